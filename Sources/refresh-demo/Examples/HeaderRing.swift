import RefreshGtk

extension Example {
    static let headerRing = Example(
        id: "header-ring", title: "Ring", subtitle: "Let go when the ring is closed"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = .ring { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
