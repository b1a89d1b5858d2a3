import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// The widget in a component's slot: an event box that holds the indicator's widget, lies above the content and can be
/// clicked and focused where that means something.
@MainActor
final class SlotView {
    let widget: Widget
    private let reference: ObjectReference<Widget>
    private unowned let refresher: Refresher
    private var connections: [SignalConnection] = []
    private var lastOpacity = 1.0
    private var lastSize = Extents.zero
    private var placing: MainLoopSource?
    /// How many pans there had been when the first button was pressed in the slot; nil while it is not.
    private var pansBeforePress: Int?

    init(refresher: Refresher) {
        precondition(
            gtk_widget_get_parent(refresher.indicator.widget) == nil,
            "a look serves one component, and its widget has no parent before")
        self.refresher = refresher
        widget = gtk_event_box_new()!
        reference = ObjectReference(widget)
        let context = gtk_widget_get_style_context(widget)
        gtk_style_context_add_class(context, "refresh-slot")
        gtk_event_box_set_visible_window(widget.cast(to: GtkEventBox.self), 1)
        gtk_container_add(widget.cast(to: GtkContainer.self), refresher.indicator.widget)
        gtk_widget_show_all(widget)
        gtk_widget_set_child_visible(widget, 0)
        if refresher.isActivatable { makeActivatable() }
    }

    /// The extent below which the indicator would be cut off, in logical pixels. 0 where the application took its widget
    /// out, or destroyed it: it is somewhere else, or nowhere.
    var minimumExtent: Double {
        let indicator = refresher.indicator
        guard gtk_widget_get_parent(indicator.widget) == widget else { return 0 }
        return Double(indicator.minimumExtent(along: refresher.edge.axis))
    }

    /// Whether any part of the slot is in the viewport. Out of it the widget is unmapped: it is not drawn, not focused,
    /// not shown to assistive technologies, and its spinner stands.
    var isInSight = false {
        didSet {
            if isInSight != oldValue { gtk_widget_set_child_visible(widget, isInSight ? 1 : 0) }
        }
    }

    var opacity: Double {
        get { lastOpacity }
        set {
            guard newValue != lastOpacity else { return }
            lastOpacity = newValue
            gtk_widget_set_opacity(widget, newValue)
        }
    }

    func allocate(_ allocation: inout GtkAllocation) {
        // GTK wants to have been asked for a size before it gives one, and gives no less. What a smaller viewport has no
        // room for is cut off there.
        var (width, height): (gint, gint) = (0, 0)
        gtk_widget_get_preferred_width(widget, &width, nil)
        gtk_widget_get_preferred_height(widget, &height, nil)
        allocation.width = max(allocation.width, width)
        allocation.height = max(allocation.height, height)
        gtk_widget_size_allocate(widget, &allocation)
        let size = Extents(horizontal: Double(allocation.width), vertical: Double(allocation.height))
        guard size != lastSize else { return }
        lastSize = size
        // Not now: what asks for a new layout within one leaves GTK's marks behind, and is never laid out again.
        placing = .idle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in
            guard let self else { return }
            refresher.indicator.place(in: lastSize)
        }
    }

    func remove() {
        if let parent = gtk_widget_get_parent(widget) {
            gtk_container_remove(parent.cast(to: GtkContainer.self), widget)
        }
    }

    private func makeActivatable() {
        gtk_widget_set_can_focus(widget, 1)
        gtk_widget_add_events(widget, Int32(GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue))
        connections = [
            .event(widget, "button-press-event") { [weak self] event in
                self?.pressed(event)
                return false
            },
            .event(widget, "button-release-event") { [weak self] event in
                self?.clicked(event) ?? false
            },
            .event(widget, "key-press-event") { [weak self] event in
                self?.keyPressed(event) ?? false
            },
            .draw(widget) { [weak self] cairo in
                self?.drawFocus(cairo)
                return false
            },
        ]
    }

    private func pressed(_ event: Event) {
        var button: guint = 0
        guard gdk_event_get_button(event, &button) != 0, button == 1 else { return }
        pansBeforePress = refresher.panCount
    }

    /// A press and a release in the slot, and no pan between them: that one ends with a release too, which GTK passes on
    /// when it is over.
    private func clicked(_ event: Event) -> Bool {
        var button: guint = 0
        guard gdk_event_get_button(event, &button) != 0, button == 1, let pans = pansBeforePress else { return false }
        pansBeforePress = nil
        guard pans == refresher.panCount, isInside(event) else { return false }
        refresher.activate()
        return true
    }

    private func isInside(_ event: Event) -> Bool {
        var (x, y) = (0.0, 0.0)
        gdk_event_get_coords(event, &x, &y)
        return (0..<Double(gtk_widget_get_allocated_width(widget))).contains(x)
            && (0..<Double(gtk_widget_get_allocated_height(widget))).contains(y)
    }

    private func keyPressed(_ event: Event) -> Bool {
        let activating = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space]
        var key: guint = 0
        guard gdk_event_get_keyval(event, &key) != 0, activating.contains(Int32(key)) else { return false }
        refresher.activate()
        return true
    }

    private func drawFocus(_ cairo: OpaquePointer) {
        guard gtk_widget_has_visible_focus(widget) != 0 else { return }
        let context = gtk_widget_get_style_context(widget)
        gtk_render_focus(
            context, cairo, 0, 0, Double(gtk_widget_get_allocated_width(widget)),
            Double(gtk_widget_get_allocated_height(widget)))
    }
}
