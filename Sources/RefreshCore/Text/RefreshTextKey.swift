/// Names the texts a component can show. The raw value is what a catalogue files a text under.
public enum RefreshTextKey: String, Sendable, Hashable, CaseIterable {
    /// A header at rest or being pulled, not far enough yet.
    case headerIdle = "header.idle"
    /// A header pulled far enough: letting go refreshes.
    case headerPulling = "header.pulling"
    /// A header while the application fetches.
    case headerRefreshing = "header.refreshing"

    /// An automatic footer at rest: it loads when clicked or scrolled into sight.
    case autoFooterIdle = "auto-footer.idle"
    /// An automatic footer while the application fetches.
    case autoFooterRefreshing = "auto-footer.refreshing"
    /// An automatic footer when there is nothing more.
    case autoFooterNoMoreData = "auto-footer.no-more-data"

    /// A back footer at rest or being pulled, not far enough yet.
    case backFooterIdle = "back-footer.idle"
    /// A back footer pulled far enough: letting go loads.
    case backFooterPulling = "back-footer.pulling"
    /// A back footer while the application fetches.
    case backFooterRefreshing = "back-footer.refreshing"
    /// A back footer when there is nothing more.
    case backFooterNoMoreData = "back-footer.no-more-data"

    /// A trailer at rest or being pulled, not far enough yet.
    case trailerIdle = "trailer.idle"
    /// A trailer pulled far enough, and while the application fetches.
    case trailerPulling = "trailer.pulling"

    /// Stands before the time of the last update, with its separator.
    case lastUpdate = "time.last-update"
    /// Stands for the date where it is the present one.
    case today = "time.today"
    /// How a day of the present year is written: `MM` is the month, `dd` the day, each in two digits, all else stands
    /// as it is.
    case dayOfYear = "time.day"
    /// How a day of another year is written; `yyyy` is the year.
    case date = "time.date"
    /// Stands for the time where there was no update yet.
    case noRecord = "time.none"

    /// The text in English, as MJRefresh has it (its `en.lproj`): what is shown where a catalogue has none.
    public var english: String {
        switch self {
        case .headerIdle: "Pull down to refresh"
        case .headerPulling: "Release to refresh"
        case .headerRefreshing: "Loading ..."
        case .autoFooterIdle: "Click or drag up to refresh"
        case .autoFooterRefreshing: "Loading ..."
        case .autoFooterNoMoreData: "No more data"
        case .backFooterIdle: "Pull up to refresh"
        case .backFooterPulling: "Release to refresh"
        case .backFooterRefreshing: "Loading ..."
        case .backFooterNoMoreData: "No more data"
        case .trailerIdle: "Slide to view details"
        case .trailerPulling: "Release to view details"
        case .lastUpdate: "Last update: "
        case .today: "Today"
        case .dayOfYear: "MM-dd"
        case .date: "yyyy-MM-dd"
        case .noRecord: "No record"
        }
    }

    /// What a translator should know.
    public var hint: String {
        switch self {
        case .headerIdle: "The list is being pulled down, not far enough yet."
        case .headerPulling: "The list is pulled down far enough: letting go refreshes."
        case .headerRefreshing: "The list is being refreshed."
        case .autoFooterIdle: "At the end of the list, which loads more when clicked or scrolled into sight."
        case .autoFooterRefreshing, .backFooterRefreshing: "More is being loaded at the end of the list."
        case .autoFooterNoMoreData, .backFooterNoMoreData: "There is nothing more to load."
        case .backFooterIdle: "The list is being pulled up at its end, not far enough yet."
        case .backFooterPulling: "The list is pulled up far enough: letting go loads more."
        case .trailerIdle: "At the sideways end of a row; written vertically. Sliding further opens the details."
        case .trailerPulling: "Slid far enough: letting go opens the details; written vertically."
        case .lastUpdate: "Before the time of the last update, with its separator and space."
        case .today: "Before the time of day, instead of the date."
        case .dayOfYear: "A day of this year: MM is the month, dd the day, in two digits. The time follows."
        case .date: "A day of another year: yyyy is the year, MM the month, dd the day. The time follows."
        case .noRecord: "Instead of a time: there was no update yet."
        }
    }
}
