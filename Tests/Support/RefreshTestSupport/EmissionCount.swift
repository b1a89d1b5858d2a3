import RefreshCGtk3
import RefreshGtk

/// Counts the emissions of a signal by a widget and all widgets in it, for as long as this lives.
@MainActor
package final class EmissionCount {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let signal: guint
    private var hook: gulong = 0
    package private(set) var count = 0

    /// - Parameter signal: one of GtkWidget's, such as "draw" or "size-allocate".
    package init(of signal: String, in widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        self.signal = g_signal_lookup(signal, gtk_widget_get_type())
        hook = g_signal_add_emission_hook(
            self.signal, 0,
            { _, _, values, data in
                let instance = g_value_get_object(values!)!
                let count = Unmanaged<EmissionCount>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { count.note(instance.cast(to: GtkWidget.self)) }
                return gboolean(true)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_signal_remove_emission_hook(signal, hook) }

    private func note(_ emitter: UnsafeMutablePointer<GtkWidget>) {
        if emitter == widget || gtk_widget_is_ancestor(emitter, widget) != 0 { count += 1 }
    }
}
