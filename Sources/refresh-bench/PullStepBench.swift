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
    static func countAllocations() -> Measurement {
        let window = BenchWindow(withLibrary: true)
        let waves = 1000 / Wave.deep.eventCount
        window.hold(at: .deep)
        window.frames(2)
        let counter = AllocationCounter(of: window.child)
        for _ in 0..<waves {
            window.hold(at: .deep)
            TouchpadSteps(Wave.deep.pixels, in: window).send()
            window.frames(1)
        }
        return Measurement(count: counter.count)
    }
}

/// Counts the size allocations of a widget, for as long as it lives. Not of those in it: GTK lays a row out anew when the
/// pointer comes over it, whoever moved the list.
@MainActor
private final class AllocationCounter {
    private let widget: Widget
    private let signal: guint
    private var hook: gulong = 0
    private(set) var count = 0

    init(of widget: Widget) {
        self.widget = widget
        signal = g_signal_lookup("size-allocate", gtk_widget_get_type())
        hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, parameters, data in
                let instance = g_value_get_object(parameters!)!
                let counter = Unmanaged<AllocationCounter>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { counter.note(instance.cast(to: GtkWidget.self)) }
                return gboolean(true)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_signal_remove_emission_hook(signal, hook) }

    private func note(_ allocated: Widget) {
        if allocated == widget { count += 1 }
    }
}
