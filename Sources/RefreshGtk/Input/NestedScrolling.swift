import RefreshCGtk3
import RefreshCore

/// Widgets between the one that an event is for and our viewport which want the gesture for themselves.
@MainActor
enum NestedScrolling {
    /// Slack for comparisons of adjustment values, which are sums of fractions.
    private static let slack = 0.5

    /// Calls `body` for `widget` and its ancestors below `viewport`, until it returns true; returns whether it did.
    static func search(from widget: Widget?, upTo viewport: Widget, _ body: (Widget) -> Bool) -> Bool {
        var next = widget
        while let widget = next, widget != viewport {
            if body(widget) { return true }
            next = gtk_widget_get_parent(widget)
        }
        return false
    }

    static func isInside(_ widget: Widget, _ viewport: Widget) -> Bool {
        widget == viewport || gtk_widget_is_ancestor(widget, viewport) != 0
    }

    /// Whether there is a scrolled window inside ours.
    static func hasScroller(at widget: Widget?, in viewport: Widget) -> Bool {
        search(from: widget, upTo: viewport) { $0.isInstance(of: gtk_scrolled_window_get_type()) }
    }

    /// Whether a scrolled window inside ours can still move by `delta` along `axis`: then the gesture is its own.
    static func owns(_ delta: Double, along axis: Axis, at widget: Widget?, in viewport: Widget) -> Bool {
        guard delta != 0 else { return false }
        return search(from: widget, upTo: viewport) { widget in
            guard widget.isInstance(of: gtk_scrolled_window_get_type()) else { return false }
            let window = widget.cast(to: GtkScrolledWindow.self)
            guard
                let adjustment = axis == .vertical
                    ? gtk_scrolled_window_get_vadjustment(window) : gtk_scrolled_window_get_hadjustment(window)
            else { return false }
            let value = gtk_adjustment_get_value(adjustment)
            let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
            return delta < 0 ? value > gtk_adjustment_get_lower(adjustment) + slack : value < end - slack
        }
    }

    /// Whether a mouse drag that starts on `widget` means something else than a pull: selecting, sliding, dragging.
    static func wantsMouseDrag(_ widget: Widget?, in viewport: Widget) -> Bool {
        search(from: widget, upTo: viewport) { widget in
            let types = [
                gtk_text_view_get_type(), gtk_entry_get_type(), gtk_range_get_type(), gtk_paned_get_type(),
                gtk_icon_view_get_type(), gtk_flow_box_get_type(), gtk_scrollbar_get_type(),
            ]
            if types.contains(where: widget.isInstance) { return true }
            if widget.isInstance(of: gtk_label_get_type()) {
                return gtk_label_get_selectable(widget.cast(to: GtkLabel.self)) != 0
            }
            if widget.isInstance(of: gtk_tree_view_get_type()) {
                let tree = widget.cast(to: GtkTreeView.self)
                return gtk_tree_view_get_rubber_banding(tree) != 0 || gtk_tree_view_get_reorderable(tree) != 0
                    || hasData(widget, "gtk-tree-view-drag-info")
            }
            return hasData(widget, "gtk-site-data")
        }
    }

    /// GTK tells of a drag source by nothing but the data that gtk_drag_source_set() and
    /// gtk_tree_view_enable_model_drag_source() keep under these names.
    private static func hasData(_ widget: Widget, _ key: String) -> Bool {
        g_object_get_data(widget.cast(to: GObject.self), key) != nil
    }
}
