import RefreshGtk

extension Example {
    static let headerStatusHidden = Example(
        id: "header-status-hidden", title: "State and time hidden", subtitle: "Arrow and spinner speak for themselves"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = ArrowIndicator()
        look.isTitleHidden = true
        look.isDetailHidden = true
        scroller.header = RefreshHeader(indicator: look) { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
