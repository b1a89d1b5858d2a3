import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Indicators stop with the refresh.
    @Suite @MainActor struct StoppedIndicatorTests {
        init() { GtkHarness.start() }

        private func fixture(_ indicator: any RefreshIndicator) -> ScrollerFixture {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader(indicator: indicator)
                // Another refresh is another time.
                $0.header?.lastUpdatedText = { _ in "Never" }
            }
            fixture.useOrdinaryScrollbars()
            return fixture
        }

        /// What the header looks like when it is pulled to -20 and held there.
        private func pulled(_ fixture: ScrollerFixture) -> WidgetPicture {
            let slot = fixture.slot(of: fixture.header)
            fixture.touchpad(beyond: -20)
            // The hidden pages of a stack may wait for a layout forever, with which GTK draws it on the screen only.
            gtk_widget_queue_resize(slot)
            GtkHarness.frames(2, of: fixture.window.widget)
            return WidgetPicture(of: slot)
        }

        private func letGo(_ fixture: ScrollerFixture) {
            fixture.liftTouchpad(after: 200)
            fixture.settle()
            #expect(fixture.offset == 0)
        }

        @Test(
            "V03: after a short refresh nothing moves, and the next pull looks as the one before",
            arguments: Look.allCases)
        func shortRefresh(look: Look) {
            let sources = MainLoopSources()
            let fixture = fixture(look.makeIndicator())
            let before = pulled(fixture)
            letGo(fixture)
            let draws = DrawCount(of: fixture.slot(of: fixture.header))
            fixture.header.beginRefreshing()
            GtkHarness.frames(3, of: fixture.window.widget)
            #expect(draws.count > 0)
            fixture.header.endRefreshing()
            fixture.settle()
            sources.waitUntilGone()
            let isAsBefore = pulled(fixture) == before
            #expect(isAsBefore)
            sources.waitUntilGone()
            letGo(fixture)
        }

        @Test("V03: with pictures for refreshing alone nothing is left running, and the next pull shows none")
        func onlyRefreshing() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(3, duration: 0.15), for: .refreshing)
            let sources = MainLoopSources()
            let fixture = fixture(indicator)
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.shows("refresh-picture", in: fixture.header))
            fixture.header.endRefreshing()
            fixture.settle()
            sources.waitUntilGone()
            _ = pulled(fixture)
            #expect(!fixture.shows("refresh-picture", in: fixture.header))
            #expect(fixture.shows("refresh-title", in: fixture.header))
            sources.waitUntilGone()
            letGo(fixture)
        }

        @Test("V03: the indicator stops with the refresh, for each component", arguments: Look.allCases)
        func eachComponent(look: Look) {
            let sources = MainLoopSources()
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader(indicator: look.makeIndicator())
                $0.footer = RefreshFooter(indicator: look.makeIndicator())
            }
            fixture.useOrdinaryScrollbars()
            let draws = fixture.components.map { DrawCount(of: fixture.slot(of: $0)) }
            fixture.scroller.contentOffset.vertical = fixture.maximum
            fixture.settle()
            GtkHarness.wait(until: draws[1].count > 4, "the footer moves")
            fixture.footer.endRefreshing()
            // In sight, at rest.
            sources.waitUntilGone()
            #expect(gtk_widget_get_mapped(fixture.slot(of: fixture.footer)) != 0)
            fixture.header.beginRefreshing()
            fixture.settle()
            GtkHarness.wait(until: draws[0].count > 4, "the header moves")
            fixture.header.endRefreshing()
            fixture.settle()
            let loads = fixture.loads
            sources.waitUntilGone()
            #expect(fixture.loads == loads)
            #expect(fixture.components.allSatisfy { $0.state == .idle })
        }
    }
}
