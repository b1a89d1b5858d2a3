import RefreshCGtk3

/// A pointer to a GObject in one of the shapes Swift imports: typed where GTK's header has the struct
/// (`UnsafeMutablePointer<GtkWidget>`), opaque where it has not (a gesture, a `GdkWindow`), or raw.
package protocol GObjectPointer: Equatable {
    init?(rawObject: UnsafeMutableRawPointer)
    var rawObject: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: GObjectPointer {
    package init?(rawObject: UnsafeMutableRawPointer) { self = rawObject.assumingMemoryBound(to: Pointee.self) }
    package var rawObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: GObjectPointer {
    package init?(rawObject: UnsafeMutableRawPointer) { self.init(rawObject) }
    package var rawObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: GObjectPointer {
    package init?(rawObject: UnsafeMutableRawPointer) { self = rawObject }
    package var rawObject: UnsafeMutableRawPointer { self }
}

extension GObjectPointer {
    /// The same object as an instance of another class: C's `GTK_CONTAINER (widget)`, unchecked as that is in a
    /// release build of GTK.
    package func cast<Class>(to type: Class.Type) -> UnsafeMutablePointer<Class> {
        rawObject.assumingMemoryBound(to: type)
    }

    /// The same object for a function that takes a class or interface whose struct Swift does not see.
    package var opaque: OpaquePointer { OpaquePointer(rawObject) }

    /// Whether the object is an instance of `type` or of a class derived from it, or implements it: C's
    /// `GTK_IS_CONTAINER (widget)`.
    package func isInstance(of type: GType) -> Bool {
        g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
    }
}

extension gboolean {
    /// C's TRUE and FALSE are macros that Swift does not import.
    package init(_ value: Bool) { self = value ? 1 : 0 }
}
