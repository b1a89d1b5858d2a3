import RefreshCore

/// What can be in motion.
extension ScrollAnimator {
    /// The opening or closing of one slot.
    struct SlotMotion {
        var timeline: Timeline
        /// The part of the timeline, from its beginning, in which nothing moves yet.
        let hold: Double
        let from: Double
        let to: Double
        let generation: Int

        func openness(at fraction: Double) -> Double {
            let moved = hold < 1 ? max(fraction - hold, 0) / (1 - hold) : 0
            return from + (to - from) * (fraction < 1 ? Easing.easeInOut.progress(at: moved) : 1)
        }
    }

    /// What moves the content along one axis.
    enum OffsetMotion {
        /// Back into the range at rest, wherever that is by then.
        case spring(Spring)
        case deceleration(Deceleration)
        case approach(Approach)
    }

    /// A way to the edge at which a slot opens or closes.
    struct Approach {
        enum Target {
            /// Where the slot is just revealed.
            case slot
            /// Where the content rests, the slot being as open as it is by then.
            case rest
        }

        let edge: Edge
        let target: Target
        let from: Double
        /// As far as content goes towards its end. Rows that are added meanwhile are further, and what is shown stays.
        let limit: Double
        var timeline: Timeline

        /// From where the content is now.
        init(_ edge: Edge, _ target: Target, in geometry: ScrollGeometry, limit: Double? = nil, duration: Double) {
            self.edge = edge
            self.target = target
            from = geometry.offset[edge.axis]
            let end = geometry.slots[edge].map { geometry.offset(revealing: $0.extent, at: edge) }
            self.limit = edge.isStart ? .infinity : limit ?? end ?? .infinity
            timeline = Timeline(duration: duration)
        }
    }
}

extension ScrollAnimator.OffsetMotion {
    /// What a frame makes of a motion.
    struct Step {
        /// Where the content is to be; nil when what was to be revealed is gone.
        var offset: Double?
        /// The motion from then on; nil when it is over.
        var rest: ScrollAnimator.OffsetMotion?
        /// The speed with which the content has come to an edge, in pixels per second.
        var impact: Double?
    }

    /// The step at `now` on the frame clock, `time` seconds after the motion's first frame.
    func step(at time: Double, _ now: Double, in geometry: ScrollGeometry, along axis: Axis) -> Step {
        switch self {
        case .approach(let approach):
            return approach.step(at: now, in: geometry)
        case .spring(let spring):
            let edge = spring.edge(in: geometry, along: axis)
            if spring.isSettled(at: time) || time >= spring.arrival {
                return Step(offset: geometry.clamped(edge, along: axis))
            }
            return Step(offset: edge + spring.displacement(at: time), rest: self)
        case .deceleration(let deceleration):
            let (position, velocity) = (deceleration.position(at: time), deceleration.velocity(at: time))
            let rest = geometry.clamped(position, along: axis)
            if rest != position {
                let limit = ScrollAnimator.edgeSpeed
                return Step(offset: rest, impact: min(max(velocity, -limit), limit))
            }
            return Step(offset: position, rest: abs(velocity) < ScrollAnimator.restSpeed ? nil : self)
        }
    }
}

extension ScrollAnimator.Approach {
    func step(at now: Double, in geometry: ScrollGeometry) -> ScrollAnimator.OffsetMotion.Step {
        guard let destination = destination(in: geometry) else { return .init() }
        var next = self
        let step = next.timeline.advance(to: now)
        guard !step.finished else { return .init(offset: destination) }
        let moved = (destination - from) * Easing.easeInOut.progress(at: step.fraction)
        return .init(offset: from + moved, rest: .approach(next))
    }

    private func destination(in geometry: ScrollGeometry) -> Double? {
        guard let extent = geometry.slots[edge]?.extent else { return nil }
        switch target {
        case .slot: return min(geometry.offset(revealing: extent, at: edge), limit)
        case .rest:
            let axis = edge.axis
            return edge.isStart ? geometry.restStart(along: axis) : min(geometry.restEnd(along: axis), limit)
        }
    }

    /// On to where the content rests, when the slot closes before it was revealed: the same place, however soon that
    /// was.
    func onToRest(in geometry: ScrollGeometry, duration: Double) -> Self {
        Self(edge, .rest, in: geometry, limit: limit, duration: duration)
    }
}

extension Spring {
    /// Where it ends: at the edge of the range that it is beyond, which may itself be moving.
    func edge(in geometry: ScrollGeometry, along axis: Axis) -> Double {
        let isBeforeStart = displacement < 0 || (displacement == 0 && velocity < 0)
        return isBeforeStart ? geometry.restStart(along: axis) : geometry.restEnd(along: axis)
    }
}
