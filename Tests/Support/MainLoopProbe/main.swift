// A program as applications are: its main function is synchronous and GLib's loop has its thread. A test process is
// not, so tests of what main-actor tasks do under GLib's loop run this and read what it prints.
//
//   --closed-queue   the program's main queue is libdispatch's own business, as after dispatch_main()

import Glibc
import RefreshCGtk3
import RefreshGtk

/// How long a step may take before the program gives up.
let limit = 10.0

func report(_ line: String) {
    print("\(line), on GTK's thread: \(MainLoop.isGtkThread)")
}

MainLoop.adoptCurrentThread()
// Again, as with every list that is attached.
MainLoop.adoptCurrentThread()

let loop = g_main_loop_new(nil, gboolean(false))
let watchdog = MainLoopSource.after(limit) {
    print("gave up")
    g_main_loop_quit(loop)
}

var idle: MainLoopSource?

/// Tasks and GLib's own work take turns.
@MainActor func startTasks() {
    Task { @MainActor in
        report("task begins")
        try? await Task.sleep(nanoseconds: 1_000_000)
        report("task goes on after a sleep")
        await Task.detached {
            print("detached task, on GTK's thread: \(MainLoop.isGtkThread)")
            await MainActor.run { report("detached task comes back") }
        }.value
        // Of a lower priority than drawing: it only runs when the bridge rests between tasks.
        idle = .idle {
            report("idle call")
            Task.detached {
                MainLoop.performOnGtkThread {
                    report("performed from elsewhere")
                    g_main_loop_quit(loop)
                }
            }
        }
    }
}

/// What dispatch_main() does with the descriptor by which a loop learns of tasks.
@MainActor func closeQueue() {
    typealias Handle = @convention(c) () -> Int32
    close(unsafeBitCast(dlsym(nil, "_dispatch_get_main_queue_handle_4CF"), to: Handle.self)())
    idle = .idle {
        report("idle call")
        g_main_loop_quit(loop)
    }
}

if CommandLine.arguments.contains("--closed-queue") { closeQueue() } else { startTasks() }
print("loop starts")
g_main_loop_run(loop)
print("loop ends")
