import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// S01 to S04: calls of begin and end in any order and at any moment.
    @Suite @MainActor struct BeginAndEndTests {
        init() { GtkHarness.start() }

        @Test("S01: repeated begin does not stack")
        func repeatedBegin() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            #expect(fixture.scroller.contentSize.vertical == 1200)
            for _ in 0..<3 { fixture.header.beginRefreshing() }
            fixture.settle()
            expectOpen(fixture, cb: 1)
            fixture.header.beginRefreshing()
            fixture.settle()
            expectOpen(fixture, cb: 1)
            fixture.header.endRefreshing()
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.cb == 1)
        }

        @Test("S02: end and begin in one turn end the refresh and start another")
        func restart() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.cb == 1)
            fixture.header.endRefreshing()
            fixture.header.beginRefreshing()
            fixture.settle()
            expectOpen(fixture, cb: 2)
            #expect(fixture.isSpinning(fixture.header))
            let slot = fixture.slot(of: fixture.header)
            let first = WidgetPicture(of: slot)
            GtkHarness.wait(until: WidgetPicture(of: slot) != first, "the indicator moves")
            #expect(fixture.texts(in: fixture.header).contains(fixture.header.title(for: .refreshing)))
            // The old end is over before the new refresh calls anyone (calls-in-order).
            #expect(
                fixture.callbacks == [
                    "top.refreshing", "top.beginCompletion", "top.endingAnimationBegan", "top.endCompletion",
                    "top.refreshing", "top.beginCompletion",
                ])
        }

        @Test("S02: a second end and a begin while the slot closes")
        func restartWhileClosing() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            // Slow, so that the slot is still closing whatever the machine does meanwhile.
            fixture.header.slowAnimationDuration = 1
            fixture.header.endRefreshing()
            GtkHarness.wait(until: fixture.insets.top < 50)
            fixture.header.endRefreshing()
            #expect(fixture.insets.top > 0)
            GtkHarness.wait(until: fixture.insets.top < 40)
            fixture.header.beginRefreshing()
            fixture.settle()
            expectOpen(fixture, cb: 2)
            fixture.header.endRefreshing()
            fixture.settle()
            expectAtRest(fixture)
            #expect(fixture.count("top.endCompletion") == 2)
        }

        @Test(
            "S03: end in the same turn as begin, while the slot opens, and from the callback", arguments: Early.allCases
        )
        func earlyEnd(_ early: Early) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            if early == .fromCallback { fixture.header.onRefreshing = { $0.endRefreshing() } }
            if early == .whileOpening { fixture.header.fastAnimationDuration = 1 }
            fixture.header.beginRefreshing()
            if early == .whileOpening { GtkHarness.wait(until: fixture.insets.top > 5) }
            if early != .fromCallback { fixture.header.endRefreshing() }
            fixture.settle()
            fixture.header.fastAnimationDuration = 0.25
            let calls = early == .fromCallback ? 1 : 0
            expectAtRest(fixture)
            #expect(fixture.cb == calls)

            // No phantom refresh by what comes next.
            let row = fixture.point(200, 140)
            Contact.mouse(in: fixture.window, at: row).release()
            let selected = gtk_list_box_get_selected_row(fixture.list.cast(to: GtkListBox.self))
            #expect(selected.map(gtk_list_box_row_get_index) == 3)
            fixture.wheel(3)
            #expect(fixture.offset > 0)
            fixture.wheel(-10)
            fixture.settle()
            GtkHarness.frames(60, of: fixture.window.widget)
            expectAtRest(fixture)
            #expect(fixture.cb == calls)

            fixture.header.onRefreshing = nil
            fixture.pull(to: -70)
            fixture.settle()
            expectOpen(fixture, cb: calls + 1)
        }

        enum Early: CaseIterable { case inSameTurn, whileOpening, fromCallback }

        @Test("S04: end while idle does nothing, and its completion runs once, at once")
        func endWhileIdle() {
            let folder = TemporaryFolder()
            let clock = SetClock(1_709_618_700)
            let store = LastUpdatedStore(folder: folder.path, application: "test", clock: { clock.now })
            store.recordUpdate(for: "list")
            clock.now += 60
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.store = store
                $0.header?.lastUpdatedKey = "list"
            }
            fixture.scroller.contentOffset.vertical = 200
            let log = CallLog()
            for _ in 0..<3 { fixture.header.endRefreshing() }
            fixture.settle()
            #expect(fixture.offset == 200)
            #expect(fixture.insets == .zero)
            #expect(fixture.header.lastUpdatedTime == 1_709_618_700)
            fixture.header.endRefreshing { log.note("C1") }
            #expect(log.entries == ["C1"])
            #expect(fixture.callbacks.isEmpty)
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing { log.note("C2") }
            #expect(log.entries == ["C1"])
            fixture.settle()
            #expect(log.entries == ["C1", "C2"])
            #expect(fixture.header.lastUpdatedTime == 1_709_618_760)
        }

        private func expectOpen(
            _ fixture: ScrollerFixture, cb: Int, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(fixture.header.state == .refreshing, sourceLocation: sourceLocation)
            #expect(fixture.insets.top == 54, sourceLocation: sourceLocation)
            #expect(fixture.offset == -54, sourceLocation: sourceLocation)
            #expect(fixture.rowY(0) == 54, sourceLocation: sourceLocation)
            #expect(fixture.visiblePixels(of: fixture.header) == 54, sourceLocation: sourceLocation)
            #expect(fixture.cb == cb, sourceLocation: sourceLocation)
        }

        private func expectAtRest(_ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(fixture.header.state == .idle, sourceLocation: sourceLocation)
            #expect(fixture.insets.top == 0, sourceLocation: sourceLocation)
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
            #expect(fixture.rowY(0) == 0, sourceLocation: sourceLocation)
            #expect(fixture.visiblePixels(of: fixture.header) == 0, sourceLocation: sourceLocation)
            #expect(!fixture.isSpinning(fixture.header), sourceLocation: sourceLocation)
        }
    }
}
