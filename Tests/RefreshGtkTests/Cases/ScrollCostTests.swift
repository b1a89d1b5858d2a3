import RefreshCGtk3
import RefreshCore
import RefreshTestSupport
import Testing

@testable import RefreshGtk

extension GtkTests {
    @Suite @MainActor struct ScrollCostTests {
        init() { GtkHarness.start() }

        /// A look that notes how often it is told something.
        @MainActor private final class CountingIndicator: RefreshIndicator {
            private let look: any RefreshIndicator
            var updates = 0

            init(_ look: Look) { self.look = look.makeIndicator() }

            var widget: UnsafeMutablePointer<GtkWidget> { look.widget }

            func update(_ presentation: RefreshPresentation) {
                updates += 1
                look.update(presentation)
            }
        }

        /// A list of 10 000 rows with a look at both ends, and what it costs.
        @MainActor private final class Stage {
            let fixture: ScrollerFixture
            let indicators: [CountingIndicator]
            /// What texts the components asked for.
            let asked = CallLog()
            private let sources = MainLoopSources()
            private let slots: [UnsafeMutablePointer<GtkWidget>]
            private let allocations: EmissionCount
            private let draws: [DrawCount]

            init(_ look: Look) {
                let (top, bottom) = (CountingIndicator(look), CountingIndicator(look))
                let asked = self.asked
                RefreshLanguage.setCatalogue { key, _ in
                    asked.note(key.rawValue)
                    return nil
                }
                fixture = ScrollerFixture(content: TreeContent.make(rows: 10_000)) {
                    $0.header = RefreshHeader(indicator: top)
                    $0.header?.lastUpdatedText = { _ in
                        asked.note("time")
                        return "Never"
                    }
                    $0.footer = RefreshFooter(indicator: bottom)
                }
                fixture.useOrdinaryScrollbars()
                indicators = [top, bottom]
                slots = fixture.components.map { [fixture] in fixture.slot(of: $0) }
                allocations = EmissionCount(of: "size-allocate", in: fixture.viewport)
                draws = slots.map { DrawCount(of: $0) }
                // A tree view measures its rows when nothing else is to do.
                sources.waitUntilGone()
                #expect(fixture.scroller.contentSize.vertical >= 400_000)
            }

            isolated deinit { RefreshLanguage.setCatalogue(nil) }

            /// In the order in which the cases name them: updates, allocations, draws, texts.
            var counts: [Int] {
                [
                    indicators.reduce(0) { $0 + $1.updates }, allocations.count, draws.reduce(0) { $0 + $1.count },
                    asked.entries.count,
                ]
            }

            var labels: [UnsafeMutablePointer<GtkWidget>] {
                slots.map(IndicatorParts.init).flatMap { $0.find("refresh-title") + $0.find("refresh-detail") }
            }

            /// To a place where neither end is near.
            func go(to offset: Double) {
                fixture.scroller.contentOffset.vertical = offset
                sources.waitUntilGone()
            }

            /// Scrolls by `count` events of the touchpad, about `pixels` each, and draws now and then.
            func touchpad(_ count: Int, by pixels: Double) {
                let unit = 63.0
                for step in 1...count {
                    fixture.touchpad(y: pixels / unit)
                    if step % 100 == 0 { GtkHarness.frames(1, of: fixture.window.widget) }
                }
            }
        }

        @Test(
            "P03: scrolling in the middle of 10 000 rows does nothing to the components", .timeLimit(.minutes(2)),
            arguments: Look.allCases)
        func middle(look: Look) {
            let stage = Stage(look)
            let fixture = stage.fixture
            // What is counted is counted: the header is told, placed, drawn and looks for its texts.
            fixture.touchpad(beyond: -20)
            gtk_widget_queue_resize(fixture.viewport)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(stage.counts.allSatisfy { $0 > 0 }, "\(stage.counts)")
            fixture.liftTouchpad(after: 200)
            fixture.settle()

            stage.go(to: 1000)
            // Held, so that no new layout can have the address of an old one.
            let layouts = stage.labels.map { ObjectReference(gtk_label_get_layout($0.cast(to: GtkLabel.self))!) }
            #expect(layouts.count == 4)
            let serials = layouts.map { pango_layout_get_serial($0.pointer) }
            let counts = stage.counts
            for step in 1...1000 {
                gtk_adjustment_set_value(fixture.adjustment, 1000 + Double(step) * 299)
                if step % 100 == 0 { GtkHarness.frames(1, of: fixture.window.widget) }
            }
            #expect(fixture.offset == 300_000)
            stage.touchpad(1000, by: -200)
            #expect((1000..<200_000).contains(fixture.offset))
            #expect(stage.counts == counts)
            for (label, layout) in zip(stage.labels, layouts) {
                #expect(gtk_label_get_layout(label.cast(to: GtkLabel.self)) == layout.pointer)
            }
            #expect(layouts.map { pango_layout_get_serial($0.pointer) } == serials)
            #expect(fixture.callbacks.isEmpty)
        }

        @Test(
            "P03: scrolling in the middle takes no memory that it keeps", .timeLimit(.minutes(2)),
            arguments: Look.allCases)
        func memory(look: Look) {
            let stage = Stage(look)
            stage.go(to: 200_000)
            /// How much the heap grows in 1000 events that end where they began.
            func growth() -> Int {
                let before = Heap.bytesInUse
                stage.touchpad(500, by: 30)
                stage.touchpad(500, by: -30)
                return Heap.bytesInUse - before
            }
            // GTK, Pango and cairo fill their caches in the first ones, and now and then later.
            let rounds = (0..<9).map { _ in growth() }
            // The least block is 32 bytes: what keeps one in every fourth event is seen.
            #expect(rounds.sorted()[rounds.count / 2] < 8000, "\(rounds)")
        }

        /// A component that notes how often its presentation is put together, which looks its texts up.
        private final class CountingComponent: Refresher {
            var presentations = 0

            init(_ edge: Edge, _ kind: ComponentKind) {
                super.init(edge: edge, kind: kind, trigger: .released, extent: 50, indicator: ArrowIndicator())
            }

            override var detail: String? {
                presentations += 1
                return nil
            }
        }

        @Test("P03: out of sight no texts are looked up and no presentation is put together")
        func presentations() {
            let components = [CountingComponent(.top, .header), CountingComponent(.bottom, .backFooter)]
            let fixture = ScrollerFixture(rows: 30) { scroller in
                for component in components { scroller.setRefresher(component, at: component.edge) }
            }
            let atRest = components[0].presentations
            fixture.touchpad(beyond: -20)
            #expect(components[0].presentations > atRest, "what is counted is counted")
            fixture.liftTouchpad(after: 200)
            fixture.settle()
            fixture.scroller.contentOffset.vertical = 100
            let before = components.map(\.presentations)
            for offset in 100..<600 { gtk_adjustment_set_value(fixture.adjustment, Double(offset)) }
            fixture.touchpad(y: -0.1, 20)
            #expect((200..<600).contains(fixture.offset))
            #expect(components.map(\.presentations) == before)
            // The lift itself is one event, however far the fingers went.
            fixture.liftTouchpad(after: 200)
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
