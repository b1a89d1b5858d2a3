import Foundation
import RefreshCGtk3
import RefreshGtk
import Testing

/// The built demo, run to its end.
struct DemoProcess {
    let status: Int32
    let output: String
    let errors: String

    /// Runs it with these arguments. Without a display it finds none; with one it finds the test's.
    /// - Parameters:
    ///   - closed: the number of a stream that it is started without.
    ///   - seconds: after which timeout(1) sends it SIGTERM. The status is 124 then, or 137 if that did not help.
    init(
        _ arguments: [String], hasDisplay: Bool = true, without closed: Int32? = nil,
        terminatedAfter seconds: Int? = nil
    ) throws {
        var environment = ProcessInfo.processInfo.environment
        for name in hasDisplay ? ["G_DEBUG"] : ["DISPLAY", "WAYLAND_DISPLAY", "G_DEBUG"] {
            environment[name] = nil
        }
        let settings = [
            "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "XDG_STATE_HOME": NSTemporaryDirectory(), "LC_ALL": "C.UTF-8",
        ]
        environment.merge(settings) { $1 }

        let command =
            (seconds.map { ["/usr/bin/timeout", "-k", "20", "\($0)"] } ?? [])
            + (closed.map { ["/bin/sh", "-c", "exec \"$0\" \"$@\" \($0)>&-"] } ?? []) + [Self.path]
        var argv = (command + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var (output, errors): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
        var status: gint = 0
        let isStarted = g_spawn_sync(
            nil, &argv, &envp, GSpawnFlags(0), unblockSignals, nil, &output, &errors, &status, nil)
        defer {
            g_free(output)
            g_free(errors)
        }
        try #require(isStarted != 0, "\(Self.path) cannot be started")
        // An exit leaves its status in the second byte, a signal its number in the first.
        self.status = status & 0x7f == 0 ? status >> 8 : -(status & 0x7f)
        self.output = output.map { String(cString: $0) } ?? ""
        self.errors = errors.map { String(cString: $0) } ?? ""
    }

    /// The lines of standard output as the log's events.
    func events() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    /// Beside the running test bundle, where the package manager puts every product.
    private static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("refresh-demo").path
}

/// The runner's thread has signals blocked, which a child would inherit and then outlive SIGTERM.
private let unblockSignals: GSpawnChildSetupFunc = { _ in
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
}

/// A file in a folder of its own that goes with this.
final class ScratchFile {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("refresh-demo-\(UUID().uuidString)")
    let path: String

    init(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent(name).path
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
