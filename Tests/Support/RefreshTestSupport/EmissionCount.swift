import RefreshCGtk3
import RefreshGtk

/// Counts the emissions of a signal by a widget and by all widgets that are in it now, for as long as this lives.
///
/// By a handler at each of them: GTK emits "size-allocate", and "draw", only where one is connected and calls the
/// widget's class itself otherwise, so that an emission hook sees nothing.
@MainActor
package final class EmissionCount {
    private let signal: String
    /// Of a widget that is destroyed GLib has ended them.
    private var handlers: [(widget: ObjectReference<UnsafeMutablePointer<GtkWidget>>, id: gulong)] = []
    package private(set) var count = 0

    /// - Parameter signal: any of GtkWidget's that returns nothing, such as "size-allocate". For "draw" there is
    ///   ``DrawCount``.
    package init(of signal: String, in widget: UnsafeMutablePointer<GtkWidget>) {
        self.signal = signal
        connect(widget)
    }

    isolated deinit {
        for (widget, id) in handlers where g_signal_handler_is_connected(widget.pointer, id) != 0 {
            g_signal_handler_disconnect(widget.pointer, id)
        }
    }

    private func connect(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let this = Unmanaged.passUnretained(self).toOpaque()
        // A closure that marshals for itself fits any arguments.
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), this)!
        g_closure_set_marshal(closure) { closure, _, _, _, _, _ in
            let count = Unmanaged<EmissionCount>.fromOpaque(closure!.pointee.data!).takeUnretainedValue()
            MainActor.assumeIsolated { count.count += 1 }
        }
        handlers.append((ObjectReference(widget), g_signal_connect_closure(widget, signal, closure, gboolean(false))))
        guard widget.isInstance(of: gtk_container_get_type()) else { return }
        // Not only the children that a container tells of: a scrolled window's bars are in it as well.
        gtk_container_forall(
            widget.cast(to: GtkContainer.self),
            { child, data in
                let count = Unmanaged<EmissionCount>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { count.connect(child!) }
            }, this)
    }
}
