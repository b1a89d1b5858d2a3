/// A phase of a pan: a finger, or what stands for one, moving the content.
public enum PanPhase: String, Sendable, Hashable {
    /// A finger took hold of the content.
    case began
    /// It moves.
    case changed
    /// Let go. The frames after it carry the release.
    case ended
    /// Taken away by the system, by a second finger or by the list being hidden: not a release.
    case cancelled
}

/// What can happen to a scrolled list with its components.
public enum ScrollEvent: Sendable, Hashable {
    /// The content offset is now this, with or without a finger on the list.
    case offset(ContentOffset, isDragging: Bool)
    /// The offset was brought in line with a changed geometry. Nobody scrolled, so no state follows from it.
    case adjusted(ContentOffset)
    /// A phase of a pan along an axis.
    case pan(PanPhase, Axis)
    /// The content's size, in logical pixels.
    case content(Extents)
    /// The size of the part that is seen, in logical pixels.
    case viewport(Extents)
    /// The application's own insets.
    case insets(Insets)
    /// A wheel notch towards `edge` that the list could not follow.
    case notched(Edge)
    /// A key, a notch or a scroll bar: see ``RefreshEvent/inputArrived``.
    case inputArrived
    /// The list was mapped or unmapped.
    case mapped(Bool)
    /// A component's slot is open this far.
    case openness(Edge, Double)
    /// What concerns one component only. Ignored where there is none.
    case component(Edge, RefreshEvent)
}
