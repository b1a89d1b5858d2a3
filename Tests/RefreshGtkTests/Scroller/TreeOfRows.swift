import RefreshCGtk3
import RefreshGtk

/// A GtkTreeView with one column of rows of one height, which counts how often a row is drawn or measured.
@MainActor
final class TreeOfRows {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// How often GTK asked for what a row shows.
    private(set) var requests = 0

    init(count: Int) {
        let store = Self.makeStore(count: count)
        defer { g_object_unref(store.rawObject) }
        widget = gtk_tree_view_new_with_model(store.pointer)
        let tree = widget.cast(to: GtkTreeView.self)
        let column = gtk_tree_view_column_new()!
        let renderer = gtk_cell_renderer_text_new()!
        gtk_cell_renderer_set_fixed_size(renderer, -1, 30)
        gtk_tree_view_column_pack_start(column, renderer, 1)
        gtk_tree_view_column_add_attribute(column, renderer, "text", 0)
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_append_column(tree, column)
        gtk_tree_view_set_fixed_height_mode(tree, 1)
        gtk_tree_view_column_set_cell_data_func(
            column, renderer,
            { _, _, _, _, data in
                let tree = Unmanaged<TreeOfRows>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { tree.requests += 1 }
            }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<TreeOfRows>.fromOpaque($0!).release() })
    }

    func startCounting() { requests = 0 }

    /// A list store of one column of texts, with the caller's reference.
    static func makeStore(count: Int) -> GtkModel {
        var types: [GType] = [gType(16)]
        let store = gtk_list_store_newv(1, &types)!
        var value = GValue()
        g_value_init(&value, gType(16))
        g_value_set_static_string(&value, "Row")
        for _ in 0..<count {
            var iterator = GtkTreeIter()
            var column: gint = 0
            gtk_list_store_insert_with_valuesv(store, &iterator, -1, &column, &value, 1)
        }
        g_value_unset(&value)
        return GtkModel(rawObject: UnsafeMutableRawPointer(store))
    }

    /// C's G_TYPE_STRING (16) and its kin are macros.
    private static func gType(_ fundamental: GType) -> GType { fundamental << 2 }
}

/// A GtkTreeModel, whose struct Swift does not see.
struct GtkModel {
    let rawObject: UnsafeMutableRawPointer
    var pointer: OpaquePointer { OpaquePointer(rawObject) }
}
