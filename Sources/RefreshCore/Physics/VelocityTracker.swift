/// How fast a gesture moves, from its motion events.
///
/// A mean over the last moves in which a move weighs the less the older it is. The weight depends on time and not on the
/// number of events, so a device that reports 60 times a second and one that reports 1000 times give the same answer.
/// It holds two sums and a time: adding a move allocates nothing.
public struct VelocityTracker: Sendable, Hashable {
    /// Age at which a move's weight has fallen to 1/e, in seconds. Long enough to even out the jitter of a touchscreen
    /// (8 to 16 ms between events), short enough to forget the direction before a reversal.
    private static let memory = 0.04

    /// A last move older than this, in seconds, means that the finger rested before it was lifted: no inertia.
    private static let restingAge = 0.06

    private var distance = 0.0
    private var duration = 0.0
    private var lastTime: Double?

    /// A tracker that has seen nothing; its velocity is 0.
    public init() {}

    /// Adds a move.
    ///
    /// The first one only marks the time, as nothing tells how long it took. Moves with equal times count together. A
    /// time that lies before the last one (devices reorder events, 32 bit millisecond stamps wrap) is taken as the
    /// present from then on, and its move as one without a duration.
    ///
    /// - Parameters:
    ///   - delta: pixels moved since the last call.
    ///   - time: seconds on any clock, the same as in `velocity(at:)`.
    public mutating func add(delta: Double, at time: Double) {
        guard let last = lastTime else {
            lastTime = time
            return
        }
        lastTime = time
        let step = max(time - last, 0)
        if step > Self.restingAge {
            distance = 0
            duration = 0
        } else {
            let fading = Exponential.exp(-step / Self.memory)
            distance *= fading
            duration *= fading
        }
        duration += step
        if duration > 0 { distance += delta }
    }

    /// The velocity in pixels per second, in the direction of positive deltas.
    ///
    /// 0 where fewer than two moves at different times are known, and when the last move is older than 60 ms.
    public func velocity(at now: Double) -> Double {
        guard let last = lastTime, duration > 0, now - last <= Self.restingAge else { return 0 }
        return distance / duration
    }

    /// Forgets everything: a new gesture begins.
    public mutating func reset() {
        self = VelocityTracker()
    }
}
