/// A moment on the wall: the fields of a date and a time in one time zone.
///
/// The core knows no calendar. Whoever stores an instant turns it, and the present one, into fields of the local time
/// zone when a text is needed; so a stored time is shown right after a change of the zone or of summer time.
public struct CalendarFields: Sendable, Hashable, Comparable {
    /// The year, such as 2024.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int

    /// The fields as given; nobody checks that there is such a date.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// Whether `left` is earlier.
    public static func < (left: CalendarFields, right: CalendarFields) -> Bool {
        (left.year, left.month, left.day, left.hour, left.minute)
            < (right.year, right.month, right.day, right.hour, right.minute)
    }

    fileprivate func isSameDay(as other: CalendarFields) -> Bool {
        (year, month, day) == (other.year, other.month, other.day)
    }
}

/// What a header says about its last update.
public enum LastUpdatedText {
    /// "Last update: Today 14:05", "Last update: 03-05 14:05" in the present year, "Last update: 2023-03-05 14:05", or
    /// "Last update: No record", as MJRefresh has it.
    ///
    /// Unlike there, "Today" needs the whole date to agree, not the day of the month alone. A time ahead of the clock
    /// is never "Today": it is shown with its date, so that a wrong clock can be seen.
    ///
    /// - Parameters:
    ///   - stored: the local time of the last update; nil if there was none.
    ///   - now: the present local time.
    ///   - isAhead: whether the last update is later than the present instant; by default as the two local times say,
    ///     which are wrong in the hour that the end of summer time repeats.
    ///   - texts: the language.
    public static func text(
        stored: CalendarFields?, now: CalendarFields, isAhead: Bool? = nil, texts: RefreshTexts
    ) -> String {
        guard let stored else { return texts[.lastUpdate] + texts[.noRecord] }
        return texts[.lastUpdate] + moment(stored, now: now, isAhead: isAhead ?? (stored > now), texts: texts)
    }

    private static func moment(
        _ stored: CalendarFields, now: CalendarFields, isAhead: Bool, texts: RefreshTexts
    ) -> String {
        let time = padded(stored.hour, to: 2) + ":" + padded(stored.minute, to: 2)
        if stored.isSameDay(as: now), !isAhead { return texts[.today] + " " + time }
        let pattern = texts[stored.year == now.year ? .dayOfYear : .date]
        return filled(pattern, with: stored) + " " + time
    }

    /// Puts the fields in for `yyyy`, `MM` and `dd`.
    private static func filled(_ pattern: String, with date: CalendarFields) -> String {
        var result = ""
        var rest = Substring(pattern)
        let fields = [("yyyy", date.year, 4), ("MM", date.month, 2), ("dd", date.day, 2)]
        while let first = rest.first {
            if let (name, value, width) = fields.first(where: { rest.hasPrefix($0.0) }) {
                result += padded(value, to: width)
                rest = rest.dropFirst(name.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
