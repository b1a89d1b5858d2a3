import CSynth
import RefreshCGtk3
import RefreshGtk
import Testing

/// A window on the test's display. It is destroyed when this is dropped.
@MainActor
package final class TestWindow {
    package let widget: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference<UnsafeMutablePointer<GtkWidget>>

    /// A window of the given size in pixels, not shown yet.
    package init(width: Int32 = 300, height: Int32 = 400) {
        GtkHarness.start()
        widget = gtk_window_new(GTK_WINDOW_TOPLEVEL)
        reference = ObjectReference(widget)
        gtk_window_set_default_size(widget.cast(to: GtkWindow.self), width, height)
    }

    isolated deinit { gtk_widget_destroy(widget) }

    /// Puts `child` in, shows everything and waits until the first frame is drawn.
    package func show(_ child: UnsafeMutablePointer<GtkWidget>) {
        gtk_container_add(widget.cast(to: GtkContainer.self), child)
        gtk_widget_show_all(widget)
        GtkHarness.wait(until: gtk_widget_get_mapped(child) != 0, "the window is mapped")
        GtkHarness.frames(1, of: widget)
    }

    /// Gives it the keyboard, as a window manager does. Without, its widgets do not count as focused. It must be shown.
    package func focus() {
        gdk_window_focus(gtk_widget_get_window(widget), guint32(GDK_CURRENT_TIME))
        GtkHarness.wait(
            until: gtk_window_has_toplevel_focus(widget.cast(to: GtkWindow.self)) != 0, "the window is focused")
    }

    /// Takes it off the screen, or puts it back, as a window manager does. Its widgets stay mapped. It must be shown.
    package func setMinimized(_ isMinimized: Bool) {
        synth_set_minimized(widget, isMinimized ? 1 : 0)
        let window = gtk_widget_get_window(widget)
        let minimized = GDK_WINDOW_STATE_ICONIFIED.rawValue
        GtkHarness.wait(
            until: (gdk_window_get_state(window).rawValue & minimized != 0) == isMinimized,
            "the window is minimised: \(isMinimized)")
    }

    /// No frame of it is drawn any more, as on a workspace that is not shown, or again. It must be shown.
    package func setFrozen(_ isFrozen: Bool) { synth_set_frozen(widget, isFrozen ? 1 : 0) }

    /// Destroys the window now.
    package func destroy() { gtk_widget_destroy(widget) }

    /// A point of `descendant`, by default its middle, in the coordinates of this window.
    package func point(in descendant: UnsafeMutablePointer<GtkWidget>, x: Int32? = nil, y: Int32? = nil) -> Point {
        var left: gint = 0
        var top: gint = 0
        let x = x ?? gtk_widget_get_allocated_width(descendant) / 2
        let y = y ?? gtk_widget_get_allocated_height(descendant) / 2
        gtk_widget_translate_coordinates(descendant, widget, x, y, &left, &top)
        return Point(Double(left), Double(top))
    }
}

/// A point in pixels from a window's top left corner.
package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
