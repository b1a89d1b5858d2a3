import RefreshCGtk3
import RefreshGtk
import Testing

/// Runs GTK within a test. Every suite that uses GTK calls ``start()`` in its initialiser.
///
/// A test must not `await`: another suite's test would run in between.
@MainActor
package enum GtkHarness {
    /// How long a condition may take before the test fails. Far more than it ever needs, so that a slow machine does
    /// not fail a test.
    package static let limit = 10.0

    private static var isStarted = false

    /// Initialises GTK, once, and notes the present thread as its own: in a test process the main actor has no fixed
    /// one. Ends the run, with a message, when there is no display.
    package static func start() {
        MainLoop.adoptCurrentThread()
        guard !isStarted else { return }
        LogWatch.install()
        guard gtk_init_check(nil, nil) != 0 else {
            fatalError(
                """
                GTK cannot open a display. Run: \
                GDK_BACKEND=x11 GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1 xvfb-run -a swift test
                """)
        }
        isStarted = true
        // Whatever the developer's language is.
        RefreshLanguage.current = "en"
    }

    /// Runs the main loop until `condition` holds, looking after each turn. Records an issue when it does not within
    /// `limit` seconds. Returns whether it holds.
    @discardableResult
    package static func wait(
        until condition: @autoclosure () -> Bool, limit: Double = limit, _ comment: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let end = g_get_monotonic_time() + gint64(limit * 1_000_000)
        // Wakes the loop when nothing else does. As a source like others it would, where the condition takes longer to
        // find out than its interval, always be ready and keep GTK from drawing.
        let clock = MainLoopSource.every(0.005, priority: G_PRIORITY_LOW) { true }
        defer { clock.cancel() }
        while !condition() {
            guard g_get_monotonic_time() < end else {
                Issue.record(comment ?? "The condition did not come true", sourceLocation: sourceLocation)
                return false
            }
            g_main_context_iteration(nil, gboolean(true))
        }
        return true
    }

    /// Runs the main loop until `condition` holds, and between its turns the tasks of the main actor, which GLib's loop
    /// cannot run in a test process. Only for a process that has no other test.
    package static func wait(
        withTasks condition: () -> Bool, limit: Double = limit, _ comment: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let end = MainLoop.time + limit
        let clock = MainLoopSource.every(0.005) { true }
        defer { clock.cancel() }
        while !condition() {
            guard MainLoop.time < end else {
                Issue.record(comment ?? "The condition did not come true", sourceLocation: sourceLocation)
                return
            }
            g_main_context_iteration(nil, gboolean(true))
            await Task.yield()
            MainLoop.adoptCurrentThread()
        }
    }

    /// Runs the main loop until `count` whole frames of the widget's top level are drawn. The widget must be mapped.
    package static func frames(
        _ count: Int, of widget: UnsafeMutablePointer<GtkWidget>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let clock = gtk_widget_get_frame_clock(widget) else {
            Issue.record("A widget that is not realized has no frames", sourceLocation: sourceLocation)
            return
        }
        var drawn = 0
        let painted = SignalConnection.plain(clock, "after-paint") { drawn += 1 }
        let ticker = FrameTicker(widget: widget)
        ticker.start { _ in true }
        wait(until: drawn >= count, "\(count) frames", sourceLocation: sourceLocation)
        ticker.stop()
        painted.disconnect()
    }

    /// Runs all that waits in the main loop now, without waiting for anything to come.
    package static func drain() {
        while g_main_context_iteration(nil, gboolean(false)) != 0 {}
    }
}
