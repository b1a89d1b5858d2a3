import RefreshCGtk3
import RefreshCore
import RefreshGtk
import Testing

@Suite("The local time of an instant")
struct LocalTimeTests {
    /// 2024-03-05 06:05:00 UTC, in seconds since the epoch.
    static let morning = 1_709_618_700.0

    /// The fields that a process started with the time zone `zone` shows.
    private func expect(_ text: String, of instant: Double, in zone: String) async {
        await #expect(processExitsWith: .success) { [text, instant, zone] in
            g_setenv("TZ", zone, 1)
            let fields = LocalTime.fields(of: instant)
            let shown = fields.map { "\($0.year)-\($0.month)-\($0.day) \($0.hour):\($0.minute)" }
            #expect(shown == text)
        }
    }

    @Test("T01: one instant is 14:05 in Shanghai and, a minute later, 01:06 of the same date in New York")
    func zones() async {
        await expect("2024-3-5 14:5", of: Self.morning, in: "Asia/Shanghai")
        await expect("2024-3-5 1:6", of: Self.morning + 60, in: "America/New_York")
    }

    @Test("T01: around a change to and from summer time the wall time is the one valid at the instant")
    func summerTime() async {
        // In Berlin, 2024-03-31 01:00 UTC: 02:00 becomes 03:00.
        await expect("2024-3-31 1:59", of: 1_711_846_740, in: "Europe/Berlin")
        await expect("2024-3-31 3:0", of: 1_711_846_800, in: "Europe/Berlin")
        // 2024-10-27 01:00 UTC: 03:00 becomes 02:00; the same wall time twice.
        await expect("2024-10-27 2:30", of: 1_729_989_000, in: "Europe/Berlin")
        await expect("2024-10-27 2:30", of: 1_729_992_600, in: "Europe/Berlin")
    }

    @Test("T01: a change of the time zone in a run shows at the next question")
    func change() async {
        await #expect(processExitsWith: .success) {
            g_setenv("TZ", "Asia/Shanghai", 1)
            #expect(LocalTime.fields(of: LocalTimeTests.morning)?.hour == 14)
            g_setenv("TZ", "America/New_York", 1)
            #expect(LocalTime.fields(of: LocalTimeTests.morning)?.hour == 1)
        }
    }

    @Test(
        "an instant without a date has no fields", arguments: [.nan, .infinity, -.infinity, -1, 1e18, 253_402_300_800])
    func noFields(_ instant: Double) {
        #expect(LocalTime.fields(of: instant) == nil)
    }

    @Test("the first and the last second have fields in every time zone", arguments: ["UTC-14", "UTC+12", "UTC"])
    func ends(_ zone: String) async {
        await #expect(processExitsWith: .success) { [zone] in
            g_setenv("TZ", zone, 1)
            #expect(LocalTime.fields(of: 0) != nil)
            #expect(LocalTime.fields(of: 253_402_214_400) != nil)
        }
    }

    @Test("now is the present instant in seconds")
    func now() {
        #expect(abs(LocalTime.now() - Double(g_get_real_time()) / 1e6) < 60)
    }
}
