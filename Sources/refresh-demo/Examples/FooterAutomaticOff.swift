import RefreshGtk

extension Example {
    static let footerAutomaticOff = Example(
        id: "footer-automatic-off", title: "Automatic loading off", subtitle: "Click it, or let go at the very end"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        footer.automaticTrigger.isAutomatic = false
        scroller.footer = footer
        return scroller
    }
}
