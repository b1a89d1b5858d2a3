import CRefreshGtk
import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Whoever is told while a component goes or comes sets another one.
    @Suite @MainActor struct NestedReplacementTests {
        init() { GtkHarness.start() }

        private func slots(of fixture: ScrollerFixture) -> Int {
            var slots = 0
            gtk_container_forall(
                fixture.viewport.cast(to: GtkContainer.self),
                { child, count in
                    guard gtk_style_context_has_class(gtk_widget_get_style_context(child), "refresh-slot") != 0
                    else { return }
                    count!.assumingMemoryBound(to: Int.self).pointee += 1
                }, &slots)
            return slots
        }

        /// The last one that was set is there, alone, and works.
        private func expectOne(
            _ header: RefreshHeader, in fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(fixture.scroller.header === header, sourceLocation: sourceLocation)
            #expect(slots(of: fixture) == 1, sourceLocation: sourceLocation)
            fixture.settle(sourceLocation: sourceLocation)
            var refreshes = 0
            header.onRefreshing = { _ in refreshes += 1 }
            header.beginRefreshing()
            fixture.settle(sourceLocation: sourceLocation)
            #expect(refreshes == 1, sourceLocation: sourceLocation)
            #expect(fixture.offset == -54, sourceLocation: sourceLocation)
            header.endRefreshing()
            fixture.settle(sourceLocation: sourceLocation)
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
        }

        @Test("the one that is set last stays", arguments: ["value-changed", "changed"])
        func adjustment(_ signal: String) {
            // What goes closes at once.
            let settings = DesktopSettings()
            settings.set("gtk-enable-animations", false)
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            let (asked, last) = (RefreshHeader(), RefreshHeader())
            let connection = SignalConnection.plain(fixture.adjustment, signal) {
                if fixture.scroller.header == nil { fixture.scroller.header = last }
            }
            fixture.scroller.header = asked
            connection.disconnect()
            expectOne(last, in: fixture)
            #expect(asked.scroller == nil)
        }

        @Test("the last one that is set counts also where it is none", arguments: ["value-changed", "changed"])
        func none(_ signal: String) {
            let settings = DesktopSettings()
            settings.set("gtk-enable-animations", false)
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            let connection = SignalConnection.plain(fixture.adjustment, signal) { fixture.scroller.header = nil }
            fixture.scroller.header = RefreshHeader()
            connection.disconnect()
            #expect(fixture.scroller.header == nil)
            #expect(slots(of: fixture) == 0)
        }

        @Test("a widget asks for the component's state as it is put into its slot")
        func ownWidget() {
            let fixture = ScrollerFixture(rows: 30)
            let label = gtk_label_new("own")!
            var calls = 0
            let connection = SignalConnection.widget(label, "parent-set") { _ in
                calls += 1
                #expect(fixture.scroller.header == nil)
                _ = fixture.scroller.contentInset
                fixture.scroller.contentInset.top = 10
                fixture.scroller.contentInset.top = 0
            }
            let header = RefreshHeader(indicator: WidgetIndicator(label))
            fixture.scroller.header = header
            connection.disconnect()
            #expect(calls == 1)
            expectOne(header, in: fixture)
        }

        @Test("a widget that takes itself away as it is put in is not there")
        func removesItself() {
            let fixture = ScrollerFixture(rows: 30)
            let label = gtk_label_new("own")!
            let connection = SignalConnection.widget(label, "parent-set") { _ in
                fixture.scroller.header = nil
            }
            fixture.scroller.header = RefreshHeader(indicator: WidgetIndicator(label))
            connection.disconnect()
            #expect(fixture.scroller.header == nil)
            #expect(slots(of: fixture) == 0)
        }

        @Test("a widget that the application took out is asked for no size any more")
        func takenOut() {
            let label = ObjectReference(gtk_label_new("own")!)
            gtk_widget_set_size_request(label.pointer, -1, 100)
            let header = RefreshHeader(indicator: WidgetIndicator(label.pointer))
            let fixture = ScrollerFixture(rows: 30) { $0.header = header }
            header.beginRefreshing()
            fixture.settle()
            #expect(fixture.offset == -100)
            header.endRefreshing()
            fixture.settle()
            let slot = gtk_widget_get_parent(label.pointer).cast(to: GtkContainer.self)
            gtk_container_remove(slot, label.pointer)
            fixture.settle()
            expectOne(header, in: fixture)
        }
    }
}
