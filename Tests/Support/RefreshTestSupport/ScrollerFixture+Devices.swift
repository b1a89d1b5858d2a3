import RefreshCGtk3
import RefreshCore
import RefreshGtk

extension ScrollerFixture {
    /// Moves two fingers on the touchpad: `count` steps of `x` and `y`, 8 milliseconds apart. They stay down.
    package func touchpad(x: Double = 0, y: Double = 0, _ count: Int = 1) {
        for _ in 0..<count {
            EventClock.advance(8)
            Touchpad.scroll(in: window, at: point(), x: x, y: y)
        }
    }

    /// Moves two fingers on the touchpad until the offset has passed `target`. They stay down.
    package func touchpad(beyond target: Double) {
        let step = target < offset ? -0.05 : 0.05
        var steps = 0
        while (offset - target) * step < 0, steps < 5000 {
            touchpad(y: step)
            steps += 1
        }
    }

    /// Lifts the fingers from the touchpad, a moment after they last moved.
    package func liftTouchpad(after milliseconds: UInt32 = 8) {
        EventClock.advance(milliseconds)
        Touchpad.stop(in: window, at: point())
    }

    /// Throws the content by a finger that moves at `speed` pixels per second, down where positive.
    package func fling(at speed: Double) {
        let finger = Contact.finger(in: window, at: point(200, speed > 0 ? 100 : 400))
        // 8 ms between events, as a touch screen of 120 Hz has.
        finger.move(byX: 0, y: speed * 0.008 * 6, steps: 6, interval: 8)
        finger.release()
    }

    /// The library's container between the scrolled window and its child.
    package var viewport: UnsafeMutablePointer<GtkWidget> {
        gtk_bin_get_child(scrolledWindow.cast(to: GtkBin.self))
    }

    /// A point of row `index`, in the window.
    package func point(inRow index: Int, x: Int32 = 200, y: Int32 = 20) -> Point {
        point(x, Int32(rowY(index) ?? 0) + y)
    }

    /// What is in row `index`.
    package func content(ofRow index: Int) -> UnsafeMutablePointer<GtkWidget> {
        let row = gtk_list_box_get_row_at_index(list.cast(to: GtkListBox.self), gint(index))!
        return gtk_bin_get_child(row.cast(to: GtkBin.self))
    }
}
