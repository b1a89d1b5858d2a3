import RefreshGtk

extension Example {
    static let footerDefault = Example(
        id: "footer-default", title: "Automatic footer", subtitle: "Scroll to the end: more rows come by themselves"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
