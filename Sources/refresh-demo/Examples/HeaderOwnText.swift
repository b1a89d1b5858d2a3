import RefreshGtk

extension Example {
    static let headerOwnText = Example(
        id: "header-own-text", title: "Own header text", subtitle: "Titles, time, font and colour of your own"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = ArrowIndicator()
        setStyle("label { font-size: large; color: mix(@theme_fg_color, red, 0.7); }", of: look.titleLabel)
        setStyle("label { font-style: italic; }", of: look.detailLabel)
        let header = RefreshHeader(indicator: look) { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        header.setTitle("Further down, please", for: .idle)
        header.setTitle("Now let go", for: .pulling)
        header.setTitle("Asking around\u{2026}", for: .refreshing)
        header.lastUpdatedText = { seconds in seconds == nil ? "Never asked" : "Asked before" }
        scroller.header = header
        return scroller
    }
}
