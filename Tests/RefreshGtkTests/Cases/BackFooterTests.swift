import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// F10: a footer that is pulled up and let go.
    @Suite @MainActor struct BackFooterTests {
        init() { GtkHarness.start() }

        @Test("F10: a back footer below long content refreshes only when it is pulled beyond its extent")
        func longContent() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            for (target, loads, rest) in [(730.0, 0, 700.0), (744, 0, 700), (750, 1, 744)] {
                fixture.pull(to: target, from: 450)
                fixture.settle()
                #expect(fixture.loads == loads)
                #expect(fixture.offset == rest)
            }
            #expect(fixture.footer.state == .refreshing)
            #expect(fixture.place(of: fixture.footer) == 456...500)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 700)
            #expect(fixture.insets == .zero)
        }

        @Test("F10: a back footer of short content lies at the end of the viewport and opens there")
        func shortContent() {
            let fixture = ScrollerFixture(rows: 3) { $0.footer = RefreshFooter(.back) }
            fixture.pull(to: 30, from: 400)
            fixture.settle()
            #expect(fixture.loads == 0)
            #expect(fixture.offset == 0)
            fixture.pull(to: 60, from: 400)
            fixture.settle()
            #expect(fixture.loads == 1)
            #expect(fixture.offset == 44)
            #expect(fixture.rowY(0) == -44)
            #expect(fixture.place(of: fixture.footer) == 456...500)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            #expect(fixture.insets == .zero)
        }
    }
}
