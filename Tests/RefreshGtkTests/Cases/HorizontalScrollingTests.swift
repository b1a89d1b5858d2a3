import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Content that is wider than the viewport.
    @Suite @MainActor struct HorizontalScrollingTests {
        init() { GtkHarness.start() }

        private func fixture(_ setUp: @escaping @MainActor (RefreshScroller) -> Void = { _ in }) -> ScrollerFixture {
            let content = gtk_event_box_new()!
            gtk_widget_set_size_request(content, 1000, 1200)
            return ScrollerFixture(content: content) {
                $0.header = RefreshHeader()
                setUp($0)
            }
        }

        private func sideways(_ fixture: ScrollerFixture) -> Double { fixture.scroller.contentOffset.horizontal }

        @Test("Shift and the wheel scroll sideways, from edge to edge, and never pull")
        func shiftWheel() {
            let fixture = fixture()
            fixture.wheel(2, with: .shift)
            #expect(sideways(fixture) > 100)
            #expect(fixture.offset == 0)
            fixture.wheel(20, with: .shift)
            #expect(sideways(fixture) == 600)
            fixture.pause()
            fixture.wheel(-30, with: .shift)
            fixture.pause()
            fixture.wheel(-5, with: .shift)
            fixture.settle()
            #expect(sideways(fixture) == 0)
            #expect(fixture.offset == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("a wheel with a sideways axis scrolls sideways")
        func tiltWheel() {
            let fixture = fixture()
            for _ in 0..<3 { Wheel.notch(to: .right, in: fixture.window, at: fixture.point()) }
            #expect(sideways(fixture) > 100)
            Wheel.turn(x: -0.5, in: fixture.window, at: fixture.point())
            #expect(fixture.offset == 0)
        }

        @Test("two fingers scroll sideways and upright in one gesture")
        func touchpad() {
            let fixture = fixture()
            fixture.touchpad(x: 0.5, 6)
            #expect(sideways(fixture) > 100)
            #expect(fixture.offset == 0)
            let before = sideways(fixture)
            fixture.touchpad(x: 0.2, y: 0.4, 5)
            #expect(sideways(fixture) > before)
            #expect(fixture.offset > 50)
            fixture.liftTouchpad(after: 100)
            fixture.settle()
            #expect(!fixture.scroller.isDragging)
        }

        @Test("two fingers beyond the side edge leave nothing behind")
        func touchpadBeyondSide() {
            let fixture = fixture()
            fixture.touchpad(x: -0.5, 20)
            #expect(sideways(fixture) < 0)
            fixture.liftTouchpad()
            fixture.settle()
            #expect(sideways(fixture) == 0)
            fixture.touchpad(x: 0.5)
            #expect(sideways(fixture) > 0, "the first step inwards moves it")
            fixture.liftTouchpad(after: 100)
        }

        @Test("a drag that is mostly sideways stays sideways")
        func touch() {
            let fixture = fixture()
            let finger = Contact.finger(in: fixture.window, at: fixture.point(300, 200))
            finger.move(byX: -200, y: 60, steps: 20, interval: 8)
            #expect(sideways(fixture) > 150)
            #expect(fixture.offset == 0)
            finger.release()
            fixture.settle()
            #expect(fixture.states.isEmpty)
        }

        @Test("a pull that is mostly upright stays upright")
        func upright() {
            let fixture = fixture()
            let finger = Contact.finger(in: fixture.window, at: fixture.point(200, 100))
            finger.move(byX: 60, y: 200, steps: 20, interval: 8)
            #expect(sideways(fixture) == 0)
            #expect(fixture.header.state == .pulling)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
        }
    }
}
