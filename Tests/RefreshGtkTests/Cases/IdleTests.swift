import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct IdleTests {
        init() { GtkHarness.start() }

        private func fixture(_ look: Look) -> ScrollerFixture {
            ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader(indicator: look.makeIndicator())
                $0.footer = RefreshFooter(indicator: look.makeIndicator())
                $0.trailer = RefreshTrailer(indicator: look.makeIndicator())
            }
        }

        /// Waits until what `draws` counts has been drawn several times over.
        private func waitForMotion(_ draws: DrawCount, sourceLocation: SourceLocation = #_sourceLocation) {
            let start = draws.count
            GtkHarness.wait(until: draws.count >= start + 4, "the indicator moves", sourceLocation: sourceLocation)
        }

        @Test(
            "P01: after a refresh of each component nothing ticks, no timeout waits and nothing is drawn",
            arguments: Look.allCases)
        func atRest(look: Look) {
            let sources = MainLoopSources()
            let fixture = fixture(look)
            for component in fixture.components {
                component.beginRefreshing()
                fixture.settle()
                // A list does not scroll to what an automatic footer loads.
                if component.edge == .bottom { fixture.scroller.contentOffset.vertical = fixture.maximum }
                waitForMotion(DrawCount(of: fixture.slot(of: component)))
                component.endRefreshing()
                fixture.settle()
            }
            sources.waitUntilGone()
            // Without a source nothing can draw or tick by itself; and the loop agrees.
            let draws = DrawCount(of: fixture.window.widget)
            GtkHarness.drain()
            #expect(g_main_context_pending(nil) == 0)
            #expect(draws.count == 0)
            gtk_widget_queue_draw(fixture.list)
            GtkHarness.wait(until: draws.count > 0, "what is drawn is counted")
        }

        @Test("P01: refreshing out of sight draws and ticks nothing", arguments: Look.allCases)
        func outOfSight(look: Look) {
            let sources = MainLoopSources()
            let fixture = fixture(look)
            fixture.useOrdinaryScrollbars()
            let draws = DrawCount(of: fixture.slot(of: fixture.header))
            fixture.header.beginRefreshing()
            fixture.settle()
            waitForMotion(draws)
            fixture.scroller.contentOffset.vertical = 300
            let drawn = draws.count
            sources.waitUntilGone()
            #expect(draws.count == drawn)
            #expect(fixture.header.state == .refreshing)
            fixture.scroller.contentOffset.vertical = -54
            waitForMotion(draws)
        }

        @Test(
            "P01: refreshing while unmapped or minimised draws and ticks nothing, and goes on when shown",
            arguments: Look.allCases, [false, true])
        func unseen(look: Look, isMinimized: Bool) {
            let sources = MainLoopSources()
            let fixture = fixture(look)
            fixture.useOrdinaryScrollbars()
            let draws = DrawCount(of: fixture.slot(of: fixture.header))
            fixture.header.beginRefreshing()
            fixture.settle()
            waitForMotion(draws)
            if isMinimized { fixture.window.setMinimized(true) } else { gtk_widget_hide(fixture.scrolledWindow) }
            let drawn = draws.count
            sources.waitUntilGone()
            #expect(draws.count == drawn)
            if isMinimized { fixture.window.setMinimized(false) } else { gtk_widget_show(fixture.scrolledWindow) }
            waitForMotion(draws)
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.cb == 1)
        }

        @Test("P01: input that leads nowhere leaves nothing running", arguments: Look.allCases)
        func input(look: Look) {
            let sources = MainLoopSources()
            let fixture = fixture(look)
            fixture.useOrdinaryScrollbars()
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
