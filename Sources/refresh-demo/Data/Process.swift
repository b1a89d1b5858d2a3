import Glibc
import RefreshCGtk3

/// A running process, as /proc tells.
struct Process: Sendable, Hashable {
    let id: Int
    let name: String
    /// What it holds in memory, in bytes.
    let residentMemory: Int

    /// All that run now, the largest first. Reads several files for each, which takes a while: not for the main thread.
    @concurrent static func running() async -> [Process] {
        guard let folder = g_dir_open("/proc", 0, nil) else { return [] }
        defer { g_dir_close(folder) }
        var processes: [Process] = []
        while let name = g_dir_read_name(folder) {
            if let id = Int(String(cString: name)), let process = Process(id: id) { processes.append(process) }
        }
        return processes.sorted { ($1.residentMemory, $0.id) < ($0.residentMemory, $1.id) }
    }

    /// nil for a process that ended meanwhile.
    private init?(id: Int) {
        guard let name = Self.contents(of: "/proc/\(id)/comm"),
            let pages = Self.contents(of: "/proc/\(id)/statm")?.split(separator: " ").dropFirst().first,
            let pageCount = Int(pages)
        else { return nil }
        self.id = id
        self.name = String(name.prefix { !$0.isNewline })
        residentMemory = pageCount * Self.pageSize
    }

    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

    private static func contents(of path: String) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &text, nil, nil) != 0, let text else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
