import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// How a touch can end other than by being lifted.
    @Suite @MainActor struct TouchSequenceTests {
        init() { GtkHarness.start() }

        private func expectAbandoned(
            _ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(!fixture.scroller.isDragging, sourceLocation: sourceLocation)
            #expect(fixture.header.state == .idle, sourceLocation: sourceLocation)
            fixture.settle()
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
            #expect(fixture.cb == 0, sourceLocation: sourceLocation)
        }

        private func expectWorks(_ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation) {
            fixture.drag(to: -70).release()
            fixture.settle()
            #expect(fixture.cb == 1, sourceLocation: sourceLocation)
            #expect(fixture.offset == -54, sourceLocation: sourceLocation)
        }

        @Test("a touch that the compositor takes away is no release")
        func cancelled() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -70)
            #expect(fixture.header.state == .pulling)
            finger.cancel()
            expectAbandoned(fixture)
            expectWorks(fixture)
        }

        @Test("a second finger ends the pull without a refresh")
        func secondFinger() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let first = fixture.drag(to: -70)
            let second = Contact.finger(in: fixture.window, at: fixture.point(100, 200), emulatesPointer: false)
            expectAbandoned(fixture)
            first.move(byX: 0, y: 30, steps: 3, interval: 8)
            second.move(byX: 0, y: 30, steps: 3, interval: 8)
            #expect(fixture.cb == 0)
            second.release()
            first.release()
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)
            expectWorks(fixture)
        }

        @Test("a second finger before the first one moved pulls nothing")
        func twoFingersAtRest() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let first = Contact.finger(in: fixture.window, at: fixture.point())
            let second = Contact.finger(in: fixture.window, at: fixture.point(100, 200), emulatesPointer: false)
            first.move(byX: 0, y: 100, steps: 10, interval: 8)
            second.move(byX: 0, y: 100, steps: 10, interval: 8)
            first.release()
            second.release()
            fixture.settle()
            #expect(fixture.cb == 0)
            #expect(fixture.offset == 0)
            expectWorks(fixture)
        }

        @Test("a finger catches content that springs back, where it is")
        func caught() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.drag(to: -50).release()
            GtkHarness.wait(until: fixture.offset > -30, "it springs back")
            let caught = fixture.offset
            let finger = Contact.finger(in: fixture.window, at: fixture.point())
            #expect(fixture.scroller.isDragging)
            #expect(fixture.offset == caught)
            GtkHarness.frames(5, of: fixture.window.widget)
            #expect(fixture.offset == caught, "it is held")
            finger.move(byX: 0, y: 1, steps: 1, interval: 8)
            #expect(abs(fixture.offset - caught) < 1.1, "it does not jump")
            fixture.move(finger, to: -60)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
        }

        @Test("a drag that is let go over another window is a release all the same")
        func leavesWindow() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -70)
            finger.move(byX: 900, y: 0, steps: 9, interval: 8)
            #expect(fixture.header.state == .pulling)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
        }
    }
}
