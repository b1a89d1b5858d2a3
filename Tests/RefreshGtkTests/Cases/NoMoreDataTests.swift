import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// F05 and F06: how a footer comes to say that there is no more, and how it is reset.
    @Suite @MainActor struct NoMoreDataTests {
        init() { GtkHarness.start() }

        enum Order: CaseIterable { case endFirst, endLast }

        @Test(
            "F05: an end and a \"no more data\" in one turn, in any order, are \"no more data\"",
            arguments: Order.allCases)
        func order(_ order: Order) {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            fixture.pull(to: 744, from: 450)
            fixture.settle()
            #expect(fixture.footer.state == .refreshing)
            if order == .endFirst { fixture.footer.endRefreshing() }
            fixture.footer.endRefreshingWithNoMoreData()
            // Outside a refresh an end is a no-op (no-more-stays).
            if order == .endLast { fixture.footer.endRefreshing() }
            fixture.settle()
            #expect(fixture.footer.state == .noMoreData)
            #expect(fixture.count("bottom.endCompletion") == 1)
            fixture.pull(to: 600, from: 50)
            fixture.pull(to: 744, from: 450)
            fixture.wheel(3)
            fixture.settle()
            #expect(fixture.loads == 1)
            #expect(fixture.footer.state == .noMoreData)

            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.footer.state == .noMoreData)
            fixture.footer.resetNoMoreData()
            #expect(fixture.footer.state == .idle)
        }

        @Test("F05: the handler of a footer is given the footer, which may say that there is no more")
        func handlerOfItsKind() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.footer = RefreshFooter { footer in footer.endRefreshingWithNoMoreData() }
            }
            fixture.footer.beginRefreshing()
            fixture.settle()
            #expect(fixture.footer.state == .noMoreData)

            fixture.scroller.addRefresh(
                header: { header in header.lastUpdatedKey = "handler-of-its-kind" },
                footer: { footer in footer.endRefreshingWithNoMoreData() })
            fixture.scroller.startRefresh(at: .top)
            fixture.scroller.startRefresh(at: .bottom)
            fixture.settle()
            #expect(fixture.header.lastUpdatedKey == "handler-of-its-kind")
            #expect(fixture.footer.state == .noMoreData)
        }

        @Test("F06: a back footer without more data shows its text and neither arrow nor spinner")
        func backFooterLook() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            fixture.pull(to: 760, from: 450)
            fixture.settle()
            #expect(fixture.isSpinning(fixture.footer))
            var shown: Set<String> = []
            let look = {
                for sign in ["refresh-arrow", "refresh-spinner"] where fixture.shows(sign, in: fixture.footer) {
                    shown.insert(sign)
                }
                shown.formUnion(fixture.texts(in: fixture.footer))
            }
            fixture.footer.endRefreshing()
            fixture.footer.endRefreshingWithNoMoreData()
            // From the end on, while the slot closes, and then held in sight for longer than anything takes to fade.
            fixture.settle(eachFrame: look)
            #expect(!shown.isEmpty)
            #expect(fixture.offset == 700)
            let finger = fixture.drag(to: 744, from: 450)
            for _ in 0..<60 {
                GtkHarness.frames(1, of: fixture.window.widget)
                look()
            }
            #expect(shown == [fixture.footer.title(for: .noMoreData)])
            #expect(!fixture.isSpinning(fixture.footer))
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.offset == 700)
            #expect(fixture.loads == 1)
        }

        @Test("F06: neither a click nor a key loads when there is no more, and both do after a reset")
        func automaticFooter() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.footer.endRefreshingWithNoMoreData()
            fixture.scroller.contentOffset.vertical = 744
            fixture.settle()
            #expect(fixture.texts(in: fixture.footer) == [fixture.footer.title(for: .noMoreData)])
            activate(fixture)
            #expect(fixture.loads == 0)
            fixture.footer.resetNoMoreData()
            #expect(fixture.texts(in: fixture.footer) == [fixture.footer.title(for: .idle)])
            fixture.settle()
            #expect(fixture.loads == 0)
            fixture.pull(to: 600, from: 50)
            fixture.pull(to: 744, from: 450)
            fixture.settle()
            #expect(fixture.loads == 1)
            activate(fixture)
            #expect(fixture.loads == 4)
        }

        /// Clicks the footer, then Enter and Space on it.
        private func activate(_ fixture: ScrollerFixture) {
            let slot = fixture.slot(of: fixture.footer)
            Contact.mouse(in: fixture.window, at: fixture.window.point(in: slot)).release()
            fixture.settle()
            gtk_widget_grab_focus(slot)
            for key in [GDK_KEY_Return, GDK_KEY_space] {
                Keyboard.tap(key, in: fixture.window)
                fixture.settle()
            }
        }
    }
}
