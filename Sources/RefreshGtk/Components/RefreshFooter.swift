import RefreshCore

/// Load more: the component at the bottom. An automatic footer loads as it comes into sight; a back footer is pulled up
/// and let go. 44 pixels high, as MJRefresh's footers.
@MainActor
public final class RefreshFooter: Refresher {
    /// MJRefresh's `MJRefreshFooterHeight`, in logical pixels.
    public static let defaultExtent = 44.0

    /// Which of the two a footer is.
    public enum Style: Sendable, Hashable {
        /// Always in the scroll range, and loads by itself.
        case automatic
        /// Below the content or the viewport's end, whichever is lower; pulled up and let go.
        case back
    }

    /// Which of the two it is, for good.
    public let style: Style

    /// A footer, to be set on a scroller.
    /// - Parameters:
    ///   - style: default ``Style/automatic``.
    ///   - indicator: its look; by default title and spinner, with an arrow for a back footer.
    ///   - onRefreshing: is given the footer; see ``Refresher/onRefreshing``.
    public init(
        _ style: Style = .automatic, indicator: RefreshIndicator? = nil,
        onRefreshing: (@MainActor (RefreshFooter) -> Void)? = nil
    ) {
        self.style = style
        switch style {
        case .automatic:
            super.init(
                edge: .bottom, kind: .autoFooter, trigger: .automatic(AutomaticTrigger()), extent: Self.defaultExtent,
                indicator: indicator ?? SpinnerIndicator())
        case .back:
            super.init(
                edge: .bottom, kind: .backFooter, trigger: .released, extent: Self.defaultExtent,
                indicator: indicator ?? ArrowIndicator())
        }
        setHandler(onRefreshing)
    }

    /// When an automatic footer loads by itself. Setting it on a back footer is a programmer's error.
    public var automaticTrigger: AutomaticTrigger {
        get {
            if case .automatic(let automatic) = trigger { return automatic }
            return AutomaticTrigger()
        }
        set {
            precondition(style == .automatic, "a back footer has no automatic trigger")
            trigger = .automatic(newValue)
            scroller?.driver.update { $0.setTrigger(newValue, at: edge) }
        }
    }

    /// Ends the refresh, or in any other state just says that there is nothing more to load. From any thread. A
    /// release, an arrival at the end or a click no longer loads then.
    /// - Parameter completion: runs once, when this end is over.
    public nonisolated func endRefreshingWithNoMoreData(completion: (@MainActor @Sendable () -> Void)? = nil) {
        MainLoop.performOnGtkThread { self.end(.noMoreData, completion: completion) }
    }

    /// Says that there may be more again. In any other state than `noMoreData` it does nothing. From any thread.
    public nonisolated func resetNoMoreData() {
        MainLoop.performOnGtkThread { self.send(.resetNoMoreData) }
    }

    override var isActivatable: Bool { style == .automatic }

    /// A click, Enter or Space on an automatic footer loads, unless there is nothing more.
    override func activate() {
        if state == .idle { beginRefreshing() }
    }
}
