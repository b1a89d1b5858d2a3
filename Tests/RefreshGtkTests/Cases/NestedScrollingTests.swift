import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// A scrolled window in a row of the list.
    @Suite @MainActor struct NestedScrollingTests {
        init() { GtkHarness.start() }

        @MainActor private struct Nested {
            let fixture: ScrollerFixture
            let inner: UnsafeMutablePointer<GtkWidget>

            /// Row 1 is a scrolled window of 160 pixels with 1000 pixels of content.
            init(content: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Inside")) {
                let inner = gtk_scrolled_window_new(nil, nil)!
                gtk_widget_set_size_request(content, -1, 1000)
                gtk_container_add(inner.cast(to: GtkContainer.self), content)
                gtk_widget_set_size_request(inner, -1, 160)
                self.inner = inner
                fixture = ScrollerFixture(rows: 30) {
                    $0.header = RefreshHeader()
                } makeRow: {
                    $0 == 1 ? inner : ScrollerFixture.label($0)
                }
            }

            var adjustment: UnsafeMutablePointer<GtkAdjustment> {
                gtk_scrolled_window_get_vadjustment(inner.cast(to: GtkScrolledWindow.self))
            }

            var innerOffset: Double {
                get { gtk_adjustment_get_value(adjustment) }
                nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
            }

            /// A point inside the inner window.
            var point: Point { fixture.window.point(in: inner, x: 200, y: 60) }

            func touchpad(_ y: Double, _ count: Int) {
                for _ in 0..<count {
                    EventClock.advance(8)
                    Touchpad.scroll(in: fixture.window, at: point, y: y)
                }
            }

            func liftTouchpad() {
                EventClock.advance(8)
                Touchpad.stop(in: fixture.window, at: point)
            }

            func wheel(_ notches: Int) {
                for _ in 0..<abs(notches) {
                    EventClock.advance(40)
                    Wheel.notch(to: notches < 0 ? .up : .down, in: fixture.window, at: point)
                }
            }
        }

        @Test("a finger in the middle of a nested list scrolls that, and nothing else")
        func touchInside() {
            let nested = Nested()
            nested.innerOffset = 400
            let finger = Contact.finger(in: nested.fixture.window, at: nested.point)
            finger.move(byX: 0, y: 90, steps: 15, interval: 16)
            #expect(nested.innerOffset < 400)
            #expect(nested.fixture.offset == 0)
            #expect(!nested.fixture.scroller.isDragging)
            nested.fixture.letGo(finger)
            nested.fixture.settle()
            #expect(nested.fixture.offset == 0)
            #expect(nested.fixture.states.isEmpty)
        }

        @Test("a finger at the top of a nested list pulls the outer one")
        func touchAtTop() {
            let nested = Nested()
            let finger = Contact.finger(in: nested.fixture.window, at: nested.point)
            nested.fixture.move(finger, to: -70)
            #expect(nested.innerOffset == 0)
            #expect(nested.fixture.header.state == .pulling)
            finger.release()
            nested.fixture.settle()
            #expect(nested.fixture.cb == 1)
            #expect(nested.innerOffset == 0)
        }

        @Test("a tap in a nested list reaches what is there")
        func tapInside() {
            let button = gtk_button_new_with_label("Button")!
            var clicks = 0
            SignalConnection.plain(button, "clicked") { clicks += 1 }.keepWithInstance()
            let nested = Nested(content: button)
            Contact.finger(in: nested.fixture.window, at: nested.point).release()
            #expect(clicks == 1)
        }

        @Test("two fingers in a nested list scroll that, also beyond its edge, and never pull in the same gesture")
        func touchpadInside() {
            let nested = Nested()
            nested.innerOffset = 100
            nested.touchpad(-0.1, 40)
            #expect(nested.innerOffset == 0)
            #expect(nested.fixture.offset == 0)
            #expect(nested.fixture.states.isEmpty)
            nested.liftTouchpad()
            nested.fixture.settle()
            #expect(nested.fixture.offset == 0)
            #expect(nested.fixture.cb == 0)
        }

        @Test("two fingers at the top of a nested list pull the outer one, after a pause")
        func touchpadAtTop() {
            let nested = Nested()
            EventClock.advance(1000)
            nested.touchpad(-0.1, 40)
            #expect(nested.fixture.offset < -54)
            #expect(nested.fixture.header.state == .pulling)
            nested.liftTouchpad()
            nested.fixture.settle()
            #expect(nested.fixture.cb == 1)
        }

        @Test("the wheel scrolls the nested list to its edge, and after a pause the outer one")
        func wheelInside() {
            let nested = Nested()
            nested.innerOffset = 100
            nested.fixture.scroller.contentOffset.vertical = 20
            nested.wheel(-10)
            #expect(nested.innerOffset == 0)
            #expect(nested.fixture.offset == 20, "what began inside stays inside")
            EventClock.advance(1000)
            nested.wheel(-1)
            #expect(nested.fixture.offset == 0)
            nested.wheel(-5)
            #expect(nested.fixture.offset == 0, "the run that scrolled does not pull")
            EventClock.advance(1000)
            nested.wheel(-5)
            #expect(nested.fixture.header.state == .pulling)
            GtkHarness.wait(until: nested.fixture.cb == 1)
        }
    }
}
