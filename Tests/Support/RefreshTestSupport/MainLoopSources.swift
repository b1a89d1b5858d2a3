import RefreshCGtk3
import RefreshGtk
import Testing

/// What GLib's main loop has to do since a moment: timeouts, idle calls, and the frames of busy frame clocks, which wait
/// in one of both.
@MainActor
package struct MainLoopSources {
    /// GTK frees the picture that it keeps of scrolled content 20 seconds after it was last drawn (gtkpixelcache.c).
    private static let cacheTimeout = "[gtk+] blow_cache_cb"

    /// GTK adds a source with the first window that a process shows, and keeps it.
    private static let firstWindow: Void = TestWindow().show(gtk_label_new(nil))

    /// Identifiers count up, so that those of later sources are larger.
    private let mark: guint

    private static var newestIdentifier: guint {
        let id = g_idle_add({ _ in 0 }, nil)
        g_source_remove(id)
        return id
    }

    /// Remembers the present sources as those that do not count.
    package init() {
        Self.firstWindow
        mark = Self.newestIdentifier
    }

    /// The names of the sources that were added later and are still there, except `ignored`.
    private func names(except ignored: guint = 0) -> [String] {
        (mark + 1..<Self.newestIdentifier).compactMap { id in
            guard id != ignored, let source = g_main_context_find_source_by_id(nil, id) else { return nil }
            return g_source_get_name(source).map { String(cString: $0) } ?? "a source without a name"
        }.filter { $0 != Self.cacheTimeout }
    }

    /// Runs the main loop until nothing is left that was added later: nothing ticks, no timeout waits, nothing is to
    /// be drawn. Fails the test when that does not come. GTK itself is busy for some seconds after the last movement,
    /// until its overlay scrollbar has faded.
    package func waitUntilGone(sourceLocation: SourceLocation = #_sourceLocation) {
        let end = g_get_monotonic_time() + gint64(GtkHarness.limit * 1_000_000)
        // Wakes the loop when nothing else does.
        let clock = g_timeout_add(20, { _ in 1 }, nil)
        defer { g_source_remove(clock) }
        while !names(except: clock).isEmpty {
            guard g_get_monotonic_time() < end else {
                Issue.record("left in the main loop: \(names(except: clock))", sourceLocation: sourceLocation)
                return
            }
            g_main_context_iteration(nil, gboolean(true))
        }
    }
}
