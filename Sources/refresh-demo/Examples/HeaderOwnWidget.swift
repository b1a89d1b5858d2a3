import RefreshGtk

extension Example {
    static let headerOwnWidget = Example(
        id: "header-own-widget", title: "Own header widget", subtitle: "A progress bar that fills with the pull"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader(indicator: MeterIndicator()) { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
