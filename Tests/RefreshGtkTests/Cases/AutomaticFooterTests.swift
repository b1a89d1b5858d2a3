import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// F01, F02 and F07: an automatic footer at the end of content that scrolls.
    @Suite @MainActor struct AutomaticFooterTests {
        init() { GtkHarness.start() }

        @Test("F01: a fling that arrives at the bottom loads once, and rows that come do not load again")
        func fling() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.fling(300)
            #expect(fixture.scroller.isDecelerating)
            GtkHarness.wait(until: fixture.loads > 0, "the fling arrives at the footer")
            #expect(fixture.scroller.isDecelerating)
            let before = try #require(fixture.rowY(29))
            fixture.addRows(10)
            fixture.footer.endRefreshing()
            var furthest = 0.0
            fixture.settle(more: 60) { furthest = max(furthest, abs((fixture.rowY(29) ?? 0) - before)) }
            // It may swing a little, but not jump to where the content ends now.
            #expect(furthest < 60)
            expectLoadedOnce(fixture)
        }

        @Test("F01: wheel notches that arrive at the bottom load once")
        func wheel() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            var notches = 0
            while fixture.loads == 0, notches < 100 {
                fixture.wheel(1)
                notches += 1
            }
            #expect(fixture.offset == 744)
            fixture.addRows(10)
            fixture.footer.endRefreshing()
            fixture.settle(more: 60) {}
            #expect(fixture.rowY(29) == 416)
            expectLoadedOnce(fixture)
        }

        private func expectLoadedOnce(_ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(fixture.loads == 1, sourceLocation: sourceLocation)
            #expect(fixture.footer.state == .idle, sourceLocation: sourceLocation)
            #expect(fixture.scroller.contentSize.vertical == 1600, sourceLocation: sourceLocation)
            #expect(fixture.maximum == 1144, sourceLocation: sourceLocation)
            fixture.scroller.contentOffset.vertical = 1120
            GtkHarness.frames(2, of: fixture.window.widget)
            // Content y 1600.
            #expect(fixture.place(of: fixture.footer)?.lowerBound == 480, sourceLocation: sourceLocation)
            #expect(fixture.loads == 1, sourceLocation: sourceLocation)
        }

        enum Device: CaseIterable { case wheel, finger, fling }

        @Test(
            "F02: a failed load does not repeat by itself, and going away and back loads again",
            arguments: Device.allCases)
        func failedLoad(_ device: Device) {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            go(to: 744, by: device, in: fixture)
            #expect(fixture.loads == 1)
            fixture.settle(more: 90) {}
            #expect(fixture.loads == 1)
            #expect(fixture.footer.state == .idle)
            go(to: 644, by: device, in: fixture)
            fixture.settle()
            #expect(fixture.loads == 1)
            go(to: 744, by: device, in: fixture)
            fixture.settle(more: 90) {}
            #expect(fixture.loads == 2)
            #expect(fixture.offset == 744)
        }

        private func go(to offset: Double, by device: Device, in fixture: ScrollerFixture) {
            switch device {
            case .finger: fixture.pull(to: offset, from: offset > fixture.offset ? 450 : 50)
            // It goes a little beyond the end and comes back, in frames that nobody asked for.
            case .fling where offset > fixture.offset:
                let log = OffsetLog(fixture.scroller)
                fixture.fling(at: -8000)
                fixture.settle()
                #expect(log.highest > offset)
            case .fling: fixture.pull(to: offset, from: 50)
            case .wheel:
                let direction = offset > fixture.offset ? 1 : -1
                fixture.pause()
                while Double(direction) * (offset - fixture.offset) > 0.5 { fixture.wheel(direction) }
            }
        }

        @Test("F07: the footer that says that there is no more can be scrolled into sight")
        func noMoreIsReachable() {
            let fixture = ScrollerFixture(rows: 12) { $0.footer = RefreshFooter() }
            fixture.footer.endRefreshingWithNoMoreData()
            fixture.settle()
            #expect(fixture.maximum == 24)
            fixture.wheel(5)
            fixture.settle()
            #expect(fixture.offset == 24)
            #expect(fixture.place(of: fixture.footer) == 456...500)
            #expect(fixture.texts(in: fixture.footer) == [fixture.footer.title(for: .noMoreData)])
            #expect(fixture.callbacks.isEmpty)
        }
    }
}
