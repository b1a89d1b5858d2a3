import RefreshCGtk3
import RefreshGtk

extension Example {
    static let nested = Example(
        id: "nested", title: "Nested", subtitle: "A list inside the list keeps a gesture until its own end"
    ) { stage in
        let outer = RowList(stage.source.firstRows())
        let inner = RowList(stage.source.firstRows())
        gtk_widget_set_size_request(inner.scrolledWindow, -1, 260)
        stage.reportOffset(of: inner.scrolledWindow)
        outer.insert(inner.scrolledWindow, at: 2)
        let scroller = RefreshScroller(outer.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetch { header.endRefreshing() }
        }
        return scroller
    }
}
