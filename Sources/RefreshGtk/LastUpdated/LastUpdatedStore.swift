import RefreshCGtk3

/// Remembers when lists were last updated, under keys, from one run of an application to the next.
///
/// An instant is stored, not a time of day, so that it is shown right after a journey or a change to summer time (see
/// ``LocalTime``). The place is a key file in the folder `refresh-gtk` of the user's state folder
/// (`g_get_user_state_dir`), one file for an application: two applications that both keep the default key do not
/// show each other's times.
///
/// Nothing here fails. A time that cannot be written is kept for the rest of the run and written along with the
/// next; the first such case in a process is told by one line of the level `G_LOG_LEVEL_MESSAGE`, because a full disk is
/// no mistake in the program and must not end one that runs with `G_DEBUG=fatal-warnings`. What cannot be read counts
/// as no record.
@MainActor
public final class LastUpdatedStore {
    /// The store of this application.
    public static let shared = LastUpdatedStore()

    private static var hasReported = false

    private let file: LastUpdatedFile
    private let clock: @MainActor () -> Double

    /// What could not be written yet. nil stands for a time to forget.
    private var unwritten: [String: Double?] = [:]

    /// A store of its own. Several of the same place agree.
    /// - Parameters:
    ///   - folder: the path of a folder, made when first needed; nil for `refresh-gtk` in the user's state folder.
    ///   - application: names the file; nil for the id of the default GApplication or, without one, the program's name.
    ///   - clock: gives the present instant in seconds since the epoch.
    public init(
        folder: String? = nil, application: String? = nil, clock: @escaping @MainActor () -> Double = LocalTime.now
    ) {
        let name = application ?? Self.applicationName
        let escaped = g_uri_escape_string(name, nil, 1)
        defer { g_free(escaped) }
        file = LastUpdatedFile(
            folder: folder ?? String(cString: g_get_user_state_dir()) + "/refresh-gtk",
            name: escaped.map { String(cString: $0) + ".ini" } ?? "application.ini")
        self.clock = clock
    }

    /// Where the times are kept.
    public var path: String { file.path }

    /// The present instant by the clock of this store, in seconds since the epoch.
    public var now: Double { clock() }

    /// The instant stored for `key`, in seconds since the epoch; nil if there is no record. Reads the file.
    public func time(for key: String) -> Double? {
        if let time = unwritten[key] { return time }
        return file.time(for: key)
    }

    /// Stores an instant, in seconds since the epoch, for `key`. nil, or one that has no date (see
    /// ``LocalTime/fields(of:)``), makes it "no record".
    public func setTime(_ time: Double?, for key: String) {
        unwritten[key] = .some(time.flatMap { LocalTime.range.contains($0) ? $0 : nil })
        guard let problem = file.merge(unwritten) else {
            unwritten = [:]
            return
        }
        Self.report(problem)
    }

    /// Stores the present instant for `key`.
    public func recordUpdate(for key: String) { setTime(now, for: key) }

    private static var applicationName: String {
        if let application = g_application_get_default(), let id = g_application_get_application_id(application) {
            return String(cString: id)
        }
        return g_get_prgname().map { String(cString: $0) } ?? "application"
    }

    private static func report(_ problem: String) {
        guard !hasReported else { return }
        hasReported = true
        problem.withCString { text in
            withVaList([text]) {
                g_logv("RefreshGtk", G_LOG_LEVEL_MESSAGE, "The time of the last update is not stored: %s", $0)
            }
        }
    }
}
