import CRefreshGtk
import RefreshCGtk3

/// Tells when a widget comes onto the screen and when it leaves it. Dropping the observer ends that; it keeps the
/// widget's memory valid meanwhile.
@MainActor
final class MapObserver {
    private final class Box {
        let changed: @MainActor () -> Void
        init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }
    }

    private let reference: WidgetReference<GtkWidget>
    private let handlers: [gulong]

    /// Calls `changed` after `widget` was mapped and after it was unmapped.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, changed: @escaping @MainActor () -> Void) {
        reference = WidgetReference(widget)
        handlers = ["map", "unmap"].map { (signal: String) in
            refresh_connect_plain(
                widget, signal,
                { _, data in
                    let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
                    MainActor.assumeIsolated { box.changed() }
                }, Unmanaged.passRetained(Box(changed)).toOpaque(),
                { data, _ in Unmanaged<Box>.fromOpaque(data!).release() })
        }
    }

    isolated deinit {
        // A widget that was destroyed has dropped its handlers.
        for handler in handlers where g_signal_handler_is_connected(reference.widget, handler) != 0 {
            g_signal_handler_disconnect(reference.widget, handler)
        }
    }
}
