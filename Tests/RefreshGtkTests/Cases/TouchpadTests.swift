import RefreshCGtk3
import RefreshCore
import RefreshTestSupport
import Testing

@testable import RefreshGtk

extension GtkTests {
    @Suite @MainActor struct TouchpadTests {
        init() { GtkHarness.start() }

        @Test("D03: two fingers pull like one on a screen, and their lift refreshes")
        func pull() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let log = OffsetLog(fixture.scroller)
            fixture.touchpad(beyond: -60)
            #expect(fixture.offset < -60)
            #expect(fixture.header.state == .pulling)
            // Each step moves the content by its share, without a jump.
            #expect(zip(log.offsets, log.offsets.dropFirst()).allSatisfy { $1 < $0 && $0 - $1 < 4 })
            #expect(fixture.cb == 0)
            fixture.liftTouchpad()
            #expect(fixture.header.state == .refreshing)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
        }

        @Test("D03: a short pull goes back")
        func shortPull() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(beyond: -30)
            fixture.liftTouchpad()
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("D03: without a stop event a pull is let go a moment after the last step")
        func noStop() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(beyond: -60)
            #expect(TouchpadInput.silence <= 0.3)
            GtkHarness.wait(until: !fixture.scroller.isDragging, "the session ends by itself")
            #expect(fixture.header.state == .refreshing)
            fixture.settle()
            #expect(fixture.cb == 1)
            // A stop that comes after all says nothing.
            fixture.liftTouchpad()
            fixture.settle()
            #expect(fixture.offset == -54)
            #expect(fixture.cb == 1)
        }

        @Test("D03: fingers that move back before they are lifted do not refresh")
        func movedBack() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(beyond: -60)
            fixture.touchpad(beyond: -10)
            #expect(fixture.header.state == .idle)
            fixture.liftTouchpad()
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)
        }

        @Test("D03: the stop that X sends before the first step is ignored")
        func spuriousStop() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.liftTouchpad()
            fixture.settle()
            #expect(fixture.offset == 0)
            fixture.touchpad(beyond: -60)
            fixture.liftTouchpad()
            fixture.settle()
            #expect(fixture.cb == 1)
        }

        @Test("D03: each event's own device decides: a mouse wheel between two touchpad steps changes nothing")
        func mixedDevices() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(beyond: -20)
            let held = fixture.offset
            fixture.wheel(-1)
            #expect(fixture.offset == held)
            fixture.touchpad(beyond: -60)
            fixture.liftTouchpad()
            #expect(fixture.header.state == .refreshing)
        }

        @Test("D03: a throw by touchpad glides on and comes to rest in the range")
        func inertia() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(y: 0.3, 10)
            let thrown = fixture.offset
            fixture.liftTouchpad()
            #expect(fixture.scroller.isDecelerating)
            fixture.settle()
            #expect(fixture.offset > thrown + 50)
            #expect(fixture.cb == 0)
        }

        @Test("D03: fingers that rest before they are lifted throw nothing")
        func noInertia() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.touchpad(y: 0.3, 10)
            let held = fixture.offset
            fixture.liftTouchpad(after: 100)
            #expect(fixture.scroller.isAtRest)
            #expect(fixture.offset == held)
        }
    }
}
