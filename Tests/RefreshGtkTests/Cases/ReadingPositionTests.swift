import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// I06, I07, I08 and I10: what is on the screen stays there, or comes there.
    @Suite @MainActor struct ReadingPositionTests {
        init() { GtkHarness.start() }

        @Test("I06: an end while the user reads further down moves nothing")
        func endOutOfSight() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.pull(to: 300, from: 450)
            fixture.scroller.contentOffset.vertical = 300
            fixture.settle()
            var seen = Seen()
            fixture.header.endRefreshing()
            fixture.settle { seen.add(fixture, row: 8) }
            #expect(seen.isFrames(atLeast: 10))
            #expect(seen.offsets == [300])
            #expect(seen.rows == [20])
            #expect(fixture.header.state == .idle)
            fixture.wheel(-20)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(gtk_adjustment_get_lower(fixture.adjustment) == 0)
            #expect(fixture.visiblePixels(of: fixture.header) == 0)
        }

        enum Order: CaseIterable { case rowsFirst, endFirst }

        @Test("I07: rows that are loaded by an automatic footer do not move what is shown", arguments: Order.allCases)
        func automaticLoad(_ order: Order) {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.pull(to: 744, from: 450)
            fixture.settle()
            #expect(fixture.footer.state == .refreshing)
            #expect(fixture.offset == 744)
            expectUnmoved(fixture, order)
        }

        @Test("I07: rows that are loaded by a back footer do not move what is shown", arguments: Order.allCases)
        func backLoad(_ order: Order) {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            fixture.pull(to: 760, from: 450)
            fixture.settle()
            #expect(fixture.footer.state == .refreshing)
            #expect(fixture.offset == 744)
            expectUnmoved(fixture, order)
        }

        @Test("I07: a load by a back footer that brings nothing goes back to the end")
        func nothingLoaded() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(.back) }
            fixture.pull(to: 760, from: 450)
            fixture.settle()
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 700)
            #expect(fixture.loads == 1)
        }

        private func expectUnmoved(
            _ fixture: ScrollerFixture, _ order: Order, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            var seen = Seen()
            if order == .endFirst { fixture.footer.endRefreshing() }
            fixture.addRows(10)
            if order == .rowsFirst { fixture.footer.endRefreshing() }
            seen.add(fixture, row: 29)
            fixture.settle(more: 30) { seen.add(fixture, row: 29) }
            #expect(seen.isFrames(atLeast: 10), sourceLocation: sourceLocation)
            #expect(seen.offsets == [744], sourceLocation: sourceLocation)
            #expect(seen.rows == [416], sourceLocation: sourceLocation)
            #expect(fixture.footer.state == .idle, sourceLocation: sourceLocation)
            #expect(fixture.loads == 1, sourceLocation: sourceLocation)
        }

        @Test("I08: rows that a pull brings on top are in sight after it")
        func rowsOnTop() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.onRefreshing = {
                fixture.addRows(5, onTop: true)
                $0.endRefreshing()
            }
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.scroller.contentSize.vertical == 1400)
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
        }

        @Test("I08: rows that come on top while the user reads further down animate nothing")
        func rowsOnTopOutOfSight() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.scroller.contentOffset.vertical = 300
            fixture.addRows(5, onTop: true)
            fixture.header.endRefreshing()
            var seen = Seen()
            seen.add(fixture, row: 8)
            fixture.settle { seen.add(fixture, row: 8) }
            #expect(seen.isFrames(atLeast: 10))
            #expect(seen.offsets == [300])
            #expect(fixture.rowY(8) == 20)
        }

        @Test("I10: a begin by the program reveals the header each time, from any position", arguments: [54.0, 80])
        func begin(extent: Double) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.extent = extent
            for round in 1...3 {
                fixture.scroller.contentOffset.vertical = 300
                fixture.header.beginRefreshing()
                fixture.settle()
                #expect(fixture.offset == -extent)
                #expect(fixture.visiblePixels(of: fixture.header) == extent)
                #expect(fixture.cb == round)
                fixture.header.endRefreshing()
                fixture.settle()
                #expect(fixture.offset == 0)
                #expect(fixture.visiblePixels(of: fixture.header) == 0)
            }
        }
    }
}

/// What was seen of a list, frame by frame.
@MainActor
private struct Seen {
    private(set) var offsets: Set<Double> = []
    private(set) var rows: Set<Double?> = []
    private var frames = 0

    mutating func add(_ fixture: ScrollerFixture, row: Int) {
        frames += 1
        offsets.insert(fixture.offset)
        rows.insert(fixture.rowY(row))
    }

    func isFrames(atLeast count: Int) -> Bool { frames >= count }
}
