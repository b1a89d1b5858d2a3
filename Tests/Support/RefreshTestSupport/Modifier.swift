import CSynth
import RefreshCGtk3

/// A key that is held meanwhile. GTK's own constants are part of several C modules, and Swift finds those of an
/// enumeration only in the one that it happened to load first.
package enum Modifier {
    case none, shift, control

    var state: GdkModifierType {
        switch self {
        case .none: GdkModifierType(rawValue: 0)
        case .shift: GDK_SHIFT_MASK
        case .control: GDK_CONTROL_MASK
        }
    }
}

/// Where a notch of the wheel goes.
package enum NotchDirection {
    case up, down, left, right

    var direction: GdkScrollDirection {
        switch self {
        case .up: GDK_SCROLL_UP
        case .down: GDK_SCROLL_DOWN
        case .left: GDK_SCROLL_LEFT
        case .right: GDK_SCROLL_RIGHT
        }
    }
}

extension Wheel {
    /// A notch of an ordinary wheel, with a key held.
    package static func notch(
        to direction: NotchDirection, in window: TestWindow, at point: Point, with modifier: Modifier = .none
    ) {
        notch(direction.direction, in: window, at: point, state: modifier.state)
    }
}

extension Keyboard {
    /// Presses and releases a key while another is held.
    package static func tap(_ key: Int32, with modifier: Modifier, in window: TestWindow) {
        tap(key, state: modifier.state, in: window)
    }
}
