import RefreshCore

/// The component at the content's end sideways, pulled and let go. 60 pixels wide, as MJRefresh's trailer.
@MainActor
public final class RefreshTrailer: Refresher {
    /// MJRefresh's `MJRefreshTrailWidth`, in logical pixels.
    public static let defaultExtent = 60.0

    /// A trailer, to be set on a scroller.
    /// - Parameters:
    ///   - indicator: its look; by default an arrow and a title.
    ///   - onRefreshing: is given the trailer; see ``Refresher/onRefreshing``.
    public init(indicator: RefreshIndicator? = nil, onRefreshing: (@MainActor (RefreshTrailer) -> Void)? = nil) {
        super.init(
            edge: .trailing, kind: .trailer, trigger: .released, extent: Self.defaultExtent,
            indicator: indicator ?? ArrowIndicator())
        setHandler(onRefreshing)
    }
}
