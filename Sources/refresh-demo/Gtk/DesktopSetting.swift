import RefreshCGtk3
import RefreshGtk

/// A yes or no of GtkSettings, for this program only.
@MainActor
struct DesktopSetting {
    static let animations = DesktopSetting(property: "gtk-enable-animations")
    static let darkTheme = DesktopSetting(property: "gtk-application-prefer-dark-theme")

    private let property: String

    private init(property: String) { self.property = property }

    var isOn: Bool {
        get {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gboolean"))
            g_object_get_property(settings, property, &value)
            return g_value_get_boolean(&value) != 0
        }
        nonmutating set {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gboolean"))
            g_value_set_boolean(&value, gboolean(newValue))
            g_object_set_property(settings, property, &value)
        }
    }

    private var settings: UnsafeMutablePointer<GObject>? { gtk_settings_get_default()?.cast(to: GObject.self) }
}
