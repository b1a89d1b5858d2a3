import RefreshCGtk3

/// A piece of work that the main loop does once, later. Dropping the value cancels it.
@MainActor
final class Timeout {
    private final class Work {
        var body: (@MainActor () -> Void)?
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }

    private let work: Work
    private let source: guint

    /// Calls `body` when `seconds` have passed.
    init(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        work = Work(body)
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(seconds * 1000),
            { data in
                let work = Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue()
                return MainActor.assumeIsolated {
                    let body = work.body
                    // Marks the source as gone before anything else can drop the timeout.
                    work.body = nil
                    body?()
                    return G_SOURCE_REMOVE
                }
            }, Unmanaged.passRetained(work).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    }

    isolated deinit {
        if work.body != nil { g_source_remove(source) }
    }
}
