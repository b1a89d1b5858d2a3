import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What happens on the way to a slot that opens, when the content is further away: where the list comes to rest must
    /// not depend on how soon the data came.
    @Suite @MainActor struct EndWhileOpeningTests {
        init() { GtkHarness.start() }

        enum Ending: CaseIterable { case plain, failed, unmapped }

        /// A list of 30 rows that is at 300 and on its way to what was begun there, by at least 50 pixels.
        private func fixture(
            beginning: (ScrollerFixture) -> Refresher, setUp: @MainActor (RefreshScroller) -> Void
        ) -> ScrollerFixture {
            let fixture = ScrollerFixture(rows: 30, setUp: setUp)
            fixture.scroller.contentOffset.vertical = 300
            let refresher = beginning(fixture)
            // Slow, so that it is still on its way whatever the machine does meanwhile.
            refresher.fastAnimationDuration = 1.5
            refresher.beginRefreshing()
            GtkHarness.wait(until: abs(fixture.offset - 300) > 50)
            return fixture
        }

        @Test("a refresh that ends on the way from further down goes on to the top", arguments: Ending.allCases)
        func header(_ ending: Ending) {
            let fixture = fixture(beginning: \.header) { $0.header = RefreshHeader() }
            let ended = fixture.offset
            #expect(ended > 0 && ended <= 250)
            if ending == .failed {
                fixture.header.endRefreshing(failed: "No network")
            } else {
                fixture.header.endRefreshing()
            }
            #expect(fixture.offset == ended)
            var offsets = [ended]
            if ending == .unmapped { gtk_widget_hide(fixture.scrolledWindow) }
            fixture.settle { offsets.append(fixture.offset) }
            if ending == .unmapped { gtk_widget_show(fixture.scrolledWindow) }
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            #expect(fixture.insets == .zero)
            #expect(fixture.cb == 0)
            if ending != .failed { #expect(offsets == offsets.sorted(by: >)) }
        }

        @Test("a begin that ends before anybody saw it move leaves the content where it is")
        func sameTurn() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.scroller.contentOffset.vertical = 300
            var offsets: Set<Double> = []
            fixture.header.beginRefreshing()
            fixture.header.endRefreshing()
            fixture.settle(more: 10) { offsets.insert(fixture.offset) }
            #expect(offsets == [300])
            #expect(fixture.cb == 0)
        }

        @Test("a refresh that ends while the content goes back from a long pull takes it on smoothly to the top")
        func longPull() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.fastAnimationDuration = 1.5
                $0.header?.slowAnimationDuration = 1.5
            }
            fixture.pull(to: -100)
            #expect(fixture.header.state == .refreshing)
            fixture.header.endRefreshing()
            var offsets = [fixture.offset]
            fixture.settle { offsets.append(fixture.offset) }
            #expect(offsets == offsets.sorted())
            // A jump would leave nothing in between.
            #expect(offsets.contains { $0 > -90 && $0 < -60 })
            #expect(offsets.contains { $0 > -50 && $0 < -10 })
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 0)
        }

        @Test("a finger takes the content over on its way to rest")
        func catching() {
            let fixture = fixture(beginning: \.header) { $0.header = RefreshHeader() }
            fixture.header.slowAnimationDuration = 1.5
            fixture.header.endRefreshing()
            fixture.turn()
            let finger = Contact.finger(in: fixture.window, at: fixture.point(200, 100))
            fixture.move(finger, to: 200)
            GtkHarness.frames(5, of: fixture.window.widget)
            #expect(abs(fixture.offset - 200) < 1)
            fixture.letGo(finger)
            fixture.settle()
            #expect(abs(fixture.offset - 200) < 1)
        }

        @Test("rows that arrive while a back footer opens do not move what is shown", arguments: [false, true])
        func rowsWhileOpening(endsAtOnce: Bool) {
            let fixture = ScrollerFixture(rows: 30) {
                $0.footer = RefreshFooter(.back)
                $0.footer?.fastAnimationDuration = 1.5
            }
            fixture.pull(to: 770, from: 450)
            #expect(fixture.footer.state == .refreshing)
            var offsets: [Double] = []
            GtkHarness.frames(2, of: fixture.window.widget)
            fixture.addRows(10)
            if endsAtOnce { fixture.footer.endRefreshing() }
            fixture.settle { offsets.append(fixture.offset) }
            #expect(offsets == offsets.sorted(by: >))
            #expect(fixture.scroller.contentSize.vertical == 1600)
            #expect(fixture.offset >= 744 && fixture.offset <= 770)
            #expect(fixture.rowY(29) == 1160 - fixture.offset.rounded())
            if !endsAtOnce {
                #expect(fixture.offset == 744)
                #expect(fixture.footer.state == .refreshing)
                #expect(fixture.loads == 1)
                fixture.footer.endRefreshing()
                fixture.settle()
                #expect(fixture.offset == 744)
            }
            #expect(fixture.footer.state == .idle)
        }

        @Test("a load that ends on the way from further up goes on to the end as it was", arguments: [0, 10])
        func backFooter(rows: Int) {
            let fixture = fixture(beginning: \.footer) { $0.footer = RefreshFooter(.back) }
            let ended = fixture.offset
            #expect(ended >= 350 && ended < 700)
            fixture.addRows(rows)
            fixture.footer.endRefreshing()
            var offsets = [ended]
            fixture.settle { offsets.append(fixture.offset) }
            #expect(offsets == offsets.sorted(by: <))
            #expect(fixture.offset == (rows == 0 ? 700 : 744))
            #expect(fixture.loads == 0)
            #expect(fixture.insets == .zero)
        }

        @Test("a trailer that ends on the way goes on to the end", arguments: [false, true])
        func trailer(isRightToLeft: Bool) {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 2000, 400)
            let fixture = ScrollerFixture(content: area) {
                $0.trailer = RefreshTrailer()
                $0.trailer?.fastAnimationDuration = 1.5
            }
            if isRightToLeft { gtk_widget_set_direction(fixture.scrolledWindow, GTK_TEXT_DIR_RTL) }
            fixture.settle()
            fixture.scroller.contentOffset.horizontal = 300
            fixture.scroller.trailer?.beginRefreshing()
            GtkHarness.wait(until: fixture.scroller.contentOffset.horizontal > 350)
            #expect(fixture.scroller.contentOffset.horizontal < 1600)
            fixture.scroller.trailer?.endRefreshing()
            fixture.settle()
            #expect(fixture.scroller.contentOffset.horizontal == 1600)
        }
    }
}
