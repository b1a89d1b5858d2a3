/// One value for each edge.
public struct EdgeValues<Value> {
    /// The value at the top.
    public var top: Value
    /// The value where a row begins.
    public var leading: Value
    /// The value at the bottom.
    public var bottom: Value
    /// The value where a row ends.
    public var trailing: Value

    /// A value for each edge.
    public init(top: Value, leading: Value, bottom: Value, trailing: Value) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same value at each edge.
    public init(repeating value: Value) {
        self.init(top: value, leading: value, bottom: value, trailing: value)
    }

    /// The value at `edge`.
    public subscript(edge: Edge) -> Value {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        // In place: a setter would copy what is in there on each scroll event.
        _modify {
            switch edge {
            case .top: yield &top
            case .leading: yield &leading
            case .bottom: yield &bottom
            case .trailing: yield &trailing
            }
        }
    }
}

extension EdgeValues: Sendable where Value: Sendable {}
extension EdgeValues: Equatable where Value: Equatable {}
extension EdgeValues: Hashable where Value: Hashable {}

/// Distances in logical pixels by which the scroll range is longer than the content at each edge.
public typealias Insets = EdgeValues<Double>

extension EdgeValues where Value == Double {
    /// 0 at each edge.
    public static var zero: Insets { Insets(repeating: 0) }
}
