import RefreshCGtk3

/// One reference to a GObject, given back when this is dropped.
@MainActor
package final class ObjectReference<Pointer: GObjectPointer> {
    package let pointer: Pointer

    /// Adds a reference, or takes over the floating one of an object just made. A floating object must not be given
    /// to a container before.
    package init(_ pointer: Pointer) {
        self.pointer = pointer
        g_object_ref_sink(pointer.rawObject)
    }

    /// Takes over a reference that a C function returned with ownership ("transfer full").
    package init(adopting pointer: Pointer) {
        self.pointer = pointer
    }

    isolated deinit { g_object_unref(pointer.rawObject) }
}

/// A GObject that is not kept alive.
@MainActor
package final class WeakObject<Pointer: GObjectPointer> {
    private let location: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    package init(_ pointer: Pointer) {
        location = .allocate(capacity: 1)
        location.initialize(to: pointer.rawObject)
        g_object_add_weak_pointer(pointer.cast(to: GObject.self), location)
    }

    isolated deinit {
        if let object = location.pointee {
            g_object_remove_weak_pointer(object.cast(to: GObject.self), location)
        }
        location.deallocate()
    }

    /// The object; nil once it is disposed of. So a destroyed widget is gone even while others hold references.
    package var pointer: Pointer? { location.pointee.flatMap { Pointer(rawObject: $0) } }
}
