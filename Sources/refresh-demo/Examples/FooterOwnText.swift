import RefreshGtk

extension Example {
    static let footerOwnText = Example(
        id: "footer-own-text", title: "Own footer text", subtitle: "Titles and colour of your own"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = SpinnerIndicator()
        setStyle("label { color: mix(@theme_fg_color, green, 0.6); }", of: look.titleLabel)
        let footer = RefreshFooter(indicator: look) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshingWithNoMoreData()
            }
        }
        footer.setTitle("There is more down here", for: .idle)
        footer.setTitle("Digging\u{2026}", for: .refreshing)
        footer.setTitle("Down to the bedrock", for: .noMoreData)
        scroller.footer = footer
        return scroller
    }
}
