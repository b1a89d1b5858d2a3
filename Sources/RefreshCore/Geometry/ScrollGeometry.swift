/// The room that a component takes at an edge.
public struct Slot: Sendable, Hashable {
    /// The component's length along its axis, in logical pixels. Positive.
    public var extent: Double
    /// How much of the extent is added to the scroll range: 0, the default, is closed, 1 is open, between while it
    /// moves.
    public var openness: Double
    /// Whether the slot, when open, also takes the gap between content that is shorter than the viewport and the
    /// viewport's end. Without it a back footer's open position would be out of range. Default false.
    public var fillsGap: Bool
    /// Whether the slot follows the content at once. Otherwise it lies below the viewport's end when the content is
    /// shorter than the viewport. Default false.
    public var followsContent: Bool
    /// Moves the component away from the content by this many logical pixels, and nothing else: MJRefresh's
    /// `ignoredScrollViewContentInsetTop` and its kin. Default 0.
    public var ignoredInset: Double

    /// A slot, by default closed. The extent must be positive.
    public init(
        extent: Double, openness: Double = 0, fillsGap: Bool = false, followsContent: Bool = false,
        ignoredInset: Double = 0
    ) {
        self.extent = extent
        self.openness = openness
        self.fillsGap = fillsGap
        self.followsContent = followsContent
        self.ignoredInset = ignoredInset
    }
}

/// Where everything is, in logical pixels. Insets and rest positions are computed from it whenever they are asked
/// for; none is stored, so none can drift.
public struct ScrollGeometry: Sendable, Hashable {
    /// The content's point at the viewport's origin. Default 0.
    public var offset: ContentOffset = .zero
    /// The size of the part that is seen. Default 0.
    public var viewport: Extents = .zero
    /// The size of the whole content, also where it is smaller than the viewport. Default 0.
    public var content: Extents = .zero
    /// The application's own insets. May be negative. Default 0.
    public var insets: Insets = .zero
    /// The components' slots; nil where there is no component or it is hidden.
    public var slots = EdgeValues<Slot?>(repeating: nil)

    /// Nothing yet: no size, no content, no component.
    public init() {}

    /// The edge at which `axis` begins.
    static func start(of axis: Axis) -> Edge { axis == .vertical ? .top : .leading }
    /// The edge at which `axis` ends.
    static func end(of axis: Axis) -> Edge { axis == .vertical ? .bottom : .trailing }

    /// Whether there is a slot at an edge of `axis`.
    public func hasSlot(along axis: Axis) -> Bool {
        slots[Self.start(of: axis)] != nil || slots[Self.end(of: axis)] != nil
    }

    /// What the component at `edge` adds to the scroll range now, in logical pixels; 0 where there is none.
    public func reserved(at edge: Edge) -> Double {
        guard let slot = slots[edge], slot.openness > 0 else { return 0 }
        return slot.openness * (slot.extent + (slot.fillsGap ? gap(along: edge.axis) : 0))
    }

    /// The application's inset plus what the component at `edge` reserves.
    public func effectiveInset(at edge: Edge) -> Double { insets[edge] + reserved(at: edge) }

    /// The application's insets plus what the components reserve, at all edges.
    public var effectiveInsets: Insets {
        Insets(
            top: effectiveInset(at: .top), leading: effectiveInset(at: .leading),
            bottom: effectiveInset(at: .bottom), trailing: effectiveInset(at: .trailing))
    }

    /// How far content that is shorter than the viewport ends before the viewport's end; 0 for longer content. The
    /// slot at the end edge does not count: it is what asks.
    func gap(along axis: Axis) -> Double {
        let room = viewport[axis] - effectiveInset(at: Self.start(of: axis)) - insets[Self.end(of: axis)]
        return max(room - content[axis], 0)
    }

    /// The smallest offset at rest.
    public func restStart(along axis: Axis) -> Double { -effectiveInset(at: Self.start(of: axis)) }

    /// The largest offset at rest; ``restStart(along:)`` for content shorter than the viewport.
    public func restEnd(along axis: Axis) -> Double {
        max(content[axis] + effectiveInset(at: Self.end(of: axis)) - viewport[axis], restStart(along: axis))
    }

    /// The offset at rest nearest to `value`.
    public func clamped(_ value: Double, along axis: Axis) -> Double {
        min(max(value, restStart(along: axis)), restEnd(along: axis))
    }
}
