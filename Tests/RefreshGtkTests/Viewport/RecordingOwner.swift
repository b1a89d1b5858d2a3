import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport

/// An owner of a viewport that writes down what it is told, and lays out as the test wishes.
@MainActor
final class RecordingOwner {
    /// What came, in order, but the calls of layout, which GTK may repeat.
    var log: [String] = []
    /// The sizes asked for: "horizontal -1".
    var measured: Set<String> = []
    /// The size answered along each orientation.
    var minimum: [GtkOrientation: Int32] = [:]
    var natural: [GtkOrientation: Int32] = [:]
    /// Where the bin window is put, below the top of the view window.
    var binOffset: Int32 = 0
    /// The slots, with their place in the bin window.
    var slots: [(widget: UnsafeMutablePointer<GtkWidget>, place: GtkAllocation)] = []
    /// What the owner answers to events and actions.
    var onScroll: (UnsafeMutablePointer<GdkEvent>) -> Bool = { _ in false }
    var onCaptured: (UnsafeMutablePointer<GdkEvent>) -> Bool = { _ in false }
    var onKey: (UnsafeMutablePointer<GdkEvent>) -> Bool = { _ in false }
    var actions: [StaticString] = []
    /// Called while the viewport is being destroyed.
    var onDestroyed: () -> Void = {}

    /// The viewport, which calls for as long as it lives and no longer.
    let viewport: UnsafeMutablePointer<GtkWidget>

    init(_ viewport: Viewport) { self.viewport = viewport.widget }

    /// Becomes the owner; the viewport holds the only reference that is added.
    func attach() {
        var functions = Self.functions
        refresh_viewport_set_owner(viewport, &functions, Unmanaged.passRetained(self).toOpaque()) {
            Unmanaged<RecordingOwner>.fromOpaque($0!).release()
        }
    }

    /// Lays content and slots out.
    func allocate(_ width: Int32, _ height: Int32) {
        refresh_viewport_place_bin(viewport, 0, binOffset, width, height)
        if let content = refresh_viewport_get_content(viewport) {
            var place = GtkAllocation(x: 0, y: 0, width: width, height: height)
            gtk_widget_size_allocate(content, &place)
        }
        for slot in slots {
            var place = slot.place
            gtk_widget_size_allocate(slot.widget, &place)
        }
    }
}

/// A viewport that a test holds.
@MainActor
final class Viewport {
    let widget: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference<UnsafeMutablePointer<GtkWidget>>

    init() {
        GtkHarness.start()
        widget = refresh_viewport_new()
        reference = ObjectReference(widget)
    }

    /// A child of a kind that has a window of its own, named so that logs can tell it.
    static func child(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
        let child = gtk_event_box_new()!
        gtk_widget_set_name(child, name)
        gtk_widget_show(child)
        return child
    }

    /// Tells the widgets that GTK and, with `internals`, layout and drawing see.
    func children(internals: Bool) -> [String] {
        final class Names { var names: [String] = [] }
        let names = Names()
        let note: GtkCallback = { child, data in
            let name = String(cString: gtk_widget_get_name(child!))
            Unmanaged<Names>.fromOpaque(data!).takeUnretainedValue().names.append(name)
        }
        let visit = internals ? gtk_container_forall : gtk_container_foreach
        visit(widget.cast(to: GtkContainer.self), note, Unmanaged.passUnretained(names).toOpaque())
        return names.names
    }
}
