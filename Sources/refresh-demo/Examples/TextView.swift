import RefreshGtk

extension Example {
    static let textView = Example(
        id: "text-view", title: "Text view", subtitle: "Touch and touchpad pull, the mouse selects"
    ) { stage in
        let page = TextPage(stage.source.firstRows()) { stage.report(.selection(length: $0)) }
        let scroller = RefreshScroller(page.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                page.insert(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
