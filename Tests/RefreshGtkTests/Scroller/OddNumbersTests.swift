import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What adjustments and events may hold, but no list can be at.
    @Suite @MainActor struct OddNumbersTests {
        init() { GtkHarness.start() }

        /// GTK tells the application of those that are none.
        private func give(_ body: () -> Void) { _ = LogWatch.messages(during: body) }

        nonisolated static let numbers = [
            Double.nan, .infinity, -1e300, Double(Int32.max),
        ]

        private func expectWorks(_ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation) {
            fixture.settle(sourceLocation: sourceLocation)
            let rest = fixture.offset
            #expect(rest >= 0 && rest <= 700, sourceLocation: sourceLocation)
            #expect(gtk_adjustment_get_value(fixture.adjustment) == rest, sourceLocation: sourceLocation)
            fixture.header.beginRefreshing()
            fixture.settle(sourceLocation: sourceLocation)
            #expect(fixture.cb == 1, sourceLocation: sourceLocation)
            #expect(fixture.offset == -54, sourceLocation: sourceLocation)
            #expect(fixture.rowY(0) == 54, sourceLocation: sourceLocation)
            fixture.header.endRefreshing()
            fixture.settle(sourceLocation: sourceLocation)
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
        }

        @Test("the application gives the adjustment a range and a value that there are not", arguments: numbers)
        func configured(_ number: Double) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            give {
                gtk_adjustment_configure(fixture.adjustment, number, number, number, number, number, number)
                gtk_adjustment_configure(fixture.adjustment, number, -Double.infinity, Double.infinity, 1, 1, 1)
            }
            #expect(fixture.offset.isFinite)
            expectWorks(fixture)
        }

        @Test("the application puts in an adjustment of such a range and value", arguments: numbers)
        func replaced(_ number: Double) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let window = fixture.scrolledWindow.cast(to: GtkScrolledWindow.self)
            for set in [gtk_scrolled_window_set_vadjustment, gtk_scrolled_window_set_hadjustment] {
                give { set(window, gtk_adjustment_new(number, number, number, number, number, number)) }
            }
            expectWorks(fixture)
        }

        @Test("a list begins with an adjustment of such a range and value", arguments: numbers)
        func initial(_ number: Double) {
            let scrolledWindow = gtk_scrolled_window_new(nil, nil)!
            let window = scrolledWindow.cast(to: GtkScrolledWindow.self)
            for set in [gtk_scrolled_window_set_vadjustment, gtk_scrolled_window_set_hadjustment] {
                give { set(window, gtk_adjustment_new(number, number, number, number, number, number)) }
            }
            gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), gtk_text_view_new())
            let scroller = RefreshScroller(scrolledWindow)
            scroller.header = RefreshHeader()
            let shown = TestWindow(width: 400, height: 500)
            shown.show(scrolledWindow)
            GtkHarness.frames(3, of: shown.widget)
            #expect(scroller.contentOffset == .zero)
            scroller.header?.beginRefreshing()
            GtkHarness.wait(until: scroller.isAtRest && scroller.contentOffset.vertical == -54, "the header opens")
        }

        @Test("the child's own adjustment is given such a range and value", arguments: numbers)
        func inner(_ number: Double) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let inner = gtk_scrollable_get_vadjustment(gtk_widget_get_parent(fixture.list).opaque)
            give { gtk_adjustment_configure(inner, number, number, number, number, number, number) }
            GtkHarness.drain()
            gtk_widget_queue_resize(fixture.list)
            expectWorks(fixture)
        }

        @Test("an event comes with such deltas or from such a place", arguments: numbers)
        func events(_ number: Double) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(y: -0.1, 5)
            fixture.touchpad(x: number, y: number, 3)
            fixture.liftTouchpad()
            #expect(fixture.offset.isFinite)
            fixture.settle()
            let finger = Contact.finger(in: fixture.window, at: fixture.point())
            for x in [number, 0] { finger.move(to: Point(x, number)) }
            finger.cancel()
            fixture.settle()
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset >= 0 && fixture.offset <= 700)
        }

        @Test("lists that share an adjustment come to rest")
        func shared() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let other = ScrollerFixture(rows: 3) { $0.header = RefreshHeader() }
            gtk_scrolled_window_set_vadjustment(
                other.scrolledWindow.cast(to: GtkScrolledWindow.self), fixture.adjustment)
            GtkHarness.frames(2, of: other.window.widget)
            for value in Self.numbers + [50, 700] {
                give { gtk_adjustment_configure(fixture.adjustment, value, -1e6, 1e6, 1, 1, 500) }
                GtkHarness.wait(until: fixture.scroller.isAtRest && other.scroller.isAtRest, "both rest")
            }
        }
    }
}
