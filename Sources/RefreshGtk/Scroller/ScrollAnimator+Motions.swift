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
        /// To where the slot at the edge is just revealed.
        case reveal(Edge, from: Double, Timeline)
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
        case .reveal(let edge, let from, let timeline):
            return reveal(edge, from, timeline, now, in: geometry)
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

    private func reveal(
        _ edge: Edge, _ from: Double, _ timeline: Timeline, _ now: Double, in geometry: ScrollGeometry
    ) -> Step {
        guard let extent = geometry.slots[edge]?.extent else { return Step() }
        var timeline = timeline
        let step = timeline.advance(to: now)
        let target = geometry.offset(revealing: extent, at: edge)
        guard !step.finished else { return Step(offset: target) }
        let moved = (target - from) * Easing.easeInOut.progress(at: step.fraction)
        return Step(offset: from + moved, rest: .reveal(edge, from: from, timeline))
    }
}

extension Spring {
    /// Where it ends: at the edge of the range that it is beyond, which may itself be moving.
    func edge(in geometry: ScrollGeometry, along axis: Axis) -> Double {
        let isBeforeStart = displacement < 0 || (displacement == 0 && velocity < 0)
        return isBeforeStart ? geometry.restStart(along: axis) : geometry.restEnd(along: axis)
    }
}
