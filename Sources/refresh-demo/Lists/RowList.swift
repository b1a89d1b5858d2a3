import RefreshCGtk3
import RefreshGtk

/// A GtkListBox of sample rows in a GtkScrolledWindow.
@MainActor
final class RowList {
    /// Which rows have a button.
    enum Buttons {
        case none
        case someRows
        /// Each row, in its full width.
        case allRows
    }

    let scrolledWindow: Widget
    private let list: WeakObject<Widget>
    private let buttons: Buttons
    private let onClick: @MainActor (String) -> Void
    private static let rowsPerButton = 3

    /// - Parameter onClick: told the title of the row whose button was clicked.
    init(_ rows: [SampleRow], buttons: Buttons = .none, onClick: @escaping @MainActor (String) -> Void = { _ in }) {
        let list = gtk_list_box_new()!
        self.list = WeakObject(list)
        self.buttons = buttons
        self.onClick = onClick
        gtk_list_box_set_selection_mode(list.cast(to: GtkListBox.self), GTK_SELECTION_NONE)
        gtk_list_box_set_header_func(list.cast(to: GtkListBox.self), separateRows, nil, nil)
        scrolledWindow = scrolled(list)
        append(rows)
    }

    /// How many rows there are. Once the list is destroyed, rows that are added are forgotten.
    private(set) var count = 0

    func append(_ rows: [SampleRow]) { insert(rows, at: count) }

    func prepend(_ rows: [SampleRow]) { insert(rows, at: 0) }

    /// Puts a widget of any kind between the rows.
    func insert(_ widget: Widget, at position: Int) {
        guard let list = list.pointer else { return }
        gtk_widget_show_all(widget)
        gtk_list_box_insert(list.cast(to: GtkListBox.self), widget, Int32(position))
        count += 1
    }

    private func insert(_ rows: [SampleRow], at position: Int) {
        for (index, row) in rows.enumerated() {
            insert(widget(for: row, hasButton: hasButton(at: count)), at: position + index)
        }
    }

    private func hasButton(at index: Int) -> Bool {
        switch buttons {
        case .none: false
        case .someRows: index % Self.rowsPerButton == 1
        case .allRows: true
        }
    }

    private func widget(for row: SampleRow, hasButton: Bool) -> Widget {
        let content = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
        setMargins(of: content, horizontal: 12, vertical: buttons == .allRows ? 0 : 6)
        if buttons != .allRows {
            let texts = box(GTK_ORIENTATION_VERTICAL, [label(row.title), label(row.detail, classes: "dim-label")])
            gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
            gtk_widget_set_hexpand(texts, 1)
            add(texts, to: content)
        }
        if hasButton { add(button(for: row), to: content) }
        return content
    }

    private func button(for row: SampleRow) -> Widget {
        let button = gtk_button_new_with_label(buttons == .allRows ? row.title : "Open")!
        if buttons == .allRows {
            gtk_widget_set_hexpand(button, 1)
            gtk_widget_set_size_request(button, -1, 60)
        } else {
            gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        }
        SignalConnection.plain(button, "clicked") { [onClick] in onClick(row.title) }.keepWithInstance()
        return button
    }
}
