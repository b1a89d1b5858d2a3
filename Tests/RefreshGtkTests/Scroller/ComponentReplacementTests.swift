import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Taking a component away, or putting another in its place, at any moment.
    @Suite @MainActor struct ComponentReplacementTests {
        init() { GtkHarness.start() }

        enum Moment: CaseIterable { case idle, pulling, willRefresh, opening, refreshing, closing }
        enum Change: CaseIterable { case remove, replace }

        @Test(
            "a header that is taken away is idle at once and calls nobody any more", arguments: Moment.allCases,
            Change.allCases)
        func header(_ moment: Moment, _ change: Change) {
            let fixture = ScrollerFixture(rows: 30, shown: moment != .willRefresh) { $0.header = RefreshHeader() }
            let old = fixture.header
            let finger = reach(moment, fixture)
            let log = CallLog()
            old.onCallback = { log.note($0.rawValue) }
            old.onStateChanged = { log.note("\($0) > \($1)") }
            let new = change == .replace ? RefreshHeader() : nil
            fixture.scroller.header = new
            fixture.watch()
            #expect(old.state == .idle)
            #expect(!old.isRefreshing)
            #expect(old.scroller == nil)
            #expect(fixture.insets == .zero)
            old.endRefreshing()
            old.beginRefreshing()
            if let finger { fixture.letGo(finger) }
            if moment == .willRefresh { fixture.show() }
            fixture.settle()
            #expect(log.entries.isEmpty)
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            #expect(fixture.maximum == 700)
            #expect(fixture.cb == 0 || moment != .pulling)
            guard let new else { return }
            let before = fixture.cb
            #expect(new.state == .idle)
            new.beginRefreshing()
            fixture.settle()
            #expect(fixture.cb == before + 1)
            #expect(fixture.offset == -54)
            new.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0)
        }

        private func reach(_ moment: Moment, _ fixture: ScrollerFixture) -> Contact? {
            switch moment {
            case .idle: break
            case .pulling:
                let finger = fixture.drag(to: -70)
                #expect(fixture.header.state == .pulling)
                return finger
            case .willRefresh:
                fixture.header.beginRefreshing()
                #expect(fixture.header.state == .willRefresh)
            case .opening:
                fixture.header.fastAnimationDuration = 5
                fixture.header.beginRefreshing()
                GtkHarness.wait(until: fixture.insets.top > 1)
            case .refreshing, .closing:
                fixture.header.beginRefreshing()
                fixture.settle()
                guard moment == .closing else { break }
                fixture.header.slowAnimationDuration = 5
                fixture.header.endRefreshing()
                GtkHarness.wait(until: fixture.insets.top < 53)
            }
            return nil
        }

        @Test(
            "a footer that is taken away is idle at once, and its room is gone",
            arguments: [RefreshFooter.Style.automatic, .back], [RefreshState.refreshing, .noMoreData])
        func footer(_ style: RefreshFooter.Style, _ state: RefreshState) {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter(style) }
            let old = fixture.footer
            if state == .refreshing { old.beginRefreshing() } else { old.endRefreshingWithNoMoreData() }
            fixture.settle()
            #expect(old.state == state)
            fixture.scroller.footer = nil
            #expect(old.state == .idle)
            #expect(fixture.insets == .zero)
            fixture.settle()
            #expect(fixture.maximum == 700)
            #expect(fixture.offset <= 700)
            // The same one may serve again.
            fixture.scroller.footer = old
            old.beginRefreshing()
            fixture.settle()
            #expect(old.state == .refreshing)
            #expect(fixture.insets.bottom == 44)
        }

        enum Place: String, CaseIterable {
            case refreshing, beginCompletion, endingAnimationBegan, endCompletion, toRefreshing, toIdle
        }

        @Test(
            "a component may be taken away or replaced from inside each of its callbacks", arguments: Place.allCases,
            Change.allCases)
        func fromCallback(_ place: Place, _ change: Change) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let old = fixture.header
            let log = CallLog()
            let act: @MainActor (Place) -> Void = { reached in
                log.note(reached.rawValue)
                guard reached == place else { return }
                fixture.scroller.header = change == .replace ? RefreshHeader() : nil
            }
            old.onCallback = nil
            old.onStateChanged = { _, to in act(to == .refreshing ? .toRefreshing : .toIdle) }
            old.onRefreshing = { _ in act(.refreshing) }
            old.onBeginCompletion = { act(.beginCompletion) }
            old.onEndingAnimationBegan = { act(.endingAnimationBegan) }
            old.onEndCompletion = { act(.endCompletion) }
            old.beginRefreshing()
            fixture.settle()
            old.endRefreshing()
            fixture.settle()
            #expect(log.entries.last == place.rawValue)
            #expect(log.count(place.rawValue) == 1)
            #expect(old.scroller == nil)
            #expect(fixture.insets == .zero)
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            guard change == .replace else { return }
            fixture.watch()
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 1)
        }

        @Test("the window may be destroyed from inside each callback", arguments: Place.allCases)
        func destroyFromCallback(_ place: Place) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let header = fixture.header
            let log = CallLog()
            let act: @MainActor (Place) -> Void = { reached in
                log.note(reached.rawValue)
                if reached == place { fixture.window.destroy() }
            }
            header.onStateChanged = { _, to in act(to == .refreshing ? .toRefreshing : .toIdle) }
            header.onRefreshing = { _ in act(.refreshing) }
            header.onBeginCompletion = { act(.beginCompletion) }
            header.onEndingAnimationBegan = { act(.endingAnimationBegan) }
            header.onEndCompletion = { act(.endCompletion) }
            header.beginRefreshing()
            GtkHarness.wait(until: header.scroller == nil || fixture.scroller.isAtRest)
            header.endRefreshing()
            GtkHarness.wait(until: header.scroller == nil)
            #expect(log.entries.last == place.rawValue)
            #expect(header.state == .idle)
            #expect(!fixture.scroller.isAttached)
        }
    }
}
