import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Frame ticker") @MainActor struct FrameTickerTests {
        private final class Cargo {}

        private let window = TestWindow()
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let ticker: FrameTicker

        init() {
            widget = gtk_drawing_area_new()
            window.show(widget)
            ticker = FrameTicker(widget: widget)
        }

        @Test("frames come with rising times in seconds until the callback returns false")
        func ticking() {
            let before = Double(g_get_monotonic_time()) / 1_000_000
            var times: [Double] = []
            ticker.start { time in
                times.append(time)
                return times.count < 4
            }
            #expect(ticker.isRunning)
            GtkHarness.wait(until: !ticker.isRunning)
            #expect(times.count == 4)
            #expect(times == times.sorted())
            // The clock's times are those of the monotonic clock, give or take a frame.
            #expect(abs(times[0] - before) < GtkHarness.limit)
            GtkHarness.frames(2, of: widget)
            #expect(times.count == 4)
        }

        @Test("a stopped ticker makes no further call and lets its callback go")
        func stopping() {
            let tracker = LifetimeTracker()
            var calls = 0
            start(tracker) { calls += 1 }
            GtkHarness.wait(until: calls > 0)
            ticker.stop()
            ticker.stop()
            let soFar = calls
            #expect(tracker.alive.isEmpty)
            #expect(!ticker.isRunning)
            GtkHarness.frames(2, of: widget)
            #expect(calls == soFar)
        }

        private func start(_ tracker: LifetimeTracker, _ call: @escaping @MainActor () -> Void) {
            let cargo = Cargo()
            tracker.track(cargo, "callback")
            ticker.start { _ in
                withExtendedLifetime(cargo) { call() }
                return true
            }
        }

        @Test("starting again replaces the callback")
        func replacing() {
            let tracker = LifetimeTracker()
            var calls: [String] = []
            start(tracker) { calls.append("first") }
            ticker.start { _ in
                calls.append("second")
                return calls.count < 2
            }
            #expect(tracker.alive.isEmpty)
            GtkHarness.wait(until: !ticker.isRunning)
            #expect(calls == ["second", "second"])
        }

        @Test("a callback may start the next one, whatever it returns itself", arguments: [true, false])
        func restarting(result: Bool) {
            var calls: [String] = []
            ticker.start { [ticker] _ in
                calls.append("first")
                ticker.start { _ in
                    calls.append("second")
                    return false
                }
                return result
            }
            GtkHarness.wait(until: calls.count == 2)
            GtkHarness.frames(2, of: widget)
            #expect(calls == ["first", "second"])
            #expect(!ticker.isRunning)
        }

        @Test("a callback may stop its ticker although it returns true")
        func stoppingFromWithin() {
            var calls = 0
            ticker.start { [ticker] _ in
                calls += 1
                ticker.stop()
                return true
            }
            GtkHarness.wait(until: calls == 1)
            GtkHarness.frames(2, of: widget)
            #expect(calls == 1)
        }

        @Test("a dropped ticker ends")
        func dropping() {
            let tracker = LifetimeTracker()
            var other: FrameTicker? = FrameTicker(widget: widget)
            let cargo = Cargo()
            tracker.track(other!, "ticker")
            var calls = 0
            other?.start { [cargo] _ in
                withExtendedLifetime(cargo) { calls += 1 }
                return true
            }
            other = nil
            #expect(tracker.alive.isEmpty)
            GtkHarness.frames(2, of: widget)
            #expect(calls == 0)
        }

        @Test("a destroyed widget ends the ticker, and it cannot be started again")
        func destroyedWidget() {
            let tracker = LifetimeTracker()
            start(tracker) {}
            gtk_widget_destroy(widget)
            #expect(!ticker.isRunning)
            #expect(tracker.alive.isEmpty)
            ticker.start { _ in true }
            #expect(!ticker.isRunning)
            ticker.stop()
        }

        @Test("a callback may destroy the widget")
        func destroyingFromWithin() {
            var calls = 0
            ticker.start { [widget] _ in
                calls += 1
                gtk_widget_destroy(widget)
                return true
            }
            GtkHarness.wait(until: calls == 1)
            #expect(!ticker.isRunning)
        }

        @Test("a ticker whose frames do not come says so once; one that has frames, or is stopped, never")
        func stalled() {
            var (stalls, frames) = (0, 0)
            let count: @MainActor (Double) -> Bool = { _ in
                frames += 1
                return true
            }
            ticker.start(count, onStall: { stalls += 1 })
            // A loop that was busy for longer than it takes to stall is not stalled.
            g_usleep(1_200_000)
            GtkHarness.wait(until: frames > 80)
            #expect(stalls == 0)
            window.setFrozen(true)
            GtkHarness.wait(until: stalls == 1)
            window.setFrozen(false)
            let before = frames
            GtkHarness.wait(until: frames > before + 80)
            #expect(stalls == 1)
            ticker.stop()
            let sources = MainLoopSources()
            ticker.start(count, onStall: { stalls += 1 })
            ticker.stop()
            sources.waitUntilGone()
            #expect(stalls == 1)
        }
    }
}
