import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// The application takes out of its window what it finds there, which is the library's viewport.
    @Suite @MainActor struct TakenOutTests {
        init() { GtkHarness.start() }

        enum Moment: CaseIterable { case idle, pulling, refreshing, closing }

        @Test("taking the child out ends the scroller, and another child gets one", arguments: Moment.allCases)
        func another(_ moment: Moment) {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            let header = fixture.header
            let finger = reach(moment, fixture)
            let log = CallLog()
            header.onCallback = { log.note($0.rawValue) }
            let window = fixture.scrolledWindow.cast(to: GtkContainer.self)
            let bin = fixture.scrolledWindow.cast(to: GtkBin.self)
            gtk_container_remove(window, gtk_bin_get_child(bin))
            #expect(!fixture.scroller.isAttached)
            #expect(RefreshScroller.attached(to: fixture.scrolledWindow) == nil)
            #expect(header.state == .idle)
            #expect(header.scroller == nil)
            let scrolledWindow = fixture.scrolledWindow.cast(to: GtkScrolledWindow.self)
            #expect(gtk_scrolled_window_get_kinetic_scrolling(scrolledWindow) != 0)
            finger?.release()
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(log.entries.isEmpty)

            let other = gtk_text_view_new()!
            gtk_container_add(window, other)
            gtk_widget_show(other)
            let scroller = RefreshScroller(fixture.scrolledWindow)
            var refreshes = 0
            scroller.header = RefreshHeader { header in
                refreshes += 1
                header.endRefreshing()
            }
            scroller.header?.beginRefreshing()
            GtkHarness.wait(until: refreshes == 1 && scroller.isAtRest, "the new child refreshes")
            #expect(gtk_widget_get_parent(other) == gtk_bin_get_child(bin))
        }

        @Test("destroying the child ends the scroller, and another child gets one", arguments: Moment.allCases)
        func destroyed(_ moment: Moment) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = reach(moment, fixture)
            let bin = fixture.scrolledWindow.cast(to: GtkBin.self)
            // The GtkViewport around the list is what scrolls.
            gtk_widget_destroy(gtk_widget_get_parent(fixture.list))
            #expect(gtk_bin_get_child(bin) == nil)
            #expect(!fixture.scroller.isAttached)
            let scrolledWindow = fixture.scrolledWindow.cast(to: GtkScrolledWindow.self)
            #expect(gtk_scrolled_window_get_kinetic_scrolling(scrolledWindow) != 0)
            finger?.release()
            GtkHarness.frames(2, of: fixture.window.widget)

            let other = gtk_text_view_new()!
            gtk_container_add(fixture.scrolledWindow.cast(to: GtkContainer.self), other)
            gtk_widget_show(other)
            let scroller = RefreshScroller(fixture.scrolledWindow)
            scroller.header = RefreshHeader()
            scroller.header?.beginRefreshing()
            GtkHarness.wait(until: scroller.header?.state == .refreshing, "the new child refreshes")
        }

        @Test("a child that the application keeps is whole and can be put into another window")
        func moved() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let held = ObjectReference(fixture.list)
            let bin = fixture.scrolledWindow.cast(to: GtkBin.self)
            gtk_container_remove(fixture.scrolledWindow.cast(to: GtkContainer.self), gtk_bin_get_child(bin))
            #expect(gtk_widget_get_parent(held.pointer) == nil)
            let other = gtk_scrolled_window_new(nil, nil)!
            gtk_container_add(other.cast(to: GtkContainer.self), held.pointer)
            let window = TestWindow(width: 400, height: 500)
            window.show(other)
            let scroller = RefreshScroller(other)
            scroller.header = RefreshHeader()
            GtkHarness.frames(3, of: window.widget)
            #expect(scroller.contentSize.vertical == 1200)
        }

        enum Parting: CaseIterable { case destroyed, removed }

        @Test("a child that is gone scrolls by adjustments of its own", arguments: Parting.allCases)
        func adjustments(_ parting: Parting) {
            let text = ObjectReference(gtk_text_view_new()!)
            let fixture = ScrollerFixture(content: text.pointer) { $0.header = RefreshHeader() }
            let adjustment = ObjectReference(gtk_scrollable_get_vadjustment(text.pointer.opaque)!)
            switch parting {
            case .destroyed: gtk_widget_destroy(text.pointer)
            case .removed: gtk_container_remove(fixture.viewport.cast(to: GtkContainer.self), text.pointer)
            }
            #expect(gtk_scrollable_get_vadjustment(text.pointer.opaque) != adjustment.pointer)
            gtk_adjustment_configure(adjustment.pointer, 5, 0, 100, 1, 1, 10)
            GtkHarness.frames(2, of: fixture.window.widget)
        }

        @Test(
            "a window that is destroyed while it gets its scroller has none",
            arguments: ["add", "remove", "notify::kinetic-scrolling"])
        func destroyedOnTheWay(_ signal: String) {
            let list = PlainList()
            let scrolledWindow = list.scrolledWindow
            var calls = 0
            let destroy: @MainActor () -> Void = {
                calls += 1
                gtk_widget_destroy(scrolledWindow)
            }
            let connection: SignalConnection =
                signal.hasPrefix("notify::")
                ? .notify(scrolledWindow, property: String(signal.dropFirst(8))) { destroy() }
                : .widget(scrolledWindow, signal) { _ in destroy() }
            let held = ObjectReference(scrolledWindow)
            let scroller = RefreshScroller(scrolledWindow)
            connection.disconnect()
            scroller.header = RefreshHeader()
            #expect(!scroller.isAttached)
            #expect(scroller.scrolledWindow == nil)
            #expect(RefreshScroller.attached(to: scrolledWindow) == nil)
            #expect(calls > 0)
            GtkHarness.drain()
            withExtendedLifetime(held) {}
        }

        private func reach(_ moment: Moment, _ fixture: ScrollerFixture) -> Contact? {
            switch moment {
            case .idle: return nil
            case .pulling: return fixture.drag(to: -60)
            case .refreshing, .closing:
                fixture.header.beginRefreshing()
                fixture.settle()
                if moment == .closing {
                    fixture.header.endRefreshing()
                    GtkHarness.frames(2, of: fixture.window.widget)
                }
                return nil
            }
        }
    }
}
