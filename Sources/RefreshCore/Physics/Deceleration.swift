/// Inertia: content that was let go in motion and slows down by itself.
///
/// The velocity falls exponentially, as in GTK's kinetic scrolling (gtkkineticscrolling.c, `y'' = -my'`). Position and
/// velocity are closed forms in the time since the release, so frames at any rate sample the same curve and a dropped
/// frame changes nothing.
public struct Deceleration: Sendable, Hashable {
    /// The friction of GTK's kinetic scrolling (`DECELERATION_FRICTION` in gtkscrolledwindow.c), per second.
    public static let gtkFriction = 4.0

    /// Where the content was let go, in pixels.
    public let position: Double
    /// How fast it was let go, in pixels per second.
    public let velocity: Double
    /// The share of its velocity that it loses a second, at first; per second, positive.
    public let friction: Double

    /// Content let go at a place with a velocity.
    /// - Parameters:
    ///   - position: where the content is let go, in pixels.
    ///   - velocity: in pixels per second; 0 stays where it is.
    ///   - friction: per second, must be positive.
    public init(position: Double, velocity: Double, friction: Double = Deceleration.gtkFriction) {
        precondition(friction > 0, "friction must be positive")
        self.position = position
        self.velocity = velocity
        self.friction = friction
    }

    /// The position in pixels, `time` seconds after the release.
    public func position(at time: Double) -> Double {
        position + restingDistance * (1 - decay(at: time))
    }

    /// The velocity in pixels per second, `time` seconds after the release.
    public func velocity(at time: Double) -> Double {
        velocity * decay(at: time)
    }

    /// How far the content moves until it rests, in pixels, with sign.
    public var restingDistance: Double { velocity / friction }

    /// How long it takes until the content is no faster than `speed`, in seconds: 0 if it never is faster, infinite for
    /// a speed of 0 or less, as an exponential never ends by itself.
    public func duration(untilSpeed speed: Double) -> Double {
        guard abs(velocity) > max(speed, 0) else { return 0 }
        guard speed > 0 else { return .infinity }
        return Exponential.log(abs(velocity) / speed) / friction
    }

    private func decay(at time: Double) -> Double {
        Exponential.exp(-friction * max(time, 0))
    }
}
