import RefreshCGtk3
import Synchronization

/// The thread on which GTK runs, and the way to it from others.
package enum MainLoop {
    /// The GThread that GTK runs on; 0 until ``adoptCurrentThread()``.
    private static let gtkThread = Atomic<UInt>(0)

    private static var currentThread: UInt { UInt(bitPattern: g_thread_self()) }

    /// Notes that GTK runs on this thread, and lets main-actor tasks run while GLib's loop does. To be called before
    /// ``performOnGtkThread(_:)`` is needed on another thread; calling it again is cheap.
    @MainActor
    package static func adoptCurrentThread() {
        gtkThread.store(currentThread, ordering: .relaxed)
        DispatchBridge.install()
    }

    /// Whether this is the thread on which GTK runs. May be asked from any thread.
    package static var isGtkThread: Bool { gtkThread.load(ordering: .relaxed) == currentThread }

    /// The time by which the main loop measures, in seconds from an arbitrary beginning.
    package static var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Runs `body` on GTK's thread: at once when this is it, otherwise from the main loop, in the order of the calls.
    /// May be called from any thread.
    package static func performOnGtkThread(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isGtkThread {
            MainActor.assumeIsolated(body)
            return
        }
        let box = Unmanaged.passRetained(PerformBox(body: body)).toOpaque()
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                let box = Unmanaged<PerformBox>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated(box.body)
                return gboolean(false)
            }, box, { Unmanaged<PerformBox>.fromOpaque($0!).release() })
    }
}

private final class PerformBox: Sendable {
    let body: @MainActor @Sendable () -> Void

    init(body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
