/// Names the texts a component can show. The raw value is what a catalogue files a text under.
public enum RefreshTextKey: String, Sendable, Hashable, CaseIterable {
    case headerIdle = "header.idle"
    case headerPulling = "header.pulling"
    case headerRefreshing = "header.refreshing"

    case autoFooterIdle = "auto-footer.idle"
    case autoFooterRefreshing = "auto-footer.refreshing"
    case autoFooterNoMoreData = "auto-footer.no-more-data"

    case backFooterIdle = "back-footer.idle"
    case backFooterPulling = "back-footer.pulling"
    case backFooterRefreshing = "back-footer.refreshing"
    case backFooterNoMoreData = "back-footer.no-more-data"

    case trailerIdle = "trailer.idle"
    case trailerPulling = "trailer.pulling"

    /// Stands before the time of the last update, with its separator.
    case lastUpdate = "time.last-update"
    /// Stands for the date where it is the present one.
    case today = "time.today"
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
        case .noRecord: "No record"
        }
    }
}
