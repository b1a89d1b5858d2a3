/// The resistance beyond an edge: the further the content is pulled, the less it follows the finger.
///
/// UIKit's formula, as measured by others on UIScrollView: `d * (1 - 1 / (x * 0.55 / d + 1))` for a finger that has
/// moved `x` beyond the edge of a viewport that is `d` long. It begins at a slope of 0.55 and never reaches `d`.
public enum RubberBand {
    /// The slope at the edge: how much of the finger's first pixel the content follows. UIKit's value; no unit.
    public static let coefficient = 0.55

    /// The largest part of the extent that `unresisted` takes for real, as the curve is flat beyond: there a pixel of
    /// offset stands for so much finger that the way back would seem dead.
    private static let largestFraction = 0.99

    /// How far the content moves beyond the edge.
    ///
    /// - Parameters:
    ///   - distance: how far the finger moved beyond the edge, in pixels; the sign is kept.
    ///   - extent: the length of the viewport along the axis, in pixels.
    /// - Returns: pixels, closer to zero than `extent`; 0 where the extent is not positive.
    public static func resisted(_ distance: Double, extent: Double) -> Double {
        guard extent > 0 else { return 0 }
        let magnitude = abs(distance)
        guard magnitude.isFinite else { return distance > 0 ? extent : -extent }
        // The formula above over one denominator, which keeps its precision near zero.
        let pull = magnitude * coefficient
        let offset = extent * (pull / (pull + extent))
        return distance < 0 ? -offset : offset
    }

    /// How far a finger must have moved for the content to be `offset` beyond the edge: the inverse of `resisted`.
    ///
    /// A gesture that takes hold of content already beyond its edge starts from here, so that nothing jumps.
    /// An offset at or beyond the extent, which no finger can produce, counts as 99 % of it.
    ///
    /// - Parameters:
    ///   - offset: how far the content is beyond the edge, in pixels; the sign is kept.
    ///   - extent: the length of the viewport along the axis, in pixels.
    /// - Returns: pixels; 0 where the extent is not positive.
    public static func unresisted(_ offset: Double, extent: Double) -> Double {
        guard extent > 0 else { return 0 }
        let magnitude = min(abs(offset), extent * largestFraction)
        let distance = magnitude * extent / (coefficient * (extent - magnitude))
        return offset < 0 ? -distance : distance
    }
}
