import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct IdleTests {
        init() { GtkHarness.start() }

        private func fixture() -> ScrollerFixture {
            ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
                $0.trailer = RefreshTrailer()
            }
        }

        @Test("P01: after a refresh of each component nothing ticks, no timeout waits and nothing is drawn")
        func atRest() {
            let sources = MainLoopSources()
            let fixture = fixture()
            for component in fixture.components {
                component.beginRefreshing()
                fixture.settle()
                component.endRefreshing()
                fixture.settle()
            }
            sources.waitUntilGone()
            // Without a source nothing can draw or tick by itself; and the loop agrees.
            let draws = EmissionCount(of: "draw", in: fixture.window.widget)
            GtkHarness.drain()
            #expect(g_main_context_pending(nil) == 0)
            #expect(draws.count == 0)
        }

        @Test("P01: refreshing out of sight draws and ticks nothing")
        func outOfSight() {
            let sources = MainLoopSources()
            let fixture = fixture()
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.isSpinning(fixture.header))
            fixture.scroller.contentOffset.vertical = 300
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(!fixture.isSpinning(fixture.header))
            let draws = EmissionCount(of: "draw", in: fixture.slot(of: fixture.header))
            sources.waitUntilGone()
            #expect(draws.count == 0)
            #expect(fixture.header.state == .refreshing)
            fixture.scroller.contentOffset.vertical = -54
            #expect(fixture.isSpinning(fixture.header))
        }

        @Test("P01: refreshing while unmapped draws and ticks nothing, and goes on when shown")
        func unmapped() {
            let sources = MainLoopSources()
            let fixture = fixture()
            fixture.header.beginRefreshing()
            fixture.settle()
            gtk_widget_hide(fixture.scrolledWindow)
            let draws = EmissionCount(of: "draw", in: fixture.scrolledWindow)
            sources.waitUntilGone()
            #expect(draws.count == 0)
            gtk_widget_show(fixture.scrolledWindow)
            GtkHarness.wait(until: fixture.isSpinning(fixture.header), "the spinner goes on")
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.cb == 1)
        }

        @Test("P01: input that leads nowhere leaves nothing running")
        func input() {
            let sources = MainLoopSources()
            let fixture = fixture()
            fixture.liftTouchpad()
            fixture.touchpad(beyond: -20)
            fixture.liftTouchpad()
            fixture.settle()
            fixture.pause()
            fixture.wheel(-2)
            GtkHarness.wait(until: fixture.scroller.isAtRest)
            fixture.drag(to: -20).cancel()
            fixture.settle()
            sources.waitUntilGone()
        }
    }
}
