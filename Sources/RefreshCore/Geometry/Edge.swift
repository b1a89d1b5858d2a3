/// A direction of scrolling.
public enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical
}

/// A side of the viewport, in reading order: `leading` is the left side left-to-right and the right side right-to-left.
public enum Edge: Sendable, Hashable, CaseIterable {
    case top
    case leading
    case bottom
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
