import RefreshCGtk3
import RefreshCore

/// What an offset event costs in the core, beside what GTK itself does when the list is scrolled.
@MainActor
enum CoreEventBench {
    private static let rounds = 60
    private static let eventsPerRound = 2000

    static func measure() -> Measurement {
        let driver = driver()
        let window = BenchWindow(withLibrary: false)
        let middle = gtk_adjustment_get_upper(window.adjustment) / 2
        return Stopwatch.compare(rounds: rounds) {
            timePerEvent { driver.send(.offset(ContentOffset(horizontal: 0, vertical: middle + $0), isDragging: true)) }
        } over: {
            defer { window.frames(1) }
            return timePerEvent { gtk_adjustment_set_value(window.adjustment, middle + $0) }
        }
    }

    /// The time of this thread that `move` takes, in seconds. It is given how far the list is beyond its middle, in
    /// pixels, and never the same twice running.
    private static func timePerEvent(_ move: (Double) -> Void) -> Double {
        Stopwatch.threadTime {
            for index in 0..<eventsPerRound { move(Double(index % 40)) }
        } / Double(eventsPerRound)
    }

    /// A list like the window's, with a header and an automatic footer, in its middle under a finger.
    private static func driver() -> ScrollDriver {
        let driver = ScrollDriver()
        driver.send(.viewport(Extents(horizontal: 400, vertical: 500)))
        driver.send(.content(Extents(horizontal: 400, vertical: 4000)))
        _ = driver.update { model in
            (
                model.attach(.released, extent: 54, at: .top),
                model.attach(.automatic(AutomaticTrigger()), extent: 44, at: .bottom)
            )
        }
        driver.send(.pan(.began, .vertical))
        return driver
    }
}
