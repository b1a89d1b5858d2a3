import RefreshGtk

extension Example {
    static let footerAllLoaded = Example(
        id: "footer-all-loaded", title: "All loaded", subtitle: "The first load brings the last rows"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshingWithNoMoreData()
            }
        }
        return scroller
    }
}
