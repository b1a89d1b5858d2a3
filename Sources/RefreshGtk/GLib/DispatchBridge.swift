import CRefreshGtk
import Dispatch  // for the linker: the shim calls libdispatch

/// Lets GLib's main loop serve libdispatch's main queue, so that main-actor tasks run while the loop does.
///
/// Swift hands a task for the main actor to that queue, which on Linux nobody serves once a program's main thread is
/// in `g_main_loop_run`.
@MainActor
enum DispatchBridge {
    private static var isInstalled = false

    /// Installs the bridge, once. In a program whose main function is asynchronous it has no effect: there libdispatch
    /// serves the queue itself, on a thread of its own.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        _ = refresh_dispatch_attach()
    }
}
