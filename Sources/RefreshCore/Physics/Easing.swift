/// How an animation's time becomes its progress.
public enum Easing: Sendable, Hashable, CaseIterable {
    /// Progress is time.
    case linear
    /// Slow at both ends: the default of UIKit's animations, `cubic-bezier(0.42, 0, 0.58, 1)` in CSS.
    case easeInOut

    /// The progress at a fraction of the duration; both from 0 to 1, arguments outside are clamped. Never falls.
    public func progress(at fraction: Double) -> Double {
        let fraction = min(max(fraction, 0), 1)
        return switch self {
        case .linear: fraction
        case .easeInOut: CubicBezier.easeInOut.y(atX: fraction)
        }
    }
}

/// A curve from (0, 0) to (1, 1) with two control points whose x lies between 0 and 1, so that x never falls.
struct CubicBezier {
    static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    let x1: Double, y1: Double, x2: Double, y2: Double

    /// Below this error in x the search stops; in y the error is at most the curve's steepest slope times this.
    private static let tolerance = 1e-12
    /// Enough halvings for the tolerance if every Newton step is refused.
    private static let iterations = 64

    func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.value(y1, y2, at: parameter(atX: x))
    }

    /// Newton's method kept inside a shrinking bracket: where the slope is flat a plain step would leave it.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<Self.iterations {
            let error = Self.value(x1, x2, at: t) - x
            if abs(error) < Self.tolerance { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / Self.slope(x1, x2, at: t)
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return t * (3 * u * u * first + t * (3 * u * second + t))
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * (u * u * first + 2 * u * t * (second - first) + t * t * (1 - second))
    }
}
