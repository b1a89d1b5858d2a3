import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct WheelTests {
        init() { GtkHarness.start() }

        /// Where the header is on the screen, and that nothing of the list moves.
        private func expectAtRest(
            _ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
            #expect(fixture.rowY(0) == 0, sourceLocation: sourceLocation)
            #expect(fixture.header.state == .idle, sourceLocation: sourceLocation)
            #expect(gtk_widget_get_mapped(fixture.slot(of: fixture.header)) == 0, sourceLocation: sourceLocation)
        }

        @Test("D01: a wheel that reaches the top leaves nothing behind")
        func wheelToTop() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 300
            let log = OffsetLog(fixture.scroller)
            fixture.wheel(-5)
            #expect(fixture.offset == 0)
            fixture.wheel(-10)
            #expect(log.lowest == 0)
            expectAtRest(fixture)
            EventClock.advance(600)
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("D01: too few notches at rest reveal a little and go back")
        func fewNotches() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            EventClock.advance(600)
            fixture.wheel(-2)
            #expect(fixture.offset < -5 && fixture.offset > -54)
            #expect(gtk_widget_get_mapped(fixture.slot(of: fixture.header)) != 0)
            #expect(fixture.header.state == .idle)
            GtkHarness.wait(until: fixture.scroller.isAtRest, "the notches are let go")
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("D01: notches after a pause pull, and waiting lets go; afterwards a notch scrolls in full")
        func deliberateNotches() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            EventClock.advance(600)
            fixture.wheel(-5, interval: 180)
            #expect(fixture.header.state == .pulling)
            #expect(fixture.cb == 0)
            GtkHarness.wait(until: fixture.cb == 1, "the last notch is let go")
            #expect(fixture.states == ["top idle > pulling", "top pulling > refreshing"])
            fixture.header.endRefreshing()
            fixture.settle()
            expectAtRest(fixture)
            fixture.wheel(1)
            // GtkScrolledWindow's unit: page^(2/3).
            #expect(abs(fixture.offset - 63) < 0.1)
            #expect(fixture.cb == 1)
        }

        @Test("D01: with the policy never, notches do not pull")
        func neverPolicy() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.wheelPolicy = .never
            }
            let log = OffsetLog(fixture.scroller)
            EventClock.advance(600)
            fixture.wheel(-5, interval: 180)
            #expect(log.offsets == [0])
            #expect(fixture.scroller.isAtRest)
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
        }

        @Test("D01: an opposite notch cancels a pull by the wheel")
        func oppositeNotch() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            EventClock.advance(600)
            fixture.wheel(-5, interval: 100)
            fixture.wheel(1)
            #expect(fixture.header.state == .idle)
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
        }

        @Test("D01: a pull by the wheel at the end edge loads by a back footer")
        func wheelAtEnd() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            fixture.scroller.contentOffset.vertical = 700
            EventClock.advance(600)
            fixture.wheel(5, interval: 100)
            #expect(fixture.footer.state == .pulling)
            GtkHarness.wait(until: fixture.loads == 1, "the last notch is let go")
            fixture.settle()
            #expect(fixture.offset == 744)
        }

        @Test("D01: a notch that ends a fraction of a pixel before the end loads by an automatic footer")
        func fractionBeforeEnd() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.scroller.contentOffset.vertical = 743.996
            #expect(fixture.loads == 0)
            fixture.wheel(1)
            #expect(fixture.offset == 744)
            #expect(fixture.loads == 1)
        }

        @Test("D02: a high-resolution wheel is not a touchpad, whatever was used before it")
        func highResolutionWheel() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            Contact.mouse(in: fixture.window, at: fixture.point(inRow: 3)).release()
            fixture.scroller.contentOffset.vertical = 300
            let log = OffsetLog(fixture.scroller)
            fixture.wheel(-5)
            #expect(fixture.offset == 0)
            for _ in 0..<40 {
                EventClock.advance(10)
                Wheel.turn(y: -0.25, in: fixture.window, at: fixture.point())
            }
            #expect(log.lowest == 0)
            EventClock.advance(600)
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("D02: a high-resolution wheel goes to the edge and not beyond, in the step that reaches it too")
        func highResolutionEdge() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 20
            let log = OffsetLog(fixture.scroller)
            EventClock.advance(600)
            for _ in 0..<8 {
                EventClock.advance(10)
                Wheel.turn(y: -0.5, in: fixture.window, at: fixture.point())
            }
            fixture.settle()
            #expect(log.lowest == 0)
            expectAtRest(fixture)
            Wheel.turn(y: 0.5, in: fixture.window, at: fixture.point())
            #expect(abs(fixture.offset - 31.5) < 0.1)
        }
    }
}
