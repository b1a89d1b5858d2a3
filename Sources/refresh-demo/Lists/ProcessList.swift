import RefreshCGtk3
import RefreshGtk

/// A GtkListBox of processes in a GtkScrolledWindow.
@MainActor
final class ProcessList {
    /// The labels of a row, which is kept when another process takes it over.
    private struct Row {
        let widget: Widget
        let name: Widget
        let id: Widget
        let memory: Widget
    }

    let scrolledWindow: Widget
    private let list: WeakObject<Widget>
    private var rows: [Row] = []

    init() {
        let list = gtk_list_box_new()!
        self.list = WeakObject(list)
        gtk_list_box_set_selection_mode(list.cast(to: GtkListBox.self), GTK_SELECTION_NONE)
        gtk_list_box_set_header_func(list.cast(to: GtkListBox.self), separateRows, nil, nil)
        scrolledWindow = scrolled(list)
    }

    /// How many processes are shown.
    var count: Int { rows.count }

    /// Shows these. Does nothing once the list is destroyed.
    func show(_ processes: some Collection<Process>) {
        guard let list = list.pointer else { return }
        while rows.count > processes.count { gtk_widget_destroy(rows.removeLast().widget) }
        while rows.count < processes.count { rows.append(addRow(to: list)) }
        for (row, process) in zip(rows, processes) {
            gtk_label_set_text(row.name.cast(to: GtkLabel.self), process.name)
            gtk_label_set_text(row.id.cast(to: GtkLabel.self), "Process \(process.id)")
            gtk_label_set_text(row.memory.cast(to: GtkLabel.self), Self.text(ofBytes: process.residentMemory))
        }
    }

    private func addRow(to list: Widget) -> Row {
        let (name, id, memory) = (label(""), label("", classes: "dim-label"), label("", classes: "dim-label"))
        let texts = box(GTK_ORIENTATION_VERTICAL, [name, id])
        gtk_widget_set_hexpand(texts, 1)
        setStyle("label { font-feature-settings: \"tnum\"; }", of: memory)
        let content = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [texts, memory])
        setMargins(of: content, horizontal: 12, vertical: 6)
        add(content, to: list)
        let row = gtk_widget_get_parent(content)!
        gtk_widget_show_all(row)
        return Row(widget: row, name: name, id: id, memory: memory)
    }

    /// GLib's way to write sizes: "12.3 MB".
    private static func text(ofBytes bytes: Int) -> String {
        let text = g_format_size(guint64(bytes))!
        defer { g_free(text) }
        return String(cString: text)
    }
}
