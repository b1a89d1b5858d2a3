import RefreshCGtk3
import RefreshGtk

/// What a frame costs, from the frame clock's "before-paint" to its "after-paint", while the list moves.
@MainActor
enum FrameBench {
    /// What happens on our side; the other scrolls in range without the library.
    enum Motion {
        case pulling
        case scrolling
    }

    private static let rounds = 12
    private static let wavesPerRound = 1

    static func measure(_ motion: Motion) -> Measurement {
        let (ours, plain) = (BenchWindow(withLibrary: true), BenchWindow(withLibrary: false))
        gtk_window_move(plain.toplevel.cast(to: GtkWindow.self), 420, 0)
        plain.scroll(for: .shallow)
        if motion == .scrolling { ours.scroll(for: .shallow) }
        var times: (ours: [Double], plain: [Double]) = ([], [])
        for index in 0...rounds {
            let frames = round(of: motion, ours, plain)
            guard index > 0 else { continue }
            times.ours.append(frames.ours.quantile(0.5))
            times.plain.append(frames.plain.quantile(0.5))
        }
        return Measurement(times.ours, over: times.plain)
    }

    /// A frame of the one after a frame of the other, each after one step.
    private static func round(
        of motion: Motion, _ ours: BenchWindow, _ plain: BenchWindow
    ) -> (ours: [Double], plain: [Double]) {
        var times: (ours: [Double], plain: [Double]) = ([], [])
        for _ in 0..<wavesPerRound {
            for pixels in Wave.shallow.pixels {
                if motion == .pulling { ours.hold(at: .shallow) }
                times.ours.append(frame(after: pixels, in: ours))
                times.plain.append(frame(after: pixels, in: plain))
            }
        }
        return times
    }

    private static func frame(after pixels: Double, in window: BenchWindow) -> Double {
        TouchpadSteps([pixels], in: window).send()
        var (start, end) = (0.0, 0.0)
        window.frames(1, before: { start = Stopwatch.threadTime }, after: { end = Stopwatch.threadTime })
        return end - start
    }
}
