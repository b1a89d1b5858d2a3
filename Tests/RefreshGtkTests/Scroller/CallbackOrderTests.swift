import Dispatch
import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What is called at a begin and an end, in which order, and on which thread.
    @Suite @MainActor struct CallbackOrderTests {
        let log = CallLog()

        init() { GtkHarness.start() }

        enum Setting: CaseIterable { case ordinary, animationsOff, endedUnmapped, pulled }

        @Test("begin and end call in the order of the documentation", arguments: Setting.allCases)
        func headerOrder(_ setting: Setting) {
            let folder = TemporaryFolder()
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let header = fixture.header
            let settings = DesktopSettings()
            if setting == .animationsOff { settings.set("gtk-enable-animations", false) }
            header.store = LastUpdatedStore(folder: folder.path, application: "test", clock: { 5 })
            noteAll(of: header)
            if setting == .pulled {
                fixture.pull(to: -70)
            } else {
                header.beginRefreshing { log.note("begin's completion") }
            }
            log.note("- begun")
            fixture.settle()
            log.note("- open")
            if setting == .endedUnmapped { gtk_widget_hide(fixture.scrolledWindow) }
            #expect(header.lastUpdatedTime == nil)
            header.onEndingAnimationBegan = {
                log.note("ending \(header.state) \(header.lastUpdatedTime ?? 0)")
            }
            header.endRefreshing { log.note("end's completion") }
            log.note("- ended")
            if setting != .endedUnmapped { fixture.settle() }
            let begun = setting == .pulled ? ["idle > pulling", "pulling > refreshing"] : ["idle > refreshing"]
            let called = ["refreshing", "begin"] + (setting == .pulled ? [] : ["begin's completion"])
            let ended = ["refreshing > idle", "ending idle 5.0"]
            let closed = ["end", "end's completion"]
            // Without animations all of it happens within the call.
            let isOpenAtOnce = setting == .animationsOff
            let isClosedAtOnce = setting == .animationsOff || setting == .endedUnmapped
            let expected =
                begun + (isOpenAtOnce ? called + ["- begun"] : ["- begun"] + called) + ["- open"] + ended
                + (isClosedAtOnce ? closed + ["- ended"] : ["- ended"] + closed)
            #expect(log.entries == expected)
        }

        @Test("an automatic footer calls at once and has no slot to close")
        func footerOrder() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            noteAll(of: fixture.footer)
            fixture.footer.beginRefreshing { log.note("begin's completion") }
            log.note("- begun")
            fixture.footer.endRefreshing { log.note("end's completion") }
            #expect(
                log.entries == [
                    "idle > refreshing", "refreshing", "begin", "begin's completion", "- begun", "refreshing > idle",
                    "end", "end's completion",
                ])
        }

        @Test("completions run once each, for their own call (one-shot-completion)")
        func completions() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            for round in 1...2 {
                fixture.header.beginRefreshing { log.note("begin \(round)") }
                fixture.header.beginRefreshing { log.note("again \(round)") }
                fixture.settle()
                fixture.header.beginRefreshing { log.note("late \(round)") }
                fixture.header.endRefreshing { log.note("end \(round)") }
                fixture.settle()
            }
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(
                log.entries == [
                    "begin 1", "again 1", "late 1", "end 1", "begin 2", "again 2", "late 2", "end 2",
                ])
        }

        @Test("the completion of a begin that was ended before its slot was open never runs (end-cancels-callback)")
        func cancelledBegin() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing { log.note("begin") }
            fixture.header.endRefreshing { log.note("end") }
            fixture.settle()
            #expect(log.entries == ["end"])
            #expect(fixture.callbacks == ["top.endingAnimationBegan", "top.endCompletion"])
        }

        @Test("an end may come from another thread, and calls on the thread of GTK")
        func otherThread() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            let (header, footer, log) = (fixture.header, fixture.footer, self.log)
            header.onRefreshing = { _ in
                DispatchQueue.global().async {
                    header.endRefreshing { log.note("header \(MainLoop.isGtkThread)") }
                }
            }
            header.beginRefreshing()
            GtkHarness.wait(until: !log.entries.isEmpty)
            #expect(log.entries == ["header true"])
            #expect(header.state == .idle)
            #expect(fixture.cb == 1)
            fixture.settle()
            #expect(fixture.offset == 0)

            footer.onRefreshing = { _ in
                // In the order of the calls: a reset after the end.
                DispatchQueue.global().async {
                    footer.endRefreshingWithNoMoreData { log.note("footer \(MainLoop.isGtkThread)") }
                    footer.resetNoMoreData()
                }
            }
            footer.beginRefreshing()
            GtkHarness.wait(until: log.entries.count == 2 && footer.state == .idle)
            #expect(log.entries.last == "footer true")
            #expect(
                fixture.states.filter { $0.hasPrefix("bottom") } == [
                    "bottom idle > refreshing", "bottom refreshing > noMoreData", "bottom noMoreData > idle",
                ])
        }

        private func noteAll(of refresher: Refresher) {
            let log = self.log
            refresher.onCallback = nil
            refresher.onStateChanged = { log.note("\($0) > \($1)") }
            refresher.onRefreshing = { _ in log.note("refreshing") }
            refresher.onBeginCompletion = { log.note("begin") }
            refresher.onEndingAnimationBegan = { log.note("ending") }
            refresher.onEndCompletion = { log.note("end") }
        }
    }
}
