import RefreshGtk

extension Example {
    static let buttons = Example(
        id: "buttons", title: "Buttons", subtitle: "Rows that are buttons: a tap clicks, a drag pulls"
    ) { stage in
        let list = RowList(stage.source.firstRows(), buttons: .allRows) { stage.report(.clicked($0)) }
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetch { header.endRefreshing() }
        }
        return scroller
    }
}
