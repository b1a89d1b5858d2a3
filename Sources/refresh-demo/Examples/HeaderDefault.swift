import RefreshGtk

extension Example {
    static let headerDefault = Example(
        id: "header-default", title: "Default header", subtitle: "Pull down and let go: new rows on top"
    ) { stage in
        let list = RowList(stage.source.firstRows(), buttons: .someRows) { stage.report(.clicked($0)) }
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
