import RefreshCGtk3

/// Names of one icon in order of preference. All end in one that GTK carries in itself, so that no icon theme, however
/// small, leads to the picture of a missing image.
@MainActor
struct IconNames {
    static let arrow = IconNames(["go-down-symbolic"])
    static let still = IconNames(["content-loading-symbolic", "view-more-horizontal-symbolic"])
    static let failure = IconNames(["dialog-warning-symbolic", "dialog-error-symbolic"])

    /// GTK's library holds this icon itself (gtk/icons in its sources).
    private static let builtIn = "pan-down-symbolic"

    let names: [String]

    init(_ names: [String]) { self.names = names }

    /// Shows the first of the names that the icon theme has, now and after each change of the theme.
    func show(in image: UnsafeMutablePointer<GtkImage>) {
        let icon = g_themed_icon_new(names[0])
        for name in names.dropFirst() + [Self.builtIn] { g_themed_icon_append_name(icon, name) }
        gtk_image_set_from_gicon(image, icon, GTK_ICON_SIZE_MENU)
        g_object_unref(icon?.rawObject)
    }
}
