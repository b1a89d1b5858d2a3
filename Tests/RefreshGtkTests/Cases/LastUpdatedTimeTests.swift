import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// T06: which moments are stored as the time of the last update.
    @Suite @MainActor struct LastUpdatedTimeTests {
        let folder = TemporaryFolder()
        let clock = SetClock(LastUpdatedTimeTests.local(10, 0))

        init() { GtkHarness.start() }

        @Test("T06: the time is that of the end of the refresh, and is shown")
        func timeOfEnd() {
            let fixture = list()
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.header.lastUpdatedTime == nil)
            clock.now = Self.local(10, 5)
            fixture.header.endRefreshing()
            #expect(fixture.header.lastUpdatedTime == Self.local(10, 5))
            fixture.settle()
            clock.now = Self.local(10, 7)
            let finger = fixture.drag(to: -50)
            #expect(
                fixture.texts(in: fixture.header) == [fixture.header.title(for: .idle), "Last update: Today 10:05"])
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.header.lastUpdatedTime == Self.local(10, 5))
        }

        @Test("T06: a refresh whose window is destroyed stores no time")
        func destroyed() {
            store.setTime(5, for: "list")
            let fixture = list()
            let header = fixture.header
            header.beginRefreshing()
            fixture.settle()
            #expect(header.state == .refreshing)
            fixture.window.destroy()
            header.endRefreshing()
            GtkHarness.drain()
            #expect(store.time(for: "list") == 5)
        }

        @Test("T06: a load by the footer stores no time")
        func footer() {
            store.setTime(5, for: "list")
            let fixture = list()
            fixture.footer.beginRefreshing()
            fixture.settle()
            #expect(fixture.loads == 1)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(store.time(for: "list") == 5)
        }

        @Test("T06: neither a refresh that was ended before it was shown, nor one that failed, stores a time")
        func endedEarly() {
            store.setTime(5, for: "list")
            let fixture = list(shown: false)
            fixture.header.beginRefreshing()
            #expect(fixture.header.state == .willRefresh)
            fixture.header.endRefreshing()
            fixture.show()
            fixture.settle()
            #expect(store.time(for: "list") == 5)
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing(failed: "No network")
            fixture.settle()
            #expect(store.time(for: "list") == 5)
        }

        private var store: LastUpdatedStore {
            LastUpdatedStore(folder: folder.path, application: "test", clock: { [clock] in clock.now })
        }

        private func list(shown: Bool = true) -> ScrollerFixture {
            ScrollerFixture(rows: 30, shown: shown) {
                let header = RefreshHeader()
                header.store = store
                header.lastUpdatedKey = "list"
                $0.header = header
                $0.footer = RefreshFooter()
            }
        }

        /// 5 March 2024 at this time of the day here.
        private static func local(_ hour: Int32, _ minute: Int32) -> Double {
            let time = g_date_time_new_local(2024, 3, 5, hour, minute, 0)!
            defer { g_date_time_unref(time) }
            return Double(g_date_time_to_unix(time))
        }
    }
}
