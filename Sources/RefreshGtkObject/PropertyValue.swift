import RefreshCGtk3
import RefreshGtk

/// What a GValue can hold for a property.
protocol PropertyValue: Equatable {
    init(_ value: UnsafePointer<GValue>)
    func put(into value: UnsafeMutablePointer<GValue>)
}

extension Bool: PropertyValue {
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, gboolean(self)) }
}

extension Double: PropertyValue {
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension Int32: PropertyValue {
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_int(value) }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension Int: PropertyValue {
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_int64(value) }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_int64(value, self) }
}

extension String: PropertyValue {
    /// NULL is the empty string.
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_string(value).map { String(cString: $0) } ?? "" }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension UnsafeMutablePointer<GtkWidget>?: PropertyValue {
    init(_ value: UnsafePointer<GValue>) { self = g_value_get_object(value)?.cast(to: GtkWidget.self) }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, self) }
}

/// A value of an enum whose cases are numbered as in C.
protocol PropertyEnum: PropertyValue {
    init(number: Int32)
    var number: Int32 { get }
}

extension PropertyEnum {
    init(_ value: UnsafePointer<GValue>) { self.init(number: g_value_get_enum(value)) }
    func put(into value: UnsafeMutablePointer<GValue>) { g_value_set_enum(value, number) }
}
