import RefreshCGtk3

/// A widget with a reference of its own: it stays valid memory when the window around it is destroyed first.
@MainActor
final class WidgetReference<Instance> {
    /// The widget as its class.
    let instance: UnsafeMutablePointer<Instance>

    /// The widget as a widget.
    let widget: UnsafeMutablePointer<GtkWidget>

    /// Takes a reference to `widget`, the floating one of a new widget. `Instance` must be a class of `widget`.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_ref_sink(widget)
        self.widget = widget
        instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Instance.self)
    }

    isolated deinit { g_object_unref(widget) }

    /// Gives or takes a style class.
    func setStyleClass(_ name: String, _ isPresent: Bool) {
        let context = gtk_widget_get_style_context(widget)
        if isPresent {
            gtk_style_context_add_class(context, name)
        } else {
            gtk_style_context_remove_class(context, name)
        }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as a container. It must be one.
    var asContainer: UnsafeMutablePointer<GtkContainer> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkContainer.self)
    }
}
