import RefreshCGtk3

/// A folder of its own for a test, removed with all files in it when this is dropped.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let path = g_dir_make_tmp("refresh-gtk-XXXXXX", nil)!
        defer { g_free(path) }
        self.path = String(cString: path)
    }

    deinit { Self.remove(path) }

    /// The names of what is in it.
    var names: [String] { Self.names(in: path) ?? [] }

    /// Writes a file, whatever is in it.
    func write(_ text: String, to name: String) {
        g_file_set_contents(path + "/" + name, text, -1, nil)
    }

    func makeFolder(_ name: String) {
        g_mkdir_with_parents(path + "/" + name, 0o700)
    }

    private static func names(in path: String) -> [String]? {
        guard let folder = g_dir_open(path, 0, nil) else { return nil }
        defer { g_dir_close(folder) }
        var names: [String] = []
        while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        for name in names(in: path) ?? [] { remove(path + "/" + name) }
        let file = g_file_new_for_path(path)
        g_file_delete(file, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(file))
    }
}
