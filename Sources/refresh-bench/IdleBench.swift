import Glibc
import RefreshCGtk3
import RefreshGtk

/// Whether the library lets the program sleep.
@MainActor
enum IdleBench {
    /// How long to watch, in seconds.
    private static let duration = 5.0
    /// GTK itself is busy for so long after the last movement, in seconds: an overlay scrollbar waits, then fades out.
    private static let scrollbarFade = 4.0

    static func measure() -> Measurement {
        let folder = TemporaryFolder()
        let header = RefreshHeader()
        header.store = LastUpdatedStore(folder: folder.path)
        let window = BenchWindow(withLibrary: true, header: header)
        guard let scroller = window.scroller, let footer = scroller.footer else { return Measurement(count: 0) }
        for component in [header, footer] {
            component.beginRefreshing()
            wait(until: component.isRefreshing && scroller.isAtRest)
            component.endRefreshing()
            wait(until: !component.isRefreshing && scroller.isAtRest)
        }
        countDispatches(for: scrollbarFade)
        return Measurement(count: countDispatches(for: duration))
    }

    private static func wait(until condition: @autoclosure () -> Bool) {
        // Wakes the loop, which may have nothing else to do.
        let clock = MainLoopSource.every(0.01) { true }
        MainLoop.run(until: condition)
        clock.cancel()
    }

    /// How often the main loop has something to do in `seconds`.
    @discardableResult
    private static func countDispatches(for seconds: Double) -> Int {
        var isOver = false
        let end = MainLoopSource.after(seconds) { isOver = true }
        var count = 0
        while !isOver {
            if g_main_context_iteration(nil, gboolean(true)) != 0 && !isOver { count += 1 }
        }
        withExtendedLifetime(end) {}
        return count
    }
}

/// A folder of its own, removed when this is dropped with what the library wrote into it.
@MainActor
private final class TemporaryFolder {
    let path: String

    init() {
        let made = g_dir_make_tmp("refresh-bench-XXXXXX", nil)
        defer { g_free(made) }
        path = made.map { String(cString: $0) } ?? String(cString: g_get_tmp_dir())
    }

    isolated deinit {
        guard let folder = g_dir_open(path, 0, nil) else { return }
        while let name = g_dir_read_name(folder) { unlink(path + "/" + String(cString: name)) }
        g_dir_close(folder)
        rmdir(path)
    }
}
