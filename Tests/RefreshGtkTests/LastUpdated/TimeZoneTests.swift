import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// The header's text in processes with different time zones, as a person who travels sees it.
@Suite("The time of the last update in another time zone")
struct TimeZoneTests {
    /// In a process that starts in `zone` at the instant `now`: what a header that is pulled says after a refresh that
    /// is begun and ended where `refreshes`.
    private func expect(
        _ text: String, in zone: String, at now: Double, _ folder: TemporaryFolder, refreshes: Bool = false
    ) async {
        await #expect(processExitsWith: .success) { [text, zone, now, folder = folder.path as String, refreshes] in
            g_setenv("TZ", zone, 1)
            await MainActor.run {
                GtkHarness.start()
                let fixture = ScrollerFixture(rows: 30) {
                    $0.header = RefreshHeader()
                    $0.header?.store = LastUpdatedStore(folder: folder, application: "test", clock: { now })
                }
                if refreshes {
                    fixture.header.beginRefreshing()
                    fixture.settle()
                    fixture.header.endRefreshing()
                    fixture.settle()
                }
                let finger = fixture.drag(to: -40)
                #expect(fixture.texts(in: fixture.header).last == text)
                fixture.letGo(finger)
                fixture.settle()
            }
        }
    }

    /// 2024-03-05 06:05:00 UTC, in seconds since the epoch.
    private let morning = 1_709_618_700.0

    @Test("T01: what was refreshed at 14:05 in Shanghai was refreshed at 01:05 in New York")
    func journey() async {
        let folder = TemporaryFolder()
        await expect("Last update: Today 14:05", in: "Asia/Shanghai", at: morning, folder, refreshes: true)
        await expect("Last update: Today 01:05", in: "America/New_York", at: morning + 60, folder)
        // There it was still the day before.
        await expect("Last update: 03-04 20:05", in: "Pacific/Honolulu", at: morning + 36_000, folder)
    }

    @Test("T01: across a change to summer time and back the time is the one that the clock showed then")
    func summerTime() async {
        // In Berlin, 2024-03-31 01:00 UTC: 02:00 becomes 03:00.
        let spring = 1_711_846_800.0
        let first = TemporaryFolder()
        await expect("Last update: Today 01:59", in: "Europe/Berlin", at: spring - 60, first, refreshes: true)
        await expect("Last update: Today 01:59", in: "Europe/Berlin", at: spring + 60, first)
        // 2024-10-27 01:00 UTC: 03:00 becomes 02:00.
        let autumn = 1_729_990_800.0
        let second = TemporaryFolder()
        await expect("Last update: Today 02:59", in: "Europe/Berlin", at: autumn - 60, second, refreshes: true)
        await expect("Last update: Today 02:59", in: "Europe/Berlin", at: autumn + 60, second)
    }
}
