import Glibc
import RefreshCGtk3
import RefreshGtk

/// Lets the program end properly when it is told to by a signal, so that what it has to write is written.
@MainActor
final class TerminationSignals {
    private var ids: [guint] = []
    private let onSignal: @MainActor () -> Void

    /// - Parameter onSignal: called from the main loop at SIGINT, SIGTERM and SIGHUP.
    init(_ onSignal: @escaping @MainActor () -> Void) {
        self.onSignal = onSignal
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let callback: GSourceFunc = { data in
                MainActor.assumeIsolated {
                    Unmanaged<TerminationSignals>.fromOpaque(data!).takeUnretainedValue().onSignal()
                }
                return gboolean(true)
            }
            ids.append(g_unix_signal_add(number, callback, Unmanaged.passUnretained(self).toOpaque()))
        }
    }

    isolated deinit {
        for id in ids { g_source_remove(id) }
    }
}
