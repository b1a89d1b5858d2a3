import RefreshGtk

extension Example {
    static let footerBackOwnWidget = Example(
        id: "footer-back-own-widget", title: "Own back footer widget",
        subtitle: "A progress bar that fills with the pull"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter(.back, indicator: MeterIndicator()) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
