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
