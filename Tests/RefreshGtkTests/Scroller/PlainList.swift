import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

/// Thirty rows of 40 pixels in a scrolled window of 400 by 500, without a scroller.
@MainActor
final class PlainList {
    let window = TestWindow(width: 400, height: 500)
    let scrolledWindow = gtk_scrolled_window_new(nil, nil)!
    let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    private var rows: [UnsafeMutablePointer<GtkWidget>] = []

    init(isKinetic: Bool = true) {
        for index in 0..<30 {
            rows.append(ScrollerFixture.label(index))
            gtk_box_pack_start(list.cast(to: GtkBox.self), rows[index], 0, 0, 0)
        }
        gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), list)
        gtk_scrolled_window_set_kinetic_scrolling(
            scrolledWindow.cast(to: GtkScrolledWindow.self), gboolean(isKinetic))
        gtk_container_add(window.widget.cast(to: GtkContainer.self), scrolledWindow)
    }

    func show() {
        gtk_widget_show_all(window.widget)
        GtkHarness.wait(until: gtk_widget_get_mapped(scrolledWindow) != 0)
        GtkHarness.frames(3, of: window.widget)
    }

    /// What a library that comes and goes must leave alone.
    var description: [String] {
        let gtkWindow = scrolledWindow.cast(to: GtkScrolledWindow.self)
        let child = gtk_bin_get_child(scrolledWindow.cast(to: GtkBin.self))!
        let parent = gtk_widget_get_parent(list)
        return [
            typeName(child), "\(parent == child)", "kinetic \(gtk_scrolled_window_get_kinetic_scrolling(gtkWindow))",
            "classes \(styleClasses)",
            "vertical \(gtk_scrollable_get_vadjustment(child.opaque) == adjustment)",
            "focus \(gtk_container_get_focus_vadjustment(child.cast(to: GtkContainer.self)) == adjustment)",
        ]
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scrolledWindow.cast(to: GtkScrolledWindow.self))
    }
    var value: Double { gtk_adjustment_get_value(adjustment) }
    var range: ClosedRange<Double> { gtk_adjustment_get_lower(adjustment)...gtk_adjustment_get_upper(adjustment) }
    var point: Point { window.point(in: scrolledWindow, x: 200, y: 100) }

    func rowY(_ index: Int) -> Double {
        var (x, y): (gint, gint) = (0, 0)
        gtk_widget_translate_coordinates(rows[index], scrolledWindow, 0, 0, &x, &y)
        return Double(y)
    }

    /// GtkScrolledWindow takes a child out of the GtkViewport that it made for it.
    func expectChildCanBeTakenOut(sourceLocation: SourceLocation = #_sourceLocation) {
        let held = ObjectReference(list)
        gtk_container_remove(scrolledWindow.cast(to: GtkContainer.self), list)
        #expect(gtk_widget_get_parent(list) == nil, sourceLocation: sourceLocation)
        #expect(gtk_bin_get_child(scrolledWindow.cast(to: GtkBin.self)) == nil, sourceLocation: sourceLocation)
        gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), list)
        GtkHarness.frames(3, of: window.widget)
        #expect(gtk_widget_get_mapped(list) != 0, sourceLocation: sourceLocation)
        withExtendedLifetime(held) {}
    }

    private var styleClasses: [String] {
        let classes = gtk_style_context_list_classes(gtk_widget_get_style_context(scrolledWindow))
        defer { g_list_free(classes) }
        var names: [String] = []
        var next = classes
        while let link = next {
            names.append(String(cString: link.pointee.data.assumingMemoryBound(to: CChar.self)))
            next = link.pointee.next
        }
        return names.sorted()
    }

    private func typeName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
        String(cString: g_type_name_from_instance(widget.cast(to: GTypeInstance.self)))
    }
}
