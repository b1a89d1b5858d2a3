import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Main loop sources") @MainActor struct MainLoopSourceTests {
        private final class Cargo {}

        init() { GtkHarness.start() }

        private func cargo(_ tracker: LifetimeTracker) -> Cargo {
            let cargo = Cargo()
            tracker.track(cargo, "body")
            return cargo
        }

        @Test("an idle call is made once, and its body let go")
        func idle() {
            let tracker = LifetimeTracker()
            var calls = 0
            let source = MainLoopSource.idle { [cargo = cargo(tracker)] in
                withExtendedLifetime(cargo) { calls += 1 }
            }
            #expect(source.isActive && calls == 0)
            GtkHarness.wait(until: calls == 1)
            GtkHarness.drain()
            #expect(calls == 1)
            #expect(!source.isActive)
            #expect(tracker.alive.isEmpty)
            source.cancel()
        }

        @Test("a delayed call comes when its time is over, not before")
        func delay() {
            let start = g_get_monotonic_time()
            var called: gint64?
            let source = MainLoopSource.after(0.02) { called = g_get_monotonic_time() }
            GtkHarness.wait(until: called != nil)
            #expect((called ?? 0) - start >= 20_000)
            #expect(!source.isActive)
        }

        @Test("a repeated call comes until it returns false")
        func repetition() {
            var calls = 0
            let source = MainLoopSource.every(0.001) {
                calls += 1
                return calls < 3
            }
            GtkHarness.wait(until: !source.isActive)
            #expect(calls == 3)
        }

        @Test("a dropped or cancelled source does not call, and its body is let go at once", arguments: [true, false])
        func cancelling(drops: Bool) {
            let tracker = LifetimeTracker()
            var calls = 0
            var source: MainLoopSource? = .idle { [cargo = cargo(tracker)] in
                withExtendedLifetime(cargo) { calls += 1 }
            }
            if drops { source = nil } else { source?.cancel() }
            #expect(tracker.alive.isEmpty)
            #expect(source?.isActive != true)
            GtkHarness.drain()
            #expect(calls == 0)
        }

        @Test("a body may drop its own source, one that repeats too")
        func droppingFromWithin() {
            let tracker = LifetimeTracker()
            var calls = 0
            var once: MainLoopSource?
            var repeated: MainLoopSource?
            once = .idle { [cargo = cargo(tracker)] in
                calls += 1
                #expect(once?.isActive == false)
                withExtendedLifetime(cargo) { once = nil }
            }
            repeated = .every(0) { [cargo = cargo(tracker)] in
                calls += 10
                withExtendedLifetime(cargo) { repeated = nil }
                return true
            }
            GtkHarness.wait(until: once == nil && repeated == nil)
            GtkHarness.drain()
            #expect(calls == 11)
            #expect(tracker.alive.isEmpty)
        }
    }
}
