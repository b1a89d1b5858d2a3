/// One value for each axis.
public struct AxisValues<Value> {
    /// The value for left and right.
    public var horizontal: Value
    /// The value for up and down.
    public var vertical: Value

    /// A value for each axis.
    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The value for `axis`.
    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}

extension AxisValues: Sendable where Value: Sendable {}
extension AxisValues: Equatable where Value: Equatable {}
extension AxisValues: Hashable where Value: Hashable {}

/// The content's point that lies at the viewport's origin, in logical pixels: 0 is the content's beginning at the
/// viewport's beginning, negative is pulled beyond it. The sense is that of UIScrollView's `contentOffset`.
public typealias ContentOffset = AxisValues<Double>

/// A width and a height in logical pixels.
public typealias Extents = AxisValues<Double>

extension AxisValues where Value == Double {
    /// 0 along both axes.
    public static var zero: AxisValues<Double> { AxisValues(horizontal: 0, vertical: 0) }
}
