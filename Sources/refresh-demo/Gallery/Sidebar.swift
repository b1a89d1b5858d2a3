import RefreshCGtk3
import RefreshGtk

/// The list of the examples, in their sections.
@MainActor
final class Sidebar {
    let widget: Widget
    /// Called with the example that the user selected.
    var onSelect: (@MainActor (Example) -> Void)?

    private let list = gtk_list_box_new()!
    private let examples: [Example]
    private var connections: [SignalConnection] = []
    private var selectedRow: Widget?
    private var firstFrame: FirstFrame?

    init(_ sections: [Example.Section]) {
        examples = sections.flatMap(\.examples)
        widget = gtk_scrolled_window_new(nil, nil)
        gtk_scrolled_window_set_policy(widget.cast(to: GtkScrolledWindow.self), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_style_context_add_class(gtk_widget_get_style_context(list), "sidebar")
        gtk_list_box_set_selection_mode(list.cast(to: GtkListBox.self), GTK_SELECTION_BROWSE)
        gtk_list_box_set_header_func(list.cast(to: GtkListBox.self), showSectionTitle, nil, nil)
        atk_object_set_name(gtk_widget_get_accessible(list), "Examples")
        for section in sections {
            for (index, example) in section.examples.enumerated() {
                let row = row(for: example)
                if index == 0 { setTitle(title(of: section), above: row) }
                add(row, to: list)
            }
        }
        add(list, to: widget)
        connections = [.widget(list, "row-selected") { [weak self] row in self?.selected(row) }]
    }

    /// Selects an example as if the user had. One that is not listed is only reported.
    func select(_ example: Example) {
        guard let index = examples.firstIndex(where: { $0.id == example.id }) else {
            onSelect?(example)
            return
        }
        let row = gtk_list_box_get_row_at_index(list.cast(to: GtkListBox.self), Int32(index))
        gtk_list_box_select_row(list.cast(to: GtkListBox.self), row)
        // Scrolls to the row, which has no place before the first frame.
        firstFrame = FirstFrame(of: list) { _, _ in gtk_widget_grab_focus(row?.cast(to: GtkWidget.self)) }
    }

    private func selected(_ row: Widget?) {
        // GtkListBox tells again when the focus comes to the row that is selected.
        guard let row, row != selectedRow else { return }
        selectedRow = row
        onSelect?(examples[Int(gtk_list_box_row_get_index(row.cast(to: GtkListBoxRow.self)))])
    }

    /// The row keeps the title until the list asks for it.
    private func setTitle(_ title: Widget, above row: Widget) {
        g_object_ref_sink(title)
        g_object_set_data_full(row.cast(to: GObject.self), headerKey, title, { g_object_unref($0) })
    }

    private func row(for example: Example) -> Widget {
        let title = wrapped(label(example.title))
        let subtitle = wrapped(label(example.subtitle, classes: "dim-label"))
        setStyle("label { font-size: smaller; }", of: subtitle)
        let texts = box(GTK_ORIENTATION_VERTICAL, [title, subtitle])
        setMargins(of: texts, horizontal: 12, vertical: 6)
        let row = gtk_list_box_row_new()!
        add(texts, to: row)
        return row
    }

    private func title(of section: Example.Section) -> Widget {
        let title = label(section.title)
        setStyle("label { font-weight: bold; }", of: title)
        setMargins(of: title, horizontal: 12, vertical: 6)
        gtk_widget_set_margin_top(title, 18)
        gtk_widget_show(title)
        return title
    }
}

private let headerKey = "section-title"

/// Puts the section's title above its first row: a GtkListBoxUpdateHeaderFunc.
private func showSectionTitle(
    row: UnsafeMutablePointer<GtkListBoxRow>?, before: UnsafeMutablePointer<GtkListBoxRow>?, data: gpointer?
) {
    guard let row, gtk_list_box_row_get_header(row) == nil,
        let title = g_object_get_data(row.cast(to: GObject.self), headerKey)
    else { return }
    gtk_list_box_row_set_header(row, title.assumingMemoryBound(to: GtkWidget.self))
}
