/// Where a component is, relative to the viewport, at one moment.
public struct Motion: Sendable, Hashable {
    /// The part of the component's extent that is in sight; negative while out of sight, above 1 when pulled further.
    public var fraction: Double
    /// Whether a finger, or what stands for one, holds the list.
    public var isDragging: Bool
    /// Whether the offset just moved towards the component's edge.
    public var isForward: Bool
    /// Whether the content is longer than the viewport.
    public var isLong: Bool
    /// Whether the content is pulled back beyond its start edge.
    public var isBeforeStart: Bool
    /// Whether there is no content at all along the axis.
    public var isEmpty: Bool

    /// A moment at which the component is this far in sight. By default nobody holds or moves the list, and its content
    /// is long.
    public init(
        fraction: Double, isDragging: Bool = false, isForward: Bool = false, isLong: Bool = true,
        isBeforeStart: Bool = false, isEmpty: Bool = false
    ) {
        self.fraction = fraction
        self.isDragging = isDragging
        self.isForward = isForward
        self.isLong = isLong
        self.isBeforeStart = isBeforeStart
        self.isEmpty = isEmpty
    }
}

/// How a refresh ends.
public enum RefreshOutcome: Sendable, Hashable {
    /// The application fetched what it wanted.
    case finished
    /// The application fetched, or not, and there is nothing more to fetch.
    case noMoreData
    /// Nothing was fetched: the time of the last update stays what it was.
    case failed
}

/// What can happen to one component.
public enum RefreshEvent: Sendable, Hashable {
    /// The content offset changed. The first one without a finger is the release.
    case moved(Motion)
    /// A finger, or what stands for one, took hold of the list: the budget is full again.
    case panBegan
    /// The finger let go. What is pulled refreshes at the next ``moved(_:)`` without a finger, an automatic component
    /// now.
    case panEnded(Motion)
    /// The pan was taken away: what is pulled falls back to idle.
    case panCancelled
    /// A wheel notch towards the component's edge that the list could not follow: it stands for a release there.
    case notched(Motion)
    /// A key, a notch, a scroll bar: something that a person did, so an automatic component may load again.
    case inputArrived
    /// The content became longer along the component's axis.
    case contentGrew
    /// The program, a key, a click or an assistive technology asks for a refresh. `completion` runs once, when this
    /// refresh has begun.
    case begin(completion: Int?)
    /// `completion` runs once, when this end is over.
    case end(RefreshOutcome, completion: Int?)
    /// There may be more again. Nothing in another state than `noMoreData`.
    case resetNoMoreData
    /// The component was hidden or shown.
    case hidden(Bool)
    /// The list was mapped or unmapped. A refresh that waited for it begins.
    case mapped(Bool)
    /// The slot's animation of this generation reached its end.
    case slotSettled(generation: Int)
}
