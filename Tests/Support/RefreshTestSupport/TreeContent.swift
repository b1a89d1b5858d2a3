import RefreshCGtk3
import RefreshGtk

/// A GtkTreeView with cells of 40 pixels, each with its row's number.
@MainActor
package enum TreeContent {
    /// A floating widget.
    package static func make(rows: Int) -> UnsafeMutablePointer<GtkWidget> {
        // G_TYPE_STRING is a macro with a cast, which Swift does not import.
        var types: [GType] = [16 << 2]
        let store = gtk_list_store_newv(1, &types)!
        defer { g_object_unref(store) }
        for index in 0..<rows {
            var position = GtkTreeIter()
            gtk_list_store_append(store, &position)
            var value = GValue()
            g_value_init(&value, types[0])
            g_value_set_string(&value, "Row \(index)")
            gtk_list_store_set_value(store, &position, 0, &value)
            g_value_unset(&value)
        }
        let tree = gtk_tree_view_new_with_model(store.opaque)!
        let view = tree.cast(to: GtkTreeView.self)
        let cell = gtk_cell_renderer_text_new()!
        gtk_cell_renderer_set_fixed_size(cell, -1, gint(ScrollerFixture.rowHeight))
        let column = gtk_tree_view_column_new()!
        gtk_tree_view_column_pack_start(column, cell, 1)
        gtk_tree_view_column_add_attribute(column, cell, "text", 0)
        gtk_tree_view_append_column(view, column)
        gtk_tree_view_set_headers_visible(view, 0)
        return tree
    }

    /// The selected row; nil when there is none.
    package static func selectedRow(of tree: UnsafeMutablePointer<GtkWidget>) -> Int? {
        let selection = gtk_tree_view_get_selection(tree.cast(to: GtkTreeView.self))
        var model: OpaquePointer?
        var position = GtkTreeIter()
        guard gtk_tree_selection_get_selected(selection, &model, &position) != 0,
            let path = gtk_tree_model_get_path(model, &position)
        else { return nil }
        defer { gtk_tree_path_free(path) }
        return Int(gtk_tree_path_get_indices(path)[0])
    }

    package static func select(_ row: Int, in tree: UnsafeMutablePointer<GtkWidget>) {
        let path = gtk_tree_path_new_from_string("\(row)")
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_set_cursor(tree.cast(to: GtkTreeView.self), path, nil, 0)
    }
}
