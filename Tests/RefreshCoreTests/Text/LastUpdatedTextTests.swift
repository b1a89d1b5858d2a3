import RefreshCore
import Testing

@Suite struct LastUpdatedTextTests {
    private let now = CalendarFields(year: 2024, month: 3, day: 5, hour: 14, minute: 5)

    private func text(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, texts: RefreshTexts = .english
    ) -> String {
        let stored = CalendarFields(year: year, month: month, day: day, hour: hour, minute: minute)
        return LastUpdatedText.text(stored: stored, now: now, texts: texts)
    }

    @Test("T01: an update of the same date shows Today and the time")
    func today() {
        #expect(text(2024, 3, 5, 14, 5) == "Last update: Today 14:05")
        #expect(text(2024, 3, 5, 0, 0) == "Last update: Today 00:00")
    }

    @Test("the same day of another month is not today")
    func sameDayOfAnotherMonth() {
        #expect(text(2024, 2, 5, 14, 5) == "Last update: 02-05 14:05")
        #expect(text(2023, 3, 5, 14, 5) == "Last update: 2023-03-05 14:05")
    }

    @Test("yesterday is a date, also across the turn of the year")
    func otherDays() {
        #expect(text(2024, 3, 4, 23, 59) == "Last update: 03-04 23:59")
        #expect(text(2023, 12, 31, 9, 7) == "Last update: 2023-12-31 09:07")
        #expect(text(987, 1, 2, 3, 4) == "Last update: 0987-01-02 03:04")
    }

    @Test("T07: a time ahead of the clock is shown with its date")
    func future() {
        #expect(text(2024, 3, 5, 16, 5) == "Last update: 03-05 16:05")
        #expect(text(2024, 3, 6, 0, 1) == "Last update: 03-06 00:01")
        #expect(text(2025, 3, 5, 14, 5) == "Last update: 2025-03-05 14:05")
    }

    @Test("T01: in the hour that the end of summer time repeats, an update before the change is of today")
    func repeatedHour() {
        let stored = CalendarFields(year: 2024, month: 3, day: 5, hour: 14, minute: 59)
        #expect(
            LastUpdatedText.text(stored: stored, now: now, isAhead: false, texts: .english)
                == "Last update: Today 14:59")
        #expect(
            LastUpdatedText.text(stored: now, now: now, isAhead: true, texts: .english) == "Last update: 03-05 14:05")
    }

    @Test("without an update it says so")
    func none() {
        #expect(LastUpdatedText.text(stored: nil, now: now, texts: .english) == "Last update: No record")
    }

    @Test("every word comes from the catalogue")
    func translated() {
        let texts = RefreshTexts([.lastUpdate: "最后更新：", .today: "今天", .noRecord: "无记录"])
        #expect(text(2024, 3, 5, 9, 30, texts: texts) == "最后更新：今天 09:30")
        #expect(LastUpdatedText.text(stored: nil, now: now, texts: texts) == "最后更新：无记录")
    }
}
