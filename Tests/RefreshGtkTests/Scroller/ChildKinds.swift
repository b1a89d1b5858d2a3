import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport

/// Every kind of child that the library is made for, each with more content than a viewport of 400 by 500 shows.
@MainActor
enum ChildKind: String, CaseIterable, Sendable {
    case listBox, flowBox, treeView, iconView, textView, box, drawingArea, viewport

    func make() -> UnsafeMutablePointer<GtkWidget> {
        switch self {
        case .listBox: fill(gtk_list_box_new(), 40)
        case .flowBox: fill(gtk_flow_box_new(), 200)
        case .treeView: TreeOfRows(count: 1000).widget
        case .iconView: makeIconView()
        case .textView: makeTextView()
        case .box: fill(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), 40)
        case .drawingArea: makeDrawingArea()
        case .viewport: makeViewport()
        }
    }

    private func fill(_ container: UnsafeMutablePointer<GtkWidget>, _ count: Int) -> UnsafeMutablePointer<GtkWidget> {
        for index in 0..<count {
            let label = ScrollerFixture.label(index)
            gtk_widget_set_size_request(label, 100, 40)
            gtk_container_add(container.cast(to: GtkContainer.self), label)
        }
        return container
    }

    private func makeIconView() -> UnsafeMutablePointer<GtkWidget> {
        let store = TreeOfRows.makeStore(count: 300)
        defer { g_object_unref(store.rawObject) }
        let view = gtk_icon_view_new_with_model(store.pointer)!
        gtk_icon_view_set_text_column(view.cast(to: GtkIconView.self), 0)
        gtk_icon_view_set_item_width(view.cast(to: GtkIconView.self), 80)
        return view
    }

    private func makeTextView() -> UnsafeMutablePointer<GtkWidget> {
        let view = gtk_text_view_new()!
        let text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast(to: GtkTextView.self)), text, -1)
        return view
    }

    private func makeDrawingArea() -> UnsafeMutablePointer<GtkWidget> {
        let area = gtk_drawing_area_new()!
        gtk_widget_set_size_request(area, 400, 1200)
        return area
    }

    /// The application's own, which GtkScrolledWindow does not see through.
    private func makeViewport() -> UnsafeMutablePointer<GtkWidget> {
        let viewport = gtk_viewport_new(nil, nil)!
        gtk_container_add(viewport.cast(to: GtkContainer.self), fill(gtk_list_box_new(), 40))
        return viewport
    }
}
