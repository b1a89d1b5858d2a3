import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Hiding and showing a component in each state, and changing how long it is.
    @Suite @MainActor struct HiddenComponentTests {
        init() { GtkHarness.start() }

        @Test("a hidden header is not pulled, is not seen, and takes no room")
        func idle() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.isHidden = true
            }
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 0)
            #expect(fixture.offset == 0)
            fixture.header.isHidden = false
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 1)
        }

        @Test("hiding a header that is pulled lets go of the pull (not-sticky)")
        func pulling() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -70)
            #expect(fixture.header.state == .pulling)
            fixture.header.isHidden = true
            #expect(fixture.header.state == .idle)
            #expect(fixture.visiblePixels(of: fixture.header) == 0)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.cb == 0)
            #expect(fixture.offset == 0)
        }

        @Test("a header that waits to be shown begins without a slot when it is hidden")
        func willRefresh() {
            let fixture = ScrollerFixture(rows: 30, shown: false) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.header.isHidden = true
            #expect(fixture.header.state == .willRefresh)
            fixture.show()
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.cb == 1)
            #expect(fixture.insets == .zero)
            #expect(fixture.offset == 0)
        }

        @Test("a refreshing header that is hidden goes on without a slot, which opens again when it is shown")
        func refreshing() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.isHidden = true
            #expect(fixture.header.state == .refreshing)
            fixture.settle()
            #expect(fixture.insets == .zero)
            #expect(fixture.offset == 0)
            #expect(fixture.visiblePixels(of: fixture.header) == 0)
            fixture.header.isHidden = false
            fixture.settle()
            #expect(fixture.insets.top == 54)
            #expect(fixture.offset == -54)
            #expect(fixture.visiblePixels(of: fixture.header) == 54)
            #expect(fixture.cb == 1)
            fixture.header.isHidden = true
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.header.state == .idle)
            #expect(fixture.count("top.endCompletion") == 1)
            #expect(fixture.offset == 0)
        }

        @Test("a header that is hidden while its slot moves finishes what it was doing", arguments: [true, false])
        func moving(isOpening: Bool) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.fastAnimationDuration = isOpening ? 5 : 0.25
            fixture.header.slowAnimationDuration = 5
            fixture.header.beginRefreshing()
            if !isOpening {
                fixture.settle()
                fixture.header.endRefreshing()
            }
            GtkHarness.wait(until: fixture.insets.top > 1 && fixture.insets.top < 53)
            fixture.header.isHidden = true
            fixture.settle()
            #expect(fixture.insets == .zero)
            #expect(fixture.offset == 0)
            #expect(fixture.header.state == (isOpening ? .refreshing : .idle))
            #expect(fixture.cb == 1)
            #expect(fixture.count("top.endCompletion") == (isOpening ? 0 : 1))
        }

        @Test("hiding an automatic footer ends its load; hiding one without more data keeps that")
        func automaticFooter() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.pull(to: 744, from: 450)
            #expect(fixture.footer.state == .refreshing)
            fixture.footer.isHidden = true
            #expect(fixture.footer.state == .idle)
            #expect(fixture.callbacks == ["bottom.refreshing", "bottom.beginCompletion", "bottom.endCompletion"])
            fixture.settle()
            #expect(fixture.maximum == 700)
            #expect(fixture.offset == 700)
            fixture.footer.isHidden = false
            fixture.footer.endRefreshingWithNoMoreData()
            fixture.footer.isHidden = true
            #expect(fixture.footer.state == .noMoreData)
            fixture.footer.isHidden = false
            fixture.settle()
            #expect(fixture.footer.state == .noMoreData)
            #expect(fixture.maximum == 744)
        }

        @Test("an open slot follows the extent at once, and the content with it")
        func extentWhileOpen() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            for extent in [80.0, 60] {
                fixture.header.extent = extent
                GtkHarness.frames(2, of: fixture.window.widget)
                #expect(fixture.insets.top == extent)
                #expect(fixture.offset == -extent)
                #expect(fixture.rowY(0) == extent)
                #expect(fixture.visiblePixels(of: fixture.header) == extent)
            }
            fixture.scroller.contentOffset.vertical = 300
            fixture.header.extent = 90
            #expect(fixture.offset == 300)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.insets == .zero)
            #expect(fixture.offset == 300)
            fixture.footerFollowsItsExtent()
        }
    }
}

extension ScrollerFixture {
    fileprivate func footerFollowsItsExtent() {
        scroller.footer = RefreshFooter()
        scroller.contentOffset.vertical = 744
        #expect(offset == 744)
        footer.extent = 100
        #expect(maximum == 800)
        #expect(offset == 800)
        footer.extent = 30
        #expect(offset == maximum)
    }
}
