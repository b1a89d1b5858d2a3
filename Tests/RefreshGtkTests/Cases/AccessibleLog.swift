import RefreshCGtk3
import RefreshGtk

/// What assistive technologies are told, by any object of the process, while this lives.
@MainActor
final class AccessibleLog {
    /// Changes of the state BUSY, in order.
    private(set) var busy: [Bool] = []
    /// Texts to be spoken, in order.
    private(set) var announcements: [String] = []
    /// Texts that a widget on the screen changed to.
    private(set) var names: [String] = []
    private var hooks: [(signal: guint, hook: gulong)] = []

    init() {
        add("state-change", of: atk_object_get_type()) { log, values in
            if log.text(values[1]) == "busy" { log.busy.append(g_value_get_boolean(&values[2]) != 0) }
        }
        add("announcement", of: atk_object_get_type()) { log, values in
            log.announcements.append(log.text(values[1]))
        }
        // GtkLabel tells of a new text by inserting it into its accessible object.
        add("visible-data-changed", of: atk_object_get_type()) { log, values in
            guard let object = g_value_get_object(&values[0]) else { return }
            if let name = atk_object_get_name(object.cast(to: AtkObject.self)) {
                log.names.append(String(cString: name))
            }
        }
    }

    isolated deinit {
        for (signal, hook) in hooks { g_signal_remove_emission_hook(signal, hook) }
    }

    private func text(_ value: GValue) -> String {
        var value = value
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }

    private typealias Note = @MainActor (AccessibleLog, UnsafeMutablePointer<GValue>) -> Void

    /// What GLib holds for a hook.
    private final class Hook {
        weak var log: AccessibleLog?
        let note: Note

        init(_ log: AccessibleLog, _ note: @escaping Note) {
            self.log = log
            self.note = note
        }
    }

    /// The signals have arguments that no connection of ours takes; a hook sees any emission.
    private func add(_ name: String, of type: GType, _ note: @escaping Note) {
        let signal = g_signal_lookup(name, type)
        let hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, values, data in
                let hook = Unmanaged<Hook>.fromOpaque(data!).takeUnretainedValue()
                nonisolated(unsafe) let values = UnsafeMutablePointer(mutating: values!)
                MainActor.assumeIsolated {
                    if let log = hook.log { hook.note(log, values) }
                }
                return gboolean(true)
            }, Unmanaged.passRetained(Hook(self, note)).toOpaque(),
            { Unmanaged<Hook>.fromOpaque($0!).release() })
        hooks.append((signal, hook))
    }
}
