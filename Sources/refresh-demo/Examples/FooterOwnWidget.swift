import RefreshGtk

extension Example {
    static let footerOwnWidget = Example(
        id: "footer-own-widget", title: "Own footer widget", subtitle: "A progress bar in an automatic footer"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter(indicator: MeterIndicator()) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
