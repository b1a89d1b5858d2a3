import CSynth
import RefreshCGtk3

/// Two fingers on a touchpad. The deltas are in GDK's unit, about a tenth of a page.
@MainActor
package enum Touchpad {
    package static func scroll(
        in window: TestWindow, at point: Point, x: Double = 0, y: Double = 0, state: GdkModifierType = .init(0),
        source: GdkInputSource = GDK_SOURCE_TOUCHPAD
    ) {
        synth_scroll(window.widget, point.x, point.y, source, GDK_SCROLL_SMOOTH, x, y, 0, state.rawValue)
    }

    /// Lifts the fingers.
    package static func stop(in window: TestWindow, at point: Point, source: GdkInputSource = GDK_SOURCE_TOUCHPAD) {
        synth_scroll(window.widget, point.x, point.y, source, GDK_SCROLL_SMOOTH, 0, 0, 1, 0)
    }
}

/// The wheel of a mouse.
@MainActor
package enum Wheel {
    /// A notch of an ordinary wheel.
    package static func notch(
        _ direction: GdkScrollDirection, in window: TestWindow, at point: Point, state: GdkModifierType = .init(0)
    ) {
        synth_scroll(window.widget, point.x, point.y, GDK_SOURCE_MOUSE, direction, 0, 0, 0, state.rawValue)
    }

    /// What a wheel of high resolution sends, and Xwayland for any wheel: a part of a notch. 1 is a notch down.
    package static func turn(
        x: Double = 0, y: Double = 0, in window: TestWindow, at point: Point, state: GdkModifierType = .init(0)
    ) {
        synth_scroll(window.widget, point.x, point.y, GDK_SOURCE_MOUSE, GDK_SCROLL_SMOOTH, x, y, 0, state.rawValue)
    }
}

/// The keyboard.
@MainActor
package enum Keyboard {
    /// Presses and releases a key: `GDK_KEY_F5`.
    package static func tap(_ key: Int32, state: GdkModifierType = .init(0), in window: TestWindow) {
        press(key, state: state, in: window)
        release(key, state: state, in: window)
    }

    package static func press(_ key: Int32, state: GdkModifierType = .init(0), in window: TestWindow) {
        synth_key(window.widget, guint(key), state.rawValue, 1)
    }

    package static func release(_ key: Int32, state: GdkModifierType = .init(0), in window: TestWindow) {
        synth_key(window.widget, guint(key), state.rawValue, 0)
    }
}

/// The screen that all windows are on.
@MainActor
package enum Screen {
    /// Moves the windows to a screen on which so many pixels make a logical one along each axis.
    package static func setScale(_ scale: Int32) { synth_set_scale(scale) }
}
