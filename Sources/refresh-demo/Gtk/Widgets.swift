import RefreshCGtk3
import RefreshGtk

typealias Widget = UnsafeMutablePointer<GtkWidget>

// C's casts and loose arguments, in one place.

@MainActor
func add(_ child: Widget, to parent: Widget) {
    gtk_container_add(parent.cast(to: GtkContainer.self), child)
}

@MainActor
func label(_ text: String, classes: String...) -> Widget {
    let label = gtk_label_new(text)!
    gtk_label_set_xalign(label.cast(to: GtkLabel.self), 0)
    gtk_label_set_ellipsize(label.cast(to: GtkLabel.self), PANGO_ELLIPSIZE_END)
    for name in classes { gtk_style_context_add_class(gtk_widget_get_style_context(label), name) }
    return label
}

/// Lets a label's text go on in further lines.
@MainActor
func wrapped(_ label: Widget) -> Widget {
    gtk_label_set_ellipsize(label.cast(to: GtkLabel.self), PANGO_ELLIPSIZE_NONE)
    gtk_label_set_line_wrap(label.cast(to: GtkLabel.self), 1)
    return label
}

@MainActor
func box(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [Widget] = []) -> Widget {
    let box = gtk_box_new(orientation, spacing)!
    for child in children { add(child, to: box) }
    return box
}

@MainActor
func setMargins(of widget: Widget, horizontal: Int32, vertical: Int32) {
    gtk_widget_set_margin_start(widget, horizontal)
    gtk_widget_set_margin_end(widget, horizontal)
    gtk_widget_set_margin_top(widget, vertical)
    gtk_widget_set_margin_bottom(widget, vertical)
}

/// A scrolled window that scrolls up and down only.
@MainActor
func scrolled(_ child: Widget) -> Widget {
    let window = gtk_scrolled_window_new(nil, nil)!
    gtk_scrolled_window_set_policy(window.cast(to: GtkScrolledWindow.self), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(window, 1)
    gtk_widget_set_hexpand(window, 1)
    add(child, to: window)
    return window
}

/// Gives a widget rules of its own. For the look of one label this is less than a style sheet for the application.
@MainActor
func setStyle(_ css: String, of widget: UnsafeMutablePointer<some Any>) {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, -1, nil)
    gtk_style_context_add_provider(
        gtk_widget_get_style_context(widget.cast(to: GtkWidget.self)), provider.opaque,
        guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
}
