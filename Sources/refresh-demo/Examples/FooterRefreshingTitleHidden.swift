import RefreshGtk

extension Example {
    static let footerRefreshingTitleHidden = Example(
        id: "footer-refreshing-title-hidden", title: "Title hidden while loading", subtitle: "The spinner alone says it"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = SpinnerIndicator()
        look.isRefreshingTitleHidden = true
        scroller.footer = RefreshFooter(indicator: look) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
