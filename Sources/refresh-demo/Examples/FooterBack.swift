import RefreshGtk

extension Example {
    static let footerBack = Example(
        id: "footer-back", title: "Back footer", subtitle: "Pull up at the end and let go: more rows"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter(.back) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
