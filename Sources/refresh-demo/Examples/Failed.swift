import RefreshGtk

extension Example {
    static let failed = Example(
        id: "failed", title: "Failed refresh", subtitle: "The first refresh fails, the next succeeds"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        var attempts = 0
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                attempts += 1
                guard attempts.isMultiple(of: 2) else {
                    header.endRefreshing(failed: "The server does not answer")
                    return
                }
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
