// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

// What the C types call; see refresh-bridge.h. The names are those of C.

@MainActor
private func bridge(_ pointer: UnsafeMutableRawPointer) -> Bridge {
    Unmanaged<Bridge>.fromOpaque(pointer).takeUnretainedValue()
}

@c @implementation @MainActor
func refresh_bridge_new(_ owner: UnsafeMutablePointer<GObject>) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Bridge(owner: owner)).toOpaque()
}

@c @implementation
func refresh_bridge_free(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Bridge>.fromOpaque(pointer).release()
}

@c @implementation @MainActor
func refresh_bridge_dispose(_ pointer: UnsafeMutableRawPointer) { bridge(pointer).dispose() }

@c @implementation @MainActor
func refresh_bridge_set_window(_ pointer: UnsafeMutableRawPointer, _ window: UnsafeMutablePointer<GtkWidget>?) {
    bridge(pointer).window = window
}

@c @implementation @MainActor
func refresh_bridge_get_window(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>? {
    bridge(pointer).window
}

@c @implementation @MainActor
func refresh_bridge_holds(_ pointer: UnsafeMutableRawPointer, _ widget: UnsafeMutablePointer<GtkWidget>) -> gboolean {
    bridge(pointer).scroller?.holds(widget) == true ? 1 : 0
}

@c @implementation @MainActor
func refresh_bridge_get_property(
    _ pointer: UnsafeMutableRawPointer, _ property: RefreshBridgeProperty, _ value: UnsafeMutablePointer<GValue>
) {
    BridgeProperty.property(property).read(bridge(pointer), value)
}

@c @implementation @MainActor
func refresh_bridge_set_property(
    _ pointer: UnsafeMutableRawPointer, _ property: RefreshBridgeProperty, _ value: UnsafePointer<GValue>
) {
    let bridge = bridge(pointer)
    if BridgeProperty.property(property).write(bridge, value) { bridge.notify(property) }
}

@c @implementation @MainActor
func refresh_bridge_begin(_ pointer: UnsafeMutableRawPointer, _ component: RefreshBridgeComponent) {
    bridge(pointer)[component].refresher?.beginRefreshing()
}

@c @implementation
func refresh_bridge_end(
    _ pointer: UnsafeMutableRawPointer, _ owner: UnsafeMutablePointer<GObject>, _ component: RefreshBridgeComponent,
    _ end: RefreshBridgeEnd, _ message: UnsafePointer<CChar>?
) {
    let message = message.map { String(cString: $0) } ?? ""
    perform(with: pointer, of: owner) { bridge in
        let refresher = bridge[component].refresher
        switch end {
        case REFRESH_BRIDGE_END_FAILED: refresher?.endRefreshing(failed: message)
        case REFRESH_BRIDGE_END_NO_MORE_DATA: bridge.footer.hasMore = false
        default: refresher?.endRefreshing()
        }
    }
}

@c @implementation
func refresh_bridge_reset_no_more_data(_ pointer: UnsafeMutableRawPointer, _ owner: UnsafeMutablePointer<GObject>) {
    perform(with: pointer, of: owner) { $0.footer.hasMore = true }
}

/// Runs `body` on GTK's thread, until when the owner of the bridge is kept alive.
private func perform(
    with pointer: UnsafeMutableRawPointer, of owner: UnsafeMutablePointer<GObject>,
    _ body: @escaping @MainActor @Sendable (Bridge) -> Void
) {
    nonisolated(unsafe) let (pointer, owner) = (pointer, owner)
    g_object_ref(owner)
    MainLoop.performOnGtkThread {
        body(bridge(pointer))
        g_object_unref(owner)
    }
}

@c @implementation @MainActor
func refresh_bridge_get_state(_ pointer: UnsafeMutableRawPointer, _ component: RefreshBridgeComponent) -> CInt {
    bridge(pointer)[component].state.number
}

@c @implementation @MainActor
func refresh_bridge_get_fraction(_ pointer: UnsafeMutableRawPointer, _ component: RefreshBridgeComponent) -> Double {
    bridge(pointer)[component].fraction
}
