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
