import RefreshCGtk3
import RefreshGtk
import Synchronization
import Testing

/// Turns GLib's warnings and criticals into failures of the test that runs.
package enum LogWatch {
    /// Messages that are expected now, or nil when none is.
    private static let expected = Mutex<[String]?>(nil)

    /// To be called once, before anything is logged.
    static func install() {
        g_log_set_writer_func(
            { level, fields, count, _ in
                guard LogWatch.concerns(level),
                    let text = g_log_writer_format_fields(level, fields, count, gboolean(false))
                else { return g_log_writer_default(level, fields, count, nil) }
                defer { g_free(text) }
                LogWatch.note(String(cString: text))
                return G_LOG_WRITER_HANDLED
            }, nil, nil)
    }

    private static let failing = GLogLevelFlags(
        G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue)

    /// What is noted besides what fails a test.
    package enum Kind: Sendable {
        case warning
        /// What the library tells the application's developer.
        case message
    }

    private static let kind = Mutex(Kind.warning)

    private static func concerns(_ level: GLogLevelFlags) -> Bool {
        let isMessage = level.rawValue & G_LOG_LEVEL_MESSAGE.rawValue != 0
        return level.rawValue & failing.rawValue != 0 || isMessage && kind.withLock { $0 == .message }
    }

    private static func note(_ message: String) {
        let isExpected = expected.withLock { messages in
            messages?.append(message)
            return messages != nil
        }
        if !isExpected { Issue.record("GLib: \(message.drop(while: \.isNewline))") }
    }

    /// Runs `body` and returns what GLib warned of meanwhile, instead of failing the test; with `kind` `message` also
    /// what was only told.
    @MainActor
    package static func messages(of kind: Kind = .warning, during body: () throws -> Void) rethrows -> [String] {
        expected.withLock { $0 = [] }
        self.kind.withLock { $0 = kind }
        defer {
            expected.withLock { $0 = nil }
            self.kind.withLock { $0 = .warning }
        }
        try body()
        return expected.withLock { $0 ?? [] }
    }
}
