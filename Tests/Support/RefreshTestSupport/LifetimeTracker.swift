import RefreshCGtk3
import RefreshGtk

/// Tells which of the objects it was shown are still alive. Holds none of them.
@MainActor
package final class LifetimeTracker {
    private struct SwiftObject {
        let name: String
        weak var object: AnyObject?
    }

    /// Set by GLib when the object is finalized.
    private final class GObjectWatch {
        let name: String
        var isAlive = true
        init(name: String) { self.name = name }
    }

    private var objects: [SwiftObject] = []
    private var watches: [GObjectWatch] = []

    package init() {}

    /// Follows a Swift object.
    package func track(_ object: AnyObject, _ name: String) {
        objects.append(SwiftObject(name: name, object: object))
    }

    /// Follows a GObject until it is disposed of for the last time.
    package func track(gobject: some GObjectPointer, _ name: String) {
        let watch = GObjectWatch(name: name)
        watches.append(watch)
        // Data is freed with the object itself, where a weak reference ends with the first dispose.
        g_object_set_data_full(
            gobject.cast(to: GObject.self), "lifetime-tracker-\(watches.count)",
            Unmanaged.passRetained(watch).toOpaque(),
            { data in
                let watch = Unmanaged<GObjectWatch>.fromOpaque(data!)
                watch.takeUnretainedValue().isAlive = false
                watch.release()
            })
    }

    /// The names of those that live, sorted.
    package var alive: [String] {
        (objects.filter { $0.object != nil }.map(\.name) + watches.filter(\.isAlive).map(\.name)).sorted()
    }
}
