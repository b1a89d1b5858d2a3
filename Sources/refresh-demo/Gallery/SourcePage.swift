import RefreshCGtk3
import RefreshGtk

/// The source of an example, to read and to copy.
@MainActor
final class SourcePage {
    let widget: Widget
    private let view = gtk_text_view_new()!
    private let fileName = label("", classes: "dim-label")
    private let copy = button("Cop_y", "Copy the source of this example")
    private let hint = wrapped(label("", classes: "dim-label"))

    init() {
        let text = Self.scrolledFromLeftToRight(view)
        let textView = view.cast(to: GtkTextView.self)
        gtk_text_view_set_editable(textView, 0)
        gtk_text_view_set_monospace(textView, 1)
        // Tab goes on to the next widget, as nothing can be typed here.
        gtk_text_view_set_accepts_tab(textView, 0)
        gtk_text_view_set_left_margin(textView, 12)
        gtk_text_view_set_right_margin(textView, 12)
        gtk_text_view_set_top_margin(textView, 12)
        gtk_text_view_set_bottom_margin(textView, 12)
        setStyle("textview { font-size: smaller; }", of: view)
        atk_object_set_name(gtk_widget_get_accessible(view), "Source")

        gtk_widget_set_hexpand(fileName, 1)
        gtk_label_set_selectable(fileName.cast(to: GtkLabel.self), 1)
        let bar = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [fileName, copy])
        setMargins(of: bar, horizontal: 12, vertical: 6)
        gtk_label_set_text(
            hint.cast(to: GtkLabel.self),
            "The list stands for yours, stage.source for where its rows come from. label, box, cast and the like are "
                + "short for GTK\u{2019}s own functions.")
        setMargins(of: hint, horizontal: 12, vertical: 6)
        setStyle("label { font-size: smaller; }", of: hint)
        let separators = (0..<2).map { _ in gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)! }
        widget = box(GTK_ORIENTATION_VERTICAL, [bar, separators[0], text, separators[1], hint])
        SignalConnection.plain(copy, "clicked") { [weak self] in self?.copyAll() }.keepWithInstance()
    }

    func show(_ example: Example) {
        gtk_label_set_text(fileName.cast(to: GtkLabel.self), example.fileName)
        let buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
        gtk_text_buffer_set_text(buffer, example.source, -1)
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        gtk_text_buffer_place_cursor(buffer, &start)
        // With the margins, which scrolling to the first letter would leave out.
        for adjustment in [
            gtk_scrollable_get_hadjustment(view.opaque), gtk_scrollable_get_vadjustment(view.opaque),
        ] { gtk_adjustment_set_value(adjustment, 0) }
    }

    /// Lets the keys move in the text.
    func focus() { gtk_widget_grab_focus(view) }

    private func copyAll() {
        let buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return }
        defer { g_free(text) }
        gtk_clipboard_set_text(gtk_widget_get_clipboard(view, gdk_atom_intern_static_string("CLIPBOARD")), text, -1)
    }

    /// Lines are not wrapped. Source is written from left to right whatever the window's direction is.
    private static func scrolledFromLeftToRight(_ view: Widget) -> Widget {
        let window = scrolled(view)
        let scrolledWindow = window.cast(to: GtkScrolledWindow.self)
        gtk_scrolled_window_set_policy(scrolledWindow, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        let bars = [
            gtk_scrolled_window_get_hscrollbar(scrolledWindow), gtk_scrolled_window_get_vscrollbar(scrolledWindow),
        ]
        for part in [window, view] + bars { gtk_widget_set_direction(part, GTK_TEXT_DIR_LTR) }
        return window
    }
}
