/// All that an indicator needs to draw itself: a complete value, so that equal presentations look alike
/// whatever came before.
public struct RefreshPresentation: Sendable, Hashable {
    /// The component's state.
    public var state: RefreshState
    /// How far the component is pulled, as a fraction of its extent: 0 is out of sight, 1 is fully revealed,
    /// more is pulled beyond. 1 while refreshing.
    public var fraction: Double
    /// The edge at which the component sits.
    public var edge: Edge
    /// The text for the state, in the language of the component; the message after a failed end.
    public var title: String
    /// A second text, such as the time of the last update; nil where there is none.
    public var detail: String?
    /// Whether the last refresh ended with a failure that is still being shown.
    public var isFailed: Bool
    /// Whether changes may be animated: false with animations switched off in the desktop's settings, or while
    /// the list is not mapped.
    public var isAnimated: Bool
    /// Whether any part of the component is inside the viewport. A spinner need not run while it is false.
    public var isInSight: Bool

    /// What is given; by default an idle header out of sight.
    public init(
        state: RefreshState = .idle, fraction: Double = 0, edge: Edge = .top, title: String = "",
        detail: String? = nil, isFailed: Bool = false, isAnimated: Bool = true, isInSight: Bool = false
    ) {
        self.state = state
        self.fraction = fraction
        self.edge = edge
        self.title = title
        self.detail = detail
        self.isFailed = isFailed
        self.isAnimated = isAnimated
        self.isInSight = isInSight
    }
}
