import RefreshCGtk3
import RefreshGtk

/// A GtkTreeView of sample rows in a GtkScrolledWindow, for very many rows: only those in sight have texts.
@MainActor
final class RowTree {
    let scrolledWindow: Widget
    /// One column: the row's number.
    private let store: ObjectReference<UnsafeMutablePointer<GtkListStore>>

    init(_ rows: [SampleRow]) {
        var type = g_type_from_name("gint")
        store = ObjectReference(adopting: gtk_list_store_newv(1, &type))
        let tree = gtk_tree_view_new()!
        scrolledWindow = scrolled(tree)
        let view = tree.cast(to: GtkTreeView.self)
        gtk_tree_view_set_headers_visible(view, 0)
        addColumn(to: view, title)
        addColumn(to: view, detail)
        // All rows are equally high, so that GTK need not measure each.
        gtk_tree_view_set_fixed_height_mode(view, 1)
        append(rows)
        gtk_tree_view_set_model(view, store.pointer.opaque)
    }

    func append(_ rows: [SampleRow]) { insert(rows, at: -1, step: 0) }

    func prepend(_ rows: [SampleRow]) { insert(rows, at: 0, step: 1) }

    /// - Parameter position: -1 is the end.
    private func insert(_ rows: [SampleRow], at position: Int32, step: Int32) {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gint"))
        var (column, place): (gint, gint) = (0, position)
        for row in rows {
            g_value_set_int(&value, gint(row.number))
            gtk_list_store_insert_with_valuesv(store.pointer, nil, place, &column, &value, 1)
            place += step
        }
    }

    private func addColumn(to view: UnsafeMutablePointer<GtkTreeView>, _ text: @escaping GtkTreeCellDataFunc) {
        let column = gtk_tree_view_column_new()
        let cell = gtk_cell_renderer_text_new()
        gtk_cell_renderer_set_padding(cell, 12, 6)
        gtk_cell_layout_pack_start(column?.opaque, cell, 1)
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_column_set_expand(column, 1)
        gtk_tree_view_column_set_cell_data_func(column, cell, text, nil, nil)
        gtk_tree_view_append_column(view, column)
    }
}

private let title: GtkTreeCellDataFunc = { _, cell, model, iter, _ in
    show(row(in: model, at: iter).title, in: cell)
}

private let detail: GtkTreeCellDataFunc = { _, cell, model, iter, _ in
    show(row(in: model, at: iter).detail, in: cell)
}

private func row(in model: OpaquePointer?, at iter: UnsafeMutablePointer<GtkTreeIter>?) -> SampleRow {
    var value = GValue()
    gtk_tree_model_get_value(model, iter, 0, &value)
    defer { g_value_unset(&value) }
    return SampleRow(number: Int(g_value_get_int(&value)))
}

private func show(_ text: String, in cell: UnsafeMutablePointer<GtkCellRenderer>?) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    g_value_set_string(&value, text)
    g_object_set_property(cell?.cast(to: GObject.self), "text", &value)
    g_value_unset(&value)
}
