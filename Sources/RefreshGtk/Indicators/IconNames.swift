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
        // Without a size in pixels GTK reads the icon theme and loads the picture to measure an image that nobody sees
        // yet: a twentieth of a program's start. An application's own size stays.
        var (width, height): (gint, gint) = (0, 0)
        if gtk_image_get_pixel_size(image) < 0, gtk_icon_size_lookup(GTK_ICON_SIZE_MENU, &width, &height) != 0 {
            gtk_image_set_pixel_size(image, height)
        }
    }
}
