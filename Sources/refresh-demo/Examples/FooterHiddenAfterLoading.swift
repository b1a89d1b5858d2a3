import RefreshGtk

extension Example {
    static let footerHiddenAfterLoading = Example(
        id: "footer-hidden-after-loading", title: "Hidden after loading", subtitle: "One load, and the footer is gone"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
                footer.isHidden = true
            }
        }
        return scroller
    }
}
