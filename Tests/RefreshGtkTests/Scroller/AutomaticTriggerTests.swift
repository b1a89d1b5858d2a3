import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// When an automatic footer loads by itself, as the application sets it.
    @Suite @MainActor struct AutomaticTriggerTests {
        init() { GtkHarness.start() }

        /// A footer of 44 pixels below content whose end is in sight at 700.
        private func fixture(_ trigger: AutomaticTrigger) -> ScrollerFixture {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.footer.automaticTrigger = trigger
            #expect(fixture.footer.automaticTrigger == trigger)
            return fixture
        }

        @Test(
            "it loads where the fraction says: half in sight, with the first pixel, or well before it is in sight",
            arguments: [(1.0, 744.0), (0.5, 722), (0, 700), (-1, 656), (-5, 480)])
        func fraction(_ fraction: Double, _ offset: Double) {
            let fixture = fixture(AutomaticTrigger(fraction: fraction))
            let finger = fixture.drag(to: offset - 2, from: 450)
            #expect(fixture.loads == 0)
            fixture.move(finger, to: offset + (fraction < 1 ? 1 : 0), tolerance: 0.01)
            #expect(fixture.loads == 1)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.loads == 1)
        }

        @Test("a drag loads as often as is set, without a limit where none is set", arguments: [0, 1, 3, nil])
        func times(_ times: Int?) {
            let fixture = fixture(AutomaticTrigger(timesPerDrag: times))
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.scroller.contentOffset.vertical = 600
            for round in 1...2 {
                let finger = fixture.drag(to: 744, from: 450)
                for _ in 0..<5 {
                    fixture.move(finger, to: 700)
                    fixture.move(finger, to: 744)
                }
                #expect(times.map { fixture.loads == round * $0 } ?? (fixture.loads >= round * 5))
                fixture.letGo(finger)
                fixture.settle()
            }
        }

        @Test("a budget that is set during a drag counts for that drag")
        func timesLater() {
            let fixture = fixture(AutomaticTrigger(timesPerDrag: 0))
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            let finger = fixture.drag(to: 744, from: 450)
            #expect(fixture.loads == 0)
            fixture.footer.automaticTrigger.timesPerDrag = 1
            fixture.move(finger, to: 720)
            fixture.move(finger, to: 744)
            #expect(fixture.loads == 1)
            fixture.letGo(finger)
        }

        @Test("where it is not to load by itself, wheel, keys and a fling do not; a click, Enter and a release do")
        func off() {
            let fixture = fixture(AutomaticTrigger(isAutomatic: false))
            let footer = fixture.footer
            footer.onRefreshing = { $0.endRefreshing() }
            fixture.wheel(30)
            fixture.settle()
            #expect(fixture.offset == 744)
            fixture.scroller.contentOffset.vertical = 0
            fixture.fling(at: -8000)
            fixture.settle()
            #expect(fixture.offset == 744)
            #expect(fixture.loads == 0)
            Contact.mouse(in: fixture.window, at: fixture.window.point(in: fixture.slot(of: footer))).release()
            #expect(fixture.loads == 1)
            gtk_widget_grab_focus(fixture.slot(of: footer))
            Keyboard.tap(GDK_KEY_Return, in: fixture.window)
            #expect(fixture.loads == 2)
            fixture.pull(to: 730, from: 200)
            fixture.settle()
            #expect(fixture.loads == 2, "a release before the very end")
            let finger = fixture.drag(to: 744, from: 450)
            #expect(fixture.loads == 2, "it waits for the release")
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.loads == 3)
        }

        @Test("a drag that begins on the footer scrolls and is no click, nor is a press that is let go elsewhere")
        func noClick() {
            let fixture = fixture(AutomaticTrigger(isAutomatic: false))
            let slot = fixture.slot(of: fixture.footer)
            fixture.scroller.contentOffset.vertical = 744
            GtkHarness.frames(2, of: fixture.window.widget)
            let point = fixture.window.point(in: slot)
            let finger = Contact.finger(in: fixture.window, at: point)
            finger.move(byX: 0, y: 100, steps: 10, interval: 8)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.offset < 700)
            #expect(fixture.loads == 0)
            fixture.scroller.contentOffset.vertical = 744
            GtkHarness.frames(2, of: fixture.window.widget)
            // The mouse pans at the edge only; back where it was pressed the drag is a drag still.
            let mouse = Contact.mouse(in: fixture.window, at: point)
            mouse.move(byX: 0, y: -60, steps: 6, interval: 8)
            #expect(fixture.scroller.isDragging)
            mouse.move(byX: 0, y: 80, steps: 8, interval: 8)
            EventClock.advance(200)
            mouse.release()
            fixture.settle()
            #expect(fixture.loads == 0)
            // Sideways it is no pan.
            fixture.scroller.contentOffset.vertical = 744
            GtkHarness.frames(2, of: fixture.window.widget)
            let away = Contact.mouse(in: fixture.window, at: point)
            away.move(byX: 90, y: -30, steps: 9, interval: 8)
            #expect(!fixture.scroller.isDragging)
            away.release()
            #expect(fixture.loads == 0)
            // What was pressed elsewhere is no click here.
            let onRow = Contact.mouse(in: fixture.window, at: fixture.point(200, 300))
            onRow.move(to: point)
            onRow.release()
            #expect(fixture.loads == 0)
        }

        @Test("a tap and a click on the footer load")
        func tap() {
            let fixture = fixture(AutomaticTrigger(isAutomatic: false))
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.scroller.contentOffset.vertical = 744
            GtkHarness.frames(2, of: fixture.window.widget)
            let point = fixture.window.point(in: fixture.slot(of: fixture.footer))
            Contact.finger(in: fixture.window, at: point).release()
            #expect(fixture.loads == 1)
            let trembling = Contact.finger(in: fixture.window, at: point)
            trembling.move(byX: 1, y: 3, steps: 3, interval: 8)
            trembling.release()
            #expect(fixture.loads == 2)
            Contact.mouse(in: fixture.window, at: point).release()
            #expect(fixture.loads == 3)
            Contact.mouse(in: fixture.window, at: point, button: 3).release()
            #expect(fixture.loads == 3)
        }
    }
}
