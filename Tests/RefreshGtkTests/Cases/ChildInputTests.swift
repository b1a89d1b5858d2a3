import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What the widgets in the list want for themselves.
    @Suite @MainActor struct ChildInputTests {
        init() { GtkHarness.start() }

        private final class Clicks { var count = 0 }

        /// Three rows, the second of them a button.
        private func buttonList() -> (ScrollerFixture, Clicks) {
            let clicks = Clicks()
            let fixture = ScrollerFixture(rows: 3) {
                $0.header = RefreshHeader()
            } makeRow: { index in
                guard index == 1 else { return ScrollerFixture.label(index) }
                let button = gtk_button_new_with_label("Button")!
                gtk_widget_set_size_request(button, -1, gint(ScrollerFixture.rowHeight))
                SignalConnection.plain(button, "clicked") { clicks.count += 1 }.keepWithInstance()
                return button
            }
            return (fixture, clicks)
        }

        /// A selectable label, a scale and an entry.
        private func formList() -> ScrollerFixture {
            ScrollerFixture(rows: 3) {
                $0.header = RefreshHeader()
            } makeRow: { index in
                switch index {
                case 0:
                    let label = gtk_label_new("Some text to select\nin more than one line\nand one more")!
                    gtk_label_set_selectable(label.cast(to: GtkLabel.self), 1)
                    gtk_label_set_xalign(label.cast(to: GtkLabel.self), 0)
                    return label
                case 1:
                    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_VERTICAL, 0, 100, 1)!
                    gtk_widget_set_size_request(scale, -1, 160)
                    return scale
                default:
                    let entry = gtk_entry_new()!
                    gtk_entry_set_text(entry.cast(to: GtkEntry.self), "Some text to select")
                    return entry
                }
            }
        }

        /// Drags 100 pixels down with the mouse, in steps, and lets go.
        private func dragDown(_ fixture: ScrollerFixture, from point: Point, byX x: Double = 0) -> Double {
            let mouse = Contact.mouse(in: fixture.window, at: point)
            mouse.move(byX: x, y: 100, steps: 10, interval: 8)
            let offset = fixture.offset
            mouse.release()
            return offset
        }

        @Test("D07: a mouse drag in a selectable label selects and does not pull")
        func label() {
            let fixture = formList()
            #expect(dragDown(fixture, from: fixture.point(inRow: 0, x: 30, y: 5)) == 0)
            let label = fixture.content(ofRow: 0).cast(to: GtkLabel.self)
            var (start, end): (gint, gint) = (0, 0)
            #expect(gtk_label_get_selection_bounds(label, &start, &end) != 0)
            #expect(end > start)
            #expect(fixture.offset == 0)
            #expect(fixture.header.state == .idle)
        }

        @Test("D07: a mouse drag on a scale slides it and does not pull")
        func scale() {
            let fixture = formList()
            let scale = fixture.content(ofRow: 1)
            let range = scale.cast(to: GtkRange.self)
            gtk_range_set_value(range, 10)
            #expect(dragDown(fixture, from: fixture.window.point(in: scale, y: 30)) == 0)
            #expect(gtk_range_get_value(range) > 30)
            #expect(fixture.offset == 0)
            #expect(fixture.header.state == .idle)
        }

        @Test("D07: a mouse drag in an entry selects and does not pull")
        func entry() {
            let fixture = formList()
            let entry = fixture.content(ofRow: 2)
            // GtkEntry selects its whole text up to where the pointer leaves it downwards.
            #expect(dragDown(fixture, from: fixture.window.point(in: entry, x: 20), byX: 60) == 0)
            let editable = entry.opaque
            #expect(gtk_editable_get_selection_bounds(editable, nil, nil) != 0)
            #expect(fixture.offset == 0)
            #expect(fixture.header.state == .idle)
        }

        @Test("D07: with mouse pulling off, a drag on a plain row does nothing; with it on, it pulls and refreshes")
        func mousePull() {
            let fixture = ScrollerFixture(rows: 3) {
                $0.header = RefreshHeader()
                $0.isMousePullEnabled = false
            }
            #expect(dragDown(fixture, from: fixture.point(inRow: 1)) == 0)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)

            fixture.scroller.isMousePullEnabled = true
            #expect(dragDown(fixture, from: fixture.point(inRow: 1)) < 0)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)

            let mouse = fixture.drag(to: -70, by: true)
            mouse.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
        }

        @Test("D07: a mouse drag away from an edge, and one that is clearly sideways, do not pan")
        func mouseElsewhere() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 200
            #expect(dragDown(fixture, from: fixture.point()) == 200)
            fixture.scroller.contentOffset.vertical = 0
            let mouse = Contact.mouse(in: fixture.window, at: fixture.point(50))
            mouse.move(byX: 210, y: 100, steps: 10, interval: 8)
            #expect(fixture.offset == 0)
            mouse.release()
        }

        @Test("D08: a touch that begins on a button pulls, and does not click it")
        func pullFromButton() {
            let (fixture, clicks) = buttonList()
            let finger = Contact.finger(in: fixture.window, at: fixture.point(inRow: 1))
            fixture.move(finger, to: -70)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(clicks.count == 0)
        }

        @Test("D08: a tap clicks the button, also one that trembles")
        func tap() {
            let (fixture, clicks) = buttonList()
            Contact.finger(in: fixture.window, at: fixture.point(inRow: 1)).release()
            #expect(clicks.count == 1)
            #expect(fixture.offset == 0)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(inRow: 1))
            finger.move(byX: 0, y: 3, steps: 3, interval: 8)
            finger.release()
            #expect(clicks.count == 2)
            #expect(fixture.offset == 0)
            #expect(fixture.states.isEmpty)
        }

        @Test("D08: the blank area below the rows pulls as well")
        func blankArea() {
            let (fixture, _) = buttonList()
            let finger = fixture.drag(to: -70, from: 300)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
        }

        @Test("a long press reaches a button, whose click it then is")
        func longPress() {
            let (fixture, clicks) = buttonList()
            let button = fixture.content(ofRow: 1)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(inRow: 1))
            GtkHarness.wait(
                until: gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0,
                "the press reaches the button")
            #expect(fixture.scroller.isAtRest)
            finger.release()
            #expect(clicks.count == 1)
            #expect(fixture.offset == 0)
        }

        @Test(
            "a finger on a child that asks for buttons and not for touches pulls as any other, and its tap is a click")
        func emulatedPointer() {
            var presses = 0
            let fixture = ScrollerFixture(rows: 3) {
                $0.header = RefreshHeader()
                // With this it cannot be the mouse that pulls.
                $0.isMousePullEnabled = false
            } makeRow: { index in
                guard index == 1 else { return ScrollerFixture.label(index) }
                let box = gtk_event_box_new()!
                gtk_widget_set_size_request(box, -1, gint(ScrollerFixture.rowHeight))
                SignalConnection.event(box, "button-press-event") { _ in
                    presses += 1
                    return true
                }.keepWithInstance()
                return box
            }
            Contact.finger(in: fixture.window, at: fixture.point(inRow: 1)).release()
            #expect(presses == 1)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(inRow: 1))
            fixture.move(finger, to: -70)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(presses == 1)
        }

        @Test("a mouse click on a button goes through, and one that trembles too")
        func mouseClick() {
            let (fixture, clicks) = buttonList()
            let mouse = Contact.mouse(in: fixture.window, at: fixture.point(inRow: 1))
            mouse.move(byX: 1, y: 3, steps: 3, interval: 8)
            mouse.release()
            #expect(clicks.count == 1)
            #expect(fixture.offset == 0)
        }
    }
}
