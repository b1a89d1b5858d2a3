import CRefreshGtk
import RefreshCGtk3

/// The library's own style sheet, data/style/refresh-gtk.css, whose head lists the nodes and style classes.
///
/// It has the lowest priority there is, `GTK_STYLE_PROVIDER_PRIORITY_FALLBACK`. GTK compares priorities before
/// selectors, so any rule of a theme (priority 200) for these classes wins, and so do an application's providers
/// (600) and the user's gtk.css (800), however short their selectors. At a priority above the theme's, a theme
/// could not restyle the indicators at all.
@MainActor
enum StyleSheet {
    /// Marks a screen that has the sheet. A mark on the screen itself ends with it; a list of screens kept here would
    /// confuse a new screen with a closed one at the same address.
    private static let mark = "refresh-gtk-style-sheet"

    private static let provider: UnsafeMutablePointer<GtkCssProvider> = {
        let provider = gtk_css_provider_new()!
        var error: UnsafeMutablePointer<GError>?
        let isValid = gtk_css_provider_load_from_data(provider, refresh_resources_style_sheet(), -1, &error)
        let message = error.map { String(cString: $0.pointee.message) } ?? ""
        precondition(isValid != 0, "the embedded style sheet is broken: \(message)")
        return provider
    }()

    /// Makes the sheet apply to the screen of `widget`. Does nothing where it already does.
    static func install(for widget: UnsafeMutablePointer<GtkWidget>) {
        guard let screen = gtk_widget_get_screen(widget) else { return }
        let object = screen.cast(to: GObject.self)
        guard g_object_get_data(object, mark) == nil else { return }
        g_object_set_data(object, mark, provider)
        gtk_style_context_add_provider_for_screen(
            screen, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    }
}
