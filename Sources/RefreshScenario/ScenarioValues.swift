import RefreshCore

/// A width and a height in logical pixels, as scenarios write them.
public struct ScenarioSize: Sendable, Hashable, Decodable {
    public var w: Double
    public var h: Double

    public init(w: Double, h: Double) {
        self.w = w
        self.h = h
    }

    public init(_ extents: Extents) {
        self.init(w: extents.horizontal, h: extents.vertical)
    }

    /// The same as the core has it.
    public var extents: Extents { Extents(horizontal: w, vertical: h) }
}

/// Insets in logical pixels, as scenarios write them. Scenarios run left to right: left is leading.
public struct ScenarioInsets: Sendable, Hashable, Decodable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public static let zero = ScenarioInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The same as the core has it.
    public var insets: Insets { Insets(top: top, leading: left, bottom: bottom, trailing: right) }

    /// The four values, in the order top, left, bottom, right.
    public var values: [Double] { [top, left, bottom, right] }

    public static func + (left: ScenarioInsets, right: ScenarioInsets) -> ScenarioInsets {
        ScenarioInsets(
            top: left.top + right.top, left: left.left + right.left,
            bottom: left.bottom + right.bottom, right: left.right + right.right)
    }

    public static func - (left: ScenarioInsets, right: ScenarioInsets) -> ScenarioInsets {
        ScenarioInsets(
            top: left.top - right.top, left: left.left - right.left,
            bottom: left.bottom - right.bottom, right: left.right - right.right)
    }
}
