import CRefreshGtkObject
import RefreshCore
import RefreshGtk

// The enums of the C library. Their cases are numbered as there.

/// RefreshGtkStyle.
enum ComponentStyle: Int32, PropertyEnum {
    case none, text, arrow, spinner, ring, pictures, widget

    init(number: Int32) { self = Self(rawValue: number) ?? .none }
    var number: Int32 { rawValue }
}

/// RefreshGtkState.
extension RefreshState: PropertyEnum {
    private static let numbered: [RefreshState] = [.idle, .pulling, .willRefresh, .refreshing, .noMoreData]

    init(number: Int32) { self = Self.numbered[Int(number)] }
    var number: Int32 { Int32(Self.numbered.firstIndex(of: self)!) }
}

/// RefreshGtkFooterMode.
extension RefreshFooter.Style: PropertyEnum {
    init(number: Int32) { self = number == 0 ? .automatic : .back }
    var number: Int32 { self == .automatic ? 0 : 1 }
}

/// RefreshGtkWheelPolicy.
extension WheelPolicy: PropertyEnum {
    init(number: Int32) { self = number == 0 ? .deliberate : .never }
    var number: Int32 { self == .deliberate ? 0 : 1 }
}

extension RefreshBridgeProperty {
    /// The property of the same kind of another component: they are numbered in the order of the components.
    func of(_ component: RefreshBridgeComponent) -> RefreshBridgeProperty {
        RefreshBridgeProperty(rawValue + component.rawValue)
    }
}

extension RefreshBridgeSignal {
    /// What a component emits for its refresh; numbered likewise.
    func of(_ component: RefreshBridgeComponent) -> RefreshBridgeSignal {
        RefreshBridgeSignal(rawValue + component.rawValue)
    }
}
