import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct SmokeTests {
        init() { GtkHarness.start() }

        @Test("S01: repeated begin does not stack")
        func repeatedBegin() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            #expect(fixture.scroller.contentSize.vertical == 1200)
            for _ in 0..<3 { fixture.header.beginRefreshing() }
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.insets.top == 54)
            #expect(fixture.offset == -54)
            #expect(fixture.rowY(0) == 54)
            #expect(fixture.cb == 1)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.insets.top == 0)
            #expect(fixture.rowY(0) == 0)
        }

        @Test("S09a")
        func pull() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -70)
            #expect(fixture.header.state == .pulling)
            fixture.move(finger, to: -69)
            finger.release()
            #expect(fixture.header.state == .refreshing)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
            print(fixture.callbacks, fixture.states)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0)
        }

        @Test("F10")
        func back() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            fixture.scroller.contentOffset.vertical = 700
            #expect(fixture.offset == 700)
            let finger = fixture.drag(to: 750, from: 400)
            finger.release()
            fixture.settle()
            #expect(fixture.offset == 744)
            #expect(fixture.loads == 1)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 700)
        }
    }
}
