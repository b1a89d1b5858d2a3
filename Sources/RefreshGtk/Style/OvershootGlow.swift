import RefreshCGtk3

/// The theme's glow at the edges of a scrolled window, which would be drawn over a pulled header.
@MainActor
enum OvershootGlow {
    private static let styleClass = "refresh-scrolled"
    private static let mark = "refresh-gtk-overshoot"
    private static let sheet = ".\(styleClass) > overshoot { background: none; border: none; box-shadow: none; }"

    /// Makes the rule known to the screen of `widget`. Unlike the looks of the indicators it has to win over the theme.
    static func prepare(for widget: UnsafeMutablePointer<GtkWidget>) {
        guard let screen = gtk_widget_get_screen(widget) else { return }
        let object = screen.cast(to: GObject.self)
        guard g_object_get_data(object, mark) == nil, let provider = gtk_css_provider_new() else { return }
        g_object_set_data_full(object, mark, provider, g_object_unref)
        gtk_css_provider_load_from_data(provider, sheet, -1, nil)
        gtk_style_context_add_provider_for_screen(
            screen, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    static func setHidden(_ hidden: Bool, on scrolledWindow: UnsafeMutablePointer<GtkWidget>) {
        scrolledWindow.setStyleClass(styleClass, hidden)
    }
}
