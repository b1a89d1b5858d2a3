import RefreshCGtk3
import RefreshGtk

/// The desktop's settings as GTK sees them, for the time of a test. Put back when this is dropped.
@MainActor
final class DesktopSettings {
    private var changed: [(name: String, before: GValue)] = []
    private let settings = gtk_settings_get_default()!

    /// Dots per inch that fonts are made for; the text scale of the desktop is in it.
    static let ordinaryDensity = 96.0

    func set(_ name: String, _ value: Bool) {
        set(name, booleanType) { g_value_set_boolean(&$0, gboolean(value)) }
    }

    func set(_ name: String, _ value: String) {
        set(name, stringType) { g_value_set_string(&$0, value) }
    }

    /// Makes all text `scale` times as large.
    func setTextScale(_ scale: Double) {
        // In 1024ths of a dot per inch.
        set("gtk-xft-dpi", intType) { g_value_set_int(&$0, gint(Self.ordinaryDensity * scale * 1024)) }
    }

    private func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
        var before = GValue()
        g_value_init(&before, type)
        g_object_get_property(settings.cast(to: GObject.self), name, &before)
        changed.append((name, before))
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(settings.cast(to: GObject.self), name, &value)
        g_value_unset(&value)
    }

    isolated deinit {
        for (name, before) in changed.reversed() {
            var before = before
            g_object_set_property(settings.cast(to: GObject.self), name, &before)
            g_value_unset(&before)
        }
    }

    // G_TYPE_BOOLEAN and its kin are macros with casts, which Swift does not import: fundamental types are numbers times four.
    private let booleanType: GType = 5 << 2
    private let intType: GType = 6 << 2
    private let stringType: GType = 16 << 2
}
