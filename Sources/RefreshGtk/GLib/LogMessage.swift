import RefreshCGtk3

/// Messages of the library in GLib's log: for what the application did not ask for and may want to know, at the level
/// that no setting of `G_DEBUG` makes fatal.
@MainActor
enum LogMessage {
    static let domain = "RefreshGtk"

    static func write(_ text: String) {
        text.withCString { text in
            withVaList([text]) { g_logv(domain, G_LOG_LEVEL_MESSAGE, "%s", $0) }
        }
    }
}
