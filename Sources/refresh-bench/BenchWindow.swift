import CSynth
import RefreshCGtk3
import RefreshCore
import RefreshGtk

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A window of 400 by 500 pixels with a scrolled list, with or without the library. Destroyed when this is dropped.
@MainActor
final class BenchWindow {
    /// What is in the scrolled window.
    enum Content {
        /// A GtkListBox with labels, each row 40 pixels high.
        case listBox(rows: Int)
        /// A GtkTreeView with a column of text.
        case treeView(rows: Int)
    }

    /// A list as an application has it: longer than the window by far.
    static let list = Content.listBox(rows: 100)

    let scrolledWindow: Widget = gtk_scrolled_window_new(nil, nil)
    /// What the scrolled window was given: a scrollable.
    let child: Widget
    /// Nil without the library.
    let scroller: RefreshScroller?
    let toplevel: Widget
    private let reference: ObjectReference<Widget>

    /// Shows the window and waits for its first frames. With the library it has a header and an automatic footer.
    init(_ content: Content = BenchWindow.list, withLibrary: Bool, header: RefreshHeader = RefreshHeader()) {
        toplevel = gtk_window_new(GTK_WINDOW_TOPLEVEL)
        reference = ObjectReference(toplevel)
        gtk_window_set_default_size(toplevel.cast(to: GtkWindow.self), 400, 500)
        gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), Self.make(content))
        gtk_container_add(toplevel.cast(to: GtkContainer.self), scrolledWindow)
        child = gtk_bin_get_child(scrolledWindow.cast(to: GtkBin.self))
        if withLibrary {
            let scroller = RefreshScroller(scrolledWindow)
            scroller.header = header
            scroller.footer = RefreshFooter()
            self.scroller = scroller
        } else {
            scroller = nil
        }
        gtk_widget_show_all(toplevel)
        frames(3)
    }

    isolated deinit { gtk_widget_destroy(toplevel) }

    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scrolledWindow.cast(to: GtkScrolledWindow.self))
    }

    /// Scrolls so far that `wave` stays in range. Not further: how long GTK takes to find the row under the pointer, at
    /// each event, depends on the row.
    func scroll(for wave: Wave) {
        gtk_adjustment_set_value(adjustment, wave.length + wave.start)
        frames(1)
    }

    /// Runs the main loop until `count` frames are drawn. `beforeFrame` is called as each begins, `afterFrame` as it is
    /// drawn.
    func frames(_ count: Int, before: @escaping () -> Void = {}, after: @escaping () -> Void = {}) {
        gtk_widget_realize(toplevel)
        let clock = gtk_widget_get_frame_clock(toplevel)!
        var drawn = 0
        let connections: [SignalConnection] = [
            .plain(clock, "before-paint") { before() },
            .plain(clock, "after-paint") {
                drawn += 1
                after()
            },
        ]
        let ticker = FrameTicker(widget: toplevel)
        ticker.start { _ in true }
        MainLoop.run { drawn >= count && gtk_widget_get_mapped(self.child) != 0 }
        ticker.stop()
        for connection in connections { connection.disconnect() }
    }

    private static func make(_ content: Content) -> Widget {
        switch content {
        case .listBox(let rows):
            let list = gtk_list_box_new()!
            for index in 0..<rows {
                let label = gtk_label_new("Row \(index)")!
                gtk_widget_set_size_request(label, -1, 40)
                gtk_container_add(list.cast(to: GtkContainer.self), label)
            }
            return list
        case .treeView(let rows):
            let text = g_type_from_name("gchararray")
            var types = [text]
            let store = gtk_list_store_newv(1, &types)!
            var iterator = GtkTreeIter()
            for index in 0..<rows {
                var value = GValue()
                g_value_init(&value, text)
                g_value_set_string(&value, "Row \(index)")
                gtk_list_store_insert(store, &iterator, -1)
                gtk_list_store_set_value(store, &iterator, 0, &value)
                g_value_unset(&value)
            }
            let tree = gtk_tree_view_new_with_model(store.opaque)!
            g_object_unref(store)
            let column = gtk_tree_view_column_new()!
            let cell = gtk_cell_renderer_text_new()!
            gtk_tree_view_column_pack_start(column, cell, 1)
            gtk_tree_view_column_add_attribute(column, cell, "text", 0)
            gtk_tree_view_append_column(tree.cast(to: GtkTreeView.self), column)
            return tree
        }
    }
}

extension MainLoop {
    /// Runs the main loop until `condition` holds.
    @MainActor
    static func run(until condition: () -> Bool) {
        while !condition() { g_main_context_iteration(nil, gboolean(true)) }
    }
}
