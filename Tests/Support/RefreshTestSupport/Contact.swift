import CSynth
import RefreshCGtk3

/// The time that synthetic events carry.
@MainActor
package enum EventClock {
    /// In milliseconds. Setting it stops the clock at that time, setting 0 lets it follow the monotonic clock, which
    /// it does until set.
    package static var now: UInt32 {
        get { synth_get_time() }
        set { synth_set_time(newValue) }
    }

    /// Lets `milliseconds` pass on the clock, which stops.
    package static func advance(_ milliseconds: UInt32) { now += milliseconds }
}

/// A finger on the screen or a mouse button held down, at a point of a window.
@MainActor
package final class Contact {
    private var contact: OpaquePointer?
    /// Where it is.
    package private(set) var point: Point

    private init(_ contact: OpaquePointer, _ point: Point) {
        self.contact = contact
        self.point = point
    }

    isolated deinit { cancel() }

    /// Puts a finger down. The second and further fingers do not emulate the pointer.
    package static func finger(
        in window: TestWindow, at point: Point, emulatesPointer: Bool = true
    ) -> Contact {
        Contact(synth_touch_begin(window.widget, point.x, point.y, emulatesPointer ? 1 : 0), point)
    }

    /// Presses a button of the mouse.
    package static func mouse(
        in window: TestWindow, at point: Point, button: UInt32 = 1, state: GdkModifierType = .init(0)
    ) -> Contact {
        Contact(synth_button_press(window.widget, point.x, point.y, button, state.rawValue), point)
    }

    /// Moves to a point, in one event.
    package func move(to point: Point) {
        guard let contact else { return }
        self.point = point
        synth_contact_move(contact, point.x, point.y)
    }

    /// Moves by a distance in `steps` events, each `interval` milliseconds later on the clock; 0 leaves the clock
    /// alone.
    package func move(byX x: Double = 0, y: Double = 0, steps: Int = 1, interval: UInt32 = 0) {
        let start = point
        for step in 1...steps {
            if interval > 0 { EventClock.advance(interval) }
            let fraction = Double(step) / Double(steps)
            move(to: Point(start.x + x * fraction, start.y + y * fraction))
        }
    }

    /// Lifts the finger or lets the button go.
    package func release() {
        guard let contact else { return }
        self.contact = nil
        synth_contact_end(contact, point.x, point.y)
    }

    /// Takes the finger away as a compositor does that wants it for itself. A button is not let go at all.
    package func cancel() {
        guard let contact else { return }
        self.contact = nil
        synth_contact_cancel(contact)
    }
}
