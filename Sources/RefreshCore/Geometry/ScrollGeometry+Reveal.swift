extension ScrollGeometry {
    /// The offset at which the component at `edge` begins to come into the viewport, its own slot left out.
    public func revealOrigin(at edge: Edge) -> Double {
        if edge.isStart { return -insets[edge] }
        return max(content[edge.axis] + insets[edge] - viewport[edge.axis], restStart(along: edge.axis))
    }

    /// How many pixels of the slot at `edge` are inside the viewport along its axis. Negative while out of sight,
    /// more than the extent when pulled further.
    ///
    /// Everything that follows from this number is the same at each edge.
    public func revealed(at edge: Edge) -> Double {
        let distance = revealOrigin(at: edge) - offset[edge.axis]
        return edge.isStart ? distance : -distance
    }

    /// The offset at which the slot at `edge` is revealed by exactly `distance` pixels.
    public func offset(revealing distance: Double, at edge: Edge) -> Double {
        revealOrigin(at: edge) + (edge.isStart ? -distance : distance)
    }

    /// ``revealed(at:)`` as a fraction of the slot's extent; 0 without a slot.
    public func revealedFraction(at edge: Edge) -> Double {
        guard let slot = slots[edge] else { return 0 }
        return revealed(at: edge) / slot.extent
    }

    /// Where the slot at `edge` begins along its axis, in content coordinates; 0 without a slot.
    public func slotOrigin(at edge: Edge) -> Double {
        guard let slot = slots[edge] else { return 0 }
        let axis = edge.axis
        if edge.isStart { return -slot.extent - slot.ignoredInset }
        if slot.followsContent { return content[axis] + slot.ignoredInset }
        let room = viewport[axis] - effectiveInset(at: Self.start(of: axis)) - insets[edge]
        return max(content[axis], room) + slot.ignoredInset
    }

    /// Whether the content and the application's inset before it are longer than the viewport. A component's open
    /// slot does not count: pulling the header must not make a footer load.
    public func isLong(along axis: Axis) -> Bool {
        insets[Self.start(of: axis)] + content[axis] > viewport[axis]
    }
}
