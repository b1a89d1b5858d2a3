import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct InertiaTests {
        init() { GtkHarness.start() }

        @Test("D04: a hard throw to the top neither pulls nor refreshes")
        func fling() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 700
            let log = OffsetLog(fixture.scroller)
            fixture.fling(at: 5000)
            #expect(fixture.scroller.isDecelerating)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(log.lowest < 0, "the throw reaches the edge")
            #expect(log.lowest > -54)
            #expect(fixture.states.isEmpty)
            #expect(fixture.callbacks.isEmpty)
        }

        @Test("D04: a throw to the end loads by an automatic footer, and a back footer stays")
        func flingToEnd() {
            let automatic = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            automatic.fling(at: -8000)
            automatic.settle()
            #expect(automatic.offset == 744)
            #expect(automatic.loads == 1)
            let back = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            back.fling(at: -8000)
            back.settle()
            #expect(back.offset == 700)
            #expect(back.states.isEmpty)
            #expect(back.loads == 0)
        }

        @Test("D04: a drag that starts further down may go on into a pull")
        func continuedDrag() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 100
            let finger = fixture.drag(to: -70)
            #expect(fixture.header.state == .pulling)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
        }

        @Test("D10: a begin during a throw wins over it, and nothing of the throw comes back")
        func beginWhileDecelerating() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.fling(at: -3000)
            let thrown = fixture.offset
            GtkHarness.wait(until: fixture.offset > thrown + 60, "the throw goes on")
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.offset == -54)
            expectStays(fixture, at: -54)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0)
            EventClock.advance(600)
            fixture.wheel(1)
            #expect(abs(fixture.offset - 63) < 0.1)
            expectStays(fixture, at: fixture.offset)
        }

        @Test("D10: the frames of a key that scrolls do not go on over a begin")
        func beginWhileKeyScrolls() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            // The scrolled window's own key, which GTK animates.
            gtk_widget_grab_focus(fixture.scrolledWindow)
            Keyboard.tap(GDK_KEY_Page_Down, in: fixture.window)
            GtkHarness.wait(until: fixture.offset > 20, "the key scrolls")
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.offset == -54)
            expectStays(fixture, at: -54)
        }

        @Test("D10: the application's own offset ends a throw for good")
        func setWhileDecelerating() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.fling(at: -3000)
            let adjustment = gtk_scrolled_window_get_vadjustment(
                fixture.scrolledWindow.cast(to: GtkScrolledWindow.self))
            gtk_adjustment_set_value(adjustment, 33)
            #expect(fixture.offset == 33)
            #expect(fixture.scroller.isAtRest)
            expectStays(fixture, at: 33)
        }

        /// A second's worth of frames, in each of which the list is where it is.
        private func expectStays(
            _ fixture: ScrollerFixture, at offset: Double, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let log = OffsetLog(fixture.scroller)
            GtkHarness.frames(60, of: fixture.window.widget)
            #expect(log.offsets == [offset], sourceLocation: sourceLocation)
        }
    }
}
