import RefreshGtk

extension Example {
    static let headerTimeHidden = Example(
        id: "header-time-hidden", title: "Time hidden", subtitle: "Only the state is told"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = ArrowIndicator()
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
