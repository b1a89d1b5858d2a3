import CRefreshGtk
import RefreshCGtk3

// One function for each signature of a signal. A handler that decides returns true where C returns TRUE: what it was
// told of goes no further.

extension SignalConnection {
    /// A signal without arguments: "value-changed", "clicked", "map", "destroy".
    package static func plain(
        _ instance: some GObjectPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor () -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshPlainCallback = { _, data in
                MainActor.enter(with: data) { TypedSignalBox<Body>.body(in: $0)?() }
            }
            return refresh_connect_plain(object, signal, callback, data, release)
        }
    }

    /// A change of a property.
    package static func notify(
        _ instance: some GObjectPointer, property: String, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor () -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshNotifyCallback = { _, _, data in
                MainActor.enter(with: data) { TypedSignalBox<Body>.body(in: $0)?() }
            }
            return refresh_connect_notify(object, "notify::" + property, callback, data, release)
        }
    }

    /// An event of a widget: "button-press-event", "key-press-event".
    package static func event(
        _ instance: some GObjectPointer, _ signal: String,
        _ handler: @escaping @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
    ) -> SignalConnection {
        typealias Body = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshEventCallback = { _, event, data in
                MainActor.enter(with: (data, event)) { data, event in
                    gboolean(TypedSignalBox<Body>.body(in: data)?(event) ?? false)
                }
            }
            return refresh_connect_event(object, signal, callback, data, release)
        }
    }

    /// "draw" of a widget. True: neither the widget's own drawing nor that of its children follows.
    package static func draw(
        _ instance: some GObjectPointer, _ handler: @escaping @MainActor (OpaquePointer) -> Bool
    ) -> SignalConnection {
        typealias Body = @MainActor (OpaquePointer) -> Bool
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshDrawCallback = { _, context, data in
                MainActor.enter(with: (data, context)) { data, context in
                    gboolean(TypedSignalBox<Body>.body(in: data)?(context) ?? false)
                }
            }
            return refresh_connect_draw(object, "draw", callback, data, release)
        }
    }

    /// "hierarchy-changed" of a widget, with the top level before; "add" and "remove" of a container, with the child.
    package static func widget(
        _ instance: some GObjectPointer, _ signal: String,
        _ handler: @escaping @MainActor (UnsafeMutablePointer<GtkWidget>?) -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor (UnsafeMutablePointer<GtkWidget>?) -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshWidgetCallback = { _, widget, data in
                MainActor.enter(with: (data, widget)) { TypedSignalBox<Body>.body(in: $0)?($1) }
            }
            return refresh_connect_widget(object, signal, callback, data, release)
        }
    }

    /// "direction-changed" of a widget.
    package static func directionChanged(
        _ instance: some GObjectPointer, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        typealias Body = @MainActor () -> Void
        return TypedSignalBox<Body>(handler).connect(instance) { object, data, release in
            let callback: RefreshDirectionCallback = { _, _, data in
                MainActor.enter(with: data) { TypedSignalBox<Body>.body(in: $0)?() }
            }
            return refresh_connect_direction(object, "direction-changed", callback, data, release)
        }
    }
}
