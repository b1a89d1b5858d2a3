import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct ScrollCostTests {
        init() { GtkHarness.start() }

        /// An indicator that notes how often it is told something.
        @MainActor private final class CountingIndicator: RefreshIndicator {
            let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Indicator")
            private let reference: ObjectReference<UnsafeMutablePointer<GtkWidget>>
            var updates = 0

            init() { reference = ObjectReference(widget) }

            func update(_ presentation: RefreshPresentation) { updates += 1 }
        }

        @Test("P03: scrolling in the middle of 10 000 rows does nothing to the components", .timeLimit(.minutes(2)))
        func middle() {
            let (top, bottom) = (CountingIndicator(), CountingIndicator())
            let fixture = ScrollerFixture(content: TreeContent.make(rows: 10_000)) {
                $0.header = RefreshHeader(indicator: top)
                $0.footer = RefreshFooter(indicator: bottom)
            }
            GtkHarness.wait(until: fixture.scroller.contentSize.vertical >= 400_000, "the rows are measured")
            fixture.scroller.contentOffset.vertical = 1000
            GtkHarness.frames(2, of: fixture.window.widget)
            let (updates, allocations) = (
                top.updates + bottom.updates, EmissionCount(of: "size-allocate", in: fixture.viewport)
            )
            let draws = [top, bottom].map { EmissionCount(of: "draw", in: $0.widget) }
            for step in 1...1000 {
                gtk_adjustment_set_value(fixture.adjustment, 1000 + Double(step) * 299)
                if step % 100 == 0 { GtkHarness.frames(1, of: fixture.window.widget) }
            }
            #expect(fixture.offset == 300_000)
            #expect(top.updates + bottom.updates == updates)
            #expect(allocations.count == 0)
            #expect(draws.map(\.count) == [0, 0])
            #expect(fixture.callbacks.isEmpty)
        }

        /// Thirty labels. The rows of a GtkListBox lay themselves out when the pointer comes over them.
        private func box() -> UnsafeMutablePointer<GtkWidget> {
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            for row in 0..<30 { gtk_box_pack_start(box.cast(to: GtkBox.self), ScrollerFixture.label(row), 0, 0, 0) }
            return box
        }

        @Test("a pull lays nothing out, neither the content nor the components", arguments: [false, true])
        func pull(ofTree: Bool) {
            let setUp: @MainActor (RefreshScroller) -> Void = {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            let fixture =
                ofTree
                ? ScrollerFixture(content: TreeContent.make(rows: 1000), setUp: setUp)
                : ScrollerFixture(content: box(), setUp: setUp)
            fixture.touchpad(beyond: -20)
            GtkHarness.frames(2, of: fixture.window.widget)
            let content = EmissionCount(of: "size-allocate", in: fixture.list)
            let slot = EmissionCount(of: "size-allocate", in: fixture.slot(of: fixture.header))
            for round in 0..<20 {
                fixture.touchpad(beyond: round % 2 == 0 ? -50 : -10)
                GtkHarness.frames(1, of: fixture.window.widget)
            }
            #expect(content.count == 0)
            #expect(slot.count == 0)
            // Nor beyond the threshold, where the header's text is another.
            fixture.touchpad(beyond: -80)
            #expect(fixture.header.state == .pulling)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(content.count == 0)
        }
    }
}
