import CRefreshGtk
import RefreshCGtk3

/// The key file behind a ``LastUpdatedStore``: one group, and in it a line for each key with the seconds since the
/// epoch. Several processes may use it at once.
@MainActor
struct LastUpdatedFile {
    /// How often, and at what distance in microseconds, a lock that another process holds is tried: half a second in
    /// all, where a write takes less than a millisecond. A process that takes longer hangs, and ours must not hang with it.
    private static let lockAttempts = 500
    private static let lockPause: gulong = 1000

    private static let group = "Last Updated"

    /// The folder's path, made when it is missing.
    let folder: String

    /// The file's name.
    let name: String

    var path: String { folder + "/" + name }

    /// The instant stored for `key`; nil if there is none, or none that can be one.
    func time(for key: String) -> Double? {
        let file = load()
        defer { g_key_file_unref(file) }
        guard let text = g_key_file_get_value(file, Self.group, Self.escaped(key), nil) else { return nil }
        defer { g_free(text) }
        return Double(String(cString: text)).flatMap { LocalTime.range.contains($0) ? $0 : nil }
    }

    /// Stores `times`, nil to forget one, beside what other processes have stored by now. The file is replaced as a
    /// whole. Returns nil, or what went wrong; the file is then as before.
    func merge(_ times: [String: Double?]) -> String? {
        // Access for the owner alone, as the base directory specification asks for its folders.
        guard g_mkdir_with_parents(folder, 0o700) == 0 else { return "cannot make the folder \(folder)" }
        let lock = lock()
        defer { if lock >= 0 { refresh_lock_close(lock) } }
        let file = load()
        defer { g_key_file_unref(file) }
        for (key, time) in times {
            if let time {
                g_key_file_set_double(file, Self.group, Self.escaped(key), time)
            } else {
                g_key_file_remove_key(file, Self.group, Self.escaped(key), nil)
            }
        }
        var error: UnsafeMutablePointer<GError>?
        defer { if let error { g_error_free(error) } }
        var length: gsize = 0
        let contents = g_key_file_to_data(file, &length, nil)
        defer { g_free(contents) }
        guard refresh_file_replace(path, contents, length, &error) != 0 else {
            return error.map { String(cString: $0.pointee.message) } ?? "cannot write \(path)"
        }
        return nil
    }

    /// What is stored; what can be made of it, if that is damaged.
    private func load() -> OpaquePointer {
        let file = g_key_file_new()!
        g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, nil)
        return file
    }

    /// Waits for the other processes. Returns a descriptor, or -1 if they take too long or there can be no lock: a
    /// time of theirs may then be lost, which is better than to lose ours.
    private func lock() -> CInt {
        // A file of its own: the key file is replaced by a new one while the lock is held.
        let descriptor = refresh_lock_open(path + ".lock")
        guard descriptor >= 0 else { return -1 }
        for _ in 0..<Self.lockAttempts {
            if refresh_lock_try(descriptor) != 0 { return descriptor }
            g_usleep(Self.lockPause)
        }
        refresh_lock_close(descriptor)
        return -1
    }

    /// `key` as a name that a key file can hold: without brackets, equals signs and outer spaces, and not empty.
    private static func escaped(_ key: String) -> String {
        guard !key.isEmpty, let text = g_uri_escape_string(key, nil, 1) else { return "%" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
