import RefreshCGtk3
import RefreshGtk

/// What a step of a pull costs: one touchpad event beyond the edge, from GTK's dispatch on.
@MainActor
enum PullStepBench {
    private static let rounds = 40
    private static let wavesPerRound = 10

    static func measureSteps() -> Measurement {
        let (pulled, plain) = (BenchWindow(withLibrary: true), BenchWindow(withLibrary: false))
        plain.scroll(for: .shallow)
        return compare(pulled, plain)
    }

    static func measureRows() -> Measurement {
        let (many, few) = (
            BenchWindow(.treeView(rows: 100_000), withLibrary: true),
            BenchWindow(.treeView(rows: 100), withLibrary: true)
        )
        // A GtkTreeView measures its rows when there is nothing else to do.
        MainLoop.run { g_main_context_pending(nil) == 0 }
        return compare(many, few)
    }

    private static func compare(_ ours: BenchWindow, _ theirs: BenchWindow) -> Measurement {
        Stopwatch.compare(rounds: rounds) {
            time(in: ours)
        } over: {
            time(in: theirs)
        }
    }

    private static func time(in window: BenchWindow) -> Double {
        window.frames(1)
        window.hold(at: .shallow)
        return window.time(of: .shallow, repeated: wavesPerRound) / Double(wavesPerRound * Wave.shallow.eventCount)
    }

    /// Size allocations of the child in 1000 steps that also cross the threshold.
    static func countAllocations() throws -> Measurement {
        let window = BenchWindow(withLibrary: true)
        let waves = 1000 / Wave.deep.eventCount
        window.hold(at: .deep)
        window.frames(2)
        let counter = AllocationCounter(of: window.child)
        // Whether it counts: the child is laid out when it is asked for. A row that comes under the pointer is laid out
        // in some frames, too.
        gtk_widget_queue_resize(window.child)
        var before = 0
        repeat {
            before = counter.count
            window.frames(10)
        } while counter.count > before
        guard before > 0 else { throw Unmeasurable(reason: "GTK tells of no size allocation") }
        for _ in 0..<waves {
            window.hold(at: .deep)
            TouchpadSteps(Wave.deep.pixels, in: window).send()
            window.frames(1)
        }
        return Measurement(count: counter.count - before)
    }
}

/// Counts the size allocations of a widget, for as long as it lives. Not of those in it: GTK lays a row out anew when the
/// pointer comes over it, whoever moved the list.
///
/// By a handler: without one GTK calls the widget's class itself, and there is no emission for a hook to see.
@MainActor
private final class AllocationCounter {
    private let widget: ObjectReference<Widget>
    private var handler: gulong = 0
    private(set) var count = 0

    init(of widget: Widget) {
        self.widget = ObjectReference(widget)
        // A closure that marshals for itself fits any arguments.
        let this = Unmanaged.passUnretained(self).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), this)!
        g_closure_set_marshal(closure) { closure, _, _, _, _, _ in
            let counter = Unmanaged<AllocationCounter>.fromOpaque(closure!.pointee.data!).takeUnretainedValue()
            MainActor.assumeIsolated { counter.count += 1 }
        }
        handler = g_signal_connect_closure(widget, "size-allocate", closure, gboolean(false))
    }

    isolated deinit {
        if g_signal_handler_is_connected(widget.pointer, handler) != 0 {
            g_signal_handler_disconnect(widget.pointer, handler)
        }
    }
}
