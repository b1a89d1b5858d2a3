/// The way back to an edge: a critically damped spring, the fastest return that does not swing.
///
/// Displacement and velocity are closed forms in the time since the release, so frames at any rate sample the same curve.
/// Content thrown toward the edge faster than the spring would take it arrives early and stops there: the spring acts
/// beyond the edge only and does not carry content into the range.
public struct Spring: Sendable, Hashable {
    /// Angular frequency of the way back to an edge, in 1/s: the root of a stiffness of 120 /s², chosen by eye on a
    /// running prototype. Brings a pull of 54 px back to half a pixel in 0.65 s. GTK's own is 10 (`OVERSHOOT_FRICTION / 2`
    /// in gtkscrolledwindow.c).
    public static let edgeFrequency = 10.954451150103322

    /// Settled closer than this to the rest position, in pixels: half a pixel cannot be seen.
    private static let settledDistance = 0.5
    /// ... and slower than this, in pixels per second: a third of a pixel a frame.
    private static let settledSpeed = 20.0

    /// Distance from the rest position at the start, in pixels, with sign.
    public let displacement: Double
    /// Velocity at the start, in pixels per second, in the direction of positive displacements.
    public let velocity: Double

    /// How stiff the spring is: the angular frequency it would swing with if it were not damped, in 1/s, positive.
    public let frequency: Double

    /// Content let go beyond its edge, or at it with a velocity that leads beyond.
    /// - Parameters:
    ///   - displacement: distance from the rest position, in pixels, with sign.
    ///   - velocity: in pixels per second, positive away from rest on the positive side.
    ///   - frequency: in 1/s, must be positive.
    public init(displacement: Double, velocity: Double, frequency: Double = Spring.edgeFrequency) {
        precondition(frequency > 0, "frequency must be positive")
        self.displacement = displacement
        self.velocity = velocity
        self.frequency = frequency
    }

    /// The distance from the rest position in pixels, `time` seconds after the release. Exactly 0 from the moment of
    /// `arrival` on.
    public func displacement(at time: Double) -> Double {
        let time = max(time, 0)
        guard time < arrival else { return 0 }
        return (displacement + drift * time) * decay(at: time)
    }

    /// The velocity in pixels per second, `time` seconds after the release. 0 from the moment of `arrival` on.
    public func velocity(at time: Double) -> Double {
        let time = max(time, 0)
        guard time < arrival else { return 0 }
        return (velocity - frequency * drift * time) * decay(at: time)
    }

    /// Whether the motion may be ended by a jump to the rest position that nobody sees: closer than 0.5 px and slower
    /// than 20 px/s.
    public func isSettled(at time: Double) -> Bool {
        abs(displacement(at: time)) < Self.settledDistance && abs(velocity(at: time)) < Self.settledSpeed
    }

    /// When the content reaches the rest position with speed left, in seconds; infinite where it only approaches it.
    public var arrival: Double {
        guard displacement * drift < 0 else { return .infinity }
        return -displacement / drift
    }

    /// The factor of `t` in the solution `(x + drift * t) * exp(-frequency * t)`.
    private var drift: Double { velocity + frequency * displacement }

    private func decay(at time: Double) -> Double { Exponential.exp(-frequency * time) }
}
