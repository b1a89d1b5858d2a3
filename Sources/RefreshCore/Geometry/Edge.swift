/// A direction of scrolling.
public enum Axis: Sendable, Hashable, CaseIterable {
    /// Left and right: leading and trailing edge.
    case horizontal
    /// Up and down: top and bottom.
    case vertical
}

/// A side of the viewport, in reading order: `leading` is the left side left-to-right and the right side right-to-left.
public enum Edge: Sendable, Hashable, CaseIterable {
    /// Where the header sits.
    case top
    /// Where a row begins. No component that is shipped sits there.
    case leading
    /// Where the footer sits.
    case bottom
    /// Where a row ends, and the trailer sits.
    case trailing

    /// The axis along which content meets this edge.
    public var axis: Axis {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        }
    }

    /// Whether the content's beginning lies at this edge.
    public var isStart: Bool { self == .top || self == .leading }
}
