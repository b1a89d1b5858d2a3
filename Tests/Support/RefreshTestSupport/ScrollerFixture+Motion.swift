import CSynth
import RefreshCGtk3
import RefreshCore
import RefreshGtk
import Testing

/// Moving the list, and watching it move.
extension ScrollerFixture {
    /// The scrolled window's vertical adjustment.
    package var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scrolledWindow.cast(to: GtkScrolledWindow.self))
    }

    /// The scrolled window's horizontal adjustment.
    package var horizontalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_hadjustment(scrolledWindow.cast(to: GtkScrolledWindow.self))
    }

    /// Has the bars beside the list and not over it, where GTK is busy for seconds until one has faded.
    package func useOrdinaryScrollbars() {
        gtk_scrolled_window_set_overlay_scrolling(scrolledWindow.cast(to: GtkScrolledWindow.self), 0)
        GtkHarness.frames(2, of: window.widget)
    }

    /// The largest offset of the scroll range.
    package var maximum: Double { gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) }

    /// Calls `note` after each frame that is drawn until the list is at rest, and for `more` frames after that.
    package func settle(
        more: Int = 2, sourceLocation: SourceLocation = #_sourceLocation, eachFrame note: @escaping () -> Void
    ) {
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        let painted = SignalConnection.plain(clock, "after-paint") { note() }
        defer { painted.disconnect() }
        settle(sourceLocation: sourceLocation)
        GtkHarness.frames(more, of: window.widget, sourceLocation: sourceLocation)
    }

    /// Lets a finger go that has rested, so that there is no inertia.
    package func letGo(_ contact: Contact) {
        EventClock.advance(200)
        contact.release()
    }

    /// Drags to `target` and lets go without inertia.
    package func pull(to target: Double, from y: Int32 = 100) { letGo(drag(to: target, from: y)) }

    /// Turns the wheel by notches, `interval` milliseconds apart: positive is down.
    package func wheel(
        _ notches: Int, atY y: Int32 = 250, interval: UInt32 = 30, with modifier: Modifier = .none
    ) {
        for _ in 0..<abs(notches) {
            EventClock.advance(interval)
            Wheel.notch(to: notches < 0 ? .up : .down, in: window, at: point(200, y), with: modifier)
        }
    }

    /// Lets so much time pass on the events' clock that a wheel's next notch begins a new run.
    package func pause() { EventClock.advance(1000) }

    /// Throws the content by a finger that moves `distance` pixels up within a twelfth of a second.
    package func fling(_ distance: Double, from y: Int32 = 450) {
        let finger = Contact.finger(in: window, at: point(200, y))
        finger.move(byX: 0, y: -distance, steps: 10, interval: 8)
        finger.release()
    }
}
