/// What a component is doing.
public enum RefreshState: String, Sendable, Hashable, CaseIterable {
    /// At rest, or pulled by no more than its own extent.
    case idle
    /// Pulled beyond its own extent with the finger still down: letting go would refresh.
    case pulling
    /// Begun while the list is not mapped: it starts when the list is mapped.
    case willRefresh
    /// The application is fetching.
    case refreshing
    /// The application said that there is nothing more to fetch.
    case noMoreData

    /// Whether a refresh runs or waits for the list to be mapped.
    public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}
