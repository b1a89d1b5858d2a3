import RefreshCore

/// Pull to refresh: the component at the top, pulled down and let go. 54 pixels high, as MJRefresh's header.
@MainActor
public final class RefreshHeader: Refresher {
    /// MJRefresh's `MJRefreshHeaderHeight`, in logical pixels.
    public static let defaultExtent = 54.0

    /// The key under which the time of the last update is kept. Headers with the same key share one time; the default
    /// is shared by all that set none, as MJRefresh's `MJRefreshHeaderLastUpdatedTimeKey`.
    public var lastUpdatedKey = "last-updated" {
        didSet { updateDetail() }
    }

    /// Makes the text of the last update from its instant in seconds since 1970, or nil where there is none. The
    /// default is "Last update: Today 14:05" and its kin, in local time.
    public var lastUpdatedText: (@MainActor (Double?) -> String)? {
        didSet { updateDetail() }
    }

    /// Where the time is kept; by default a key file in the user's state folder.
    public var store = LastUpdatedStore.shared {
        didSet { updateDetail() }
    }

    private var detailText = ""

    /// A header, to be set on a scroller.
    /// - Parameters:
    ///   - indicator: its look; by default arrow, spinner, title and last update.
    ///   - onRefreshing: is given the header; see ``Refresher/onRefreshing``.
    public init(
        indicator: RefreshIndicator? = nil, onRefreshing: (@MainActor (RefreshHeader) -> Void)? = nil
    ) {
        super.init(
            edge: .top, kind: .header, trigger: .released, extent: Self.defaultExtent,
            indicator: indicator ?? ArrowIndicator())
        setHandler(onRefreshing)
        updateDetail()
    }

    /// The instant of the last successful end in seconds since 1970; nil where there is none.
    public var lastUpdatedTime: Double? { store.time(for: lastUpdatedKey) }

    private var defaultText: String {
        let (present, last) = (store.now, lastUpdatedTime)
        guard let now = LocalTime.fields(of: present) else { return "" }
        return LastUpdatedText.text(
            stored: last.flatMap(LocalTime.fields), now: now, isAhead: last.map { $0 > present }, texts: texts)
    }

    override func storeTime() {
        store.recordUpdate(for: lastUpdatedKey)
        updateDetail()
    }

    override func releaseOwnHandlers() { lastUpdatedText = nil }

    override var detail: String? { detailText }

    override func willComeIntoSight() { updateDetail() }

    override func languageChanged() {
        super.languageChanged()
        updateDetail()
    }

    private func updateDetail() {
        detailText = lastUpdatedText?(lastUpdatedTime) ?? defaultText
        scroller?.updateComponents(force: true)
    }
}
