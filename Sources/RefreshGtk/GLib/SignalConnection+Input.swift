import CRefreshGtk
import RefreshCGtk3

// The signals of gestures, and those by which scrolled windows and scrollbars tell of keys and pointers.

extension SignalConnection {
    /// "drag-begin", "drag-update" and "drag-end" of a `GtkGestureDrag`; "pressed" of a `GtkGestureLongPress`.
    package static func drag(
        _ instance: some GObjectPointer, _ signal: String, _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor (Double, Double) -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshDragCallback = { _, x, y, data in
                MainActor.enter(with: (data, x, y)) { TypedSignalBox<Body>.body(in: $0)?($1, $2) }
            }
            return refresh_connect_drag(object, signal, callback, data, release)
        }
    }

    /// "begin", "update", "end" and "cancel" of a gesture. The sequence is nil for a pointer.
    package static func sequence(
        _ instance: some GObjectPointer, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer?) -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor (OpaquePointer?) -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshSequenceCallback = { _, sequence, data in
                MainActor.enter(with: (data, sequence)) { TypedSignalBox<Body>.body(in: $0)?($1) }
            }
            return refresh_connect_sequence(object, signal, callback, data, release)
        }
    }

    /// "scroll-child" of a `GtkScrolledWindow`: a key that scrolls; the second argument says whether sideways.
    package static func scrollChild(
        _ instance: some GObjectPointer, _ handler: @escaping @MainActor (GtkScrollType, Bool) -> Bool
    ) -> SignalConnection {
        typealias Body = @MainActor (GtkScrollType, Bool) -> Bool
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshScrollChildCallback = { _, type, horizontal, data in
                MainActor.enter(with: (data, type, horizontal)) { data, type, horizontal in
                    gboolean(TypedSignalBox<Body>.body(in: data)?(type, horizontal != 0) ?? false)
                }
            }
            return refresh_connect_scroll_child(object, "scroll-child", callback, data, release)
        }
    }

    /// "change-value" of a `GtkRange`: the user moves a scrollbar.
    package static func changeValue(
        _ instance: some GObjectPointer, _ handler: @escaping @MainActor (GtkScrollType, Double) -> Bool
    ) -> SignalConnection {
        typealias Body = @MainActor (GtkScrollType, Double) -> Bool
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshChangeValueCallback = { _, type, value, data in
                MainActor.enter(with: (data, type, value)) { data, type, value in
                    gboolean(TypedSignalBox<Body>.body(in: data)?(type, value) ?? false)
                }
            }
            return refresh_connect_change_value(object, "change-value", callback, data, release)
        }
    }
}
