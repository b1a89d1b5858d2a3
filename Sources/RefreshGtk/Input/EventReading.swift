import CRefreshGtk
import RefreshCGtk3
import RefreshCore

typealias Widget = UnsafeMutablePointer<GtkWidget>
typealias Event = UnsafeMutablePointer<GdkEvent>

/// What we read from events. Each reads the event it is given and remembers nothing.
@MainActor
enum EventReading {
    /// In seconds of the events' own clock.
    static func time(of event: Event) -> Double { Double(gdk_event_get_time(event)) / 1000 }

    /// In pixels of the screen: our own windows move under the pointer.
    static func rootPosition(of event: Event) -> Extents {
        var (x, y) = (0.0, 0.0)
        gdk_event_get_root_coords(event, &x, &y)
        return Extents(horizontal: x.finite, vertical: y.finite)
    }

    /// The kind of device that the event came from.
    static func source(of event: Event) -> GdkInputSource {
        guard let device = gdk_event_get_source_device(event) else { return GDK_SOURCE_MOUSE }
        return gdk_device_get_source(device)
    }

    static func modifiers(of event: Event) -> UInt32 {
        var state = GdkModifierType(rawValue: 0)
        gdk_event_get_state(event, &state)
        return state.rawValue
    }

    /// Whether it comes from a finger on a screen. Over windows that want no touch events, such as an icon view's, the
    /// first finger sends what a mouse would.
    static func isTouch(_ event: Event) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: true
        default: source(of: event) == GDK_SOURCE_TOUCHSCREEN
        }
    }

    /// Whether a sequence ends here by letting go, not by being taken away.
    static func isRelease(_ event: Event) -> Bool {
        let type = gdk_event_get_event_type(event)
        return type == GDK_TOUCH_END || type == GDK_BUTTON_RELEASE
    }
}

/// One scroll event: the steps it asks for, in GTK's unit, positive towards the end.
struct ScrollReading {
    var steps = AxisValues(horizontal: 0.0, vertical: 0.0)
    var isSmooth = false
    var isStop = false

    init(_ event: Event) {
        var (x, y) = (0.0, 0.0)
        if gdk_event_get_scroll_deltas(event, &x, &y) != 0 {
            isSmooth = true
            isStop = gdk_event_is_scroll_stop_event(event) != 0
            steps = AxisValues(horizontal: x.finite, vertical: y.finite)
            return
        }
        var direction = GDK_SCROLL_UP
        guard gdk_event_get_scroll_direction(event, &direction) != 0 else { return }
        switch direction {
        case GDK_SCROLL_UP: steps.vertical = -1
        case GDK_SCROLL_DOWN: steps.vertical = 1
        case GDK_SCROLL_LEFT: steps.horizontal = -1
        case GDK_SCROLL_RIGHT: steps.horizontal = 1
        default: break
        }
    }
}
