import RefreshGtk

extension Example {
    static let tree100k = Example(
        id: "tree-100k", title: "Tree view", subtitle: "100 000 rows, of which only those in sight are drawn"
    ) { stage in
        let tree = RowTree(stage.source.firstRows(usually: 100_000))
        let scroller = RefreshScroller(tree.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                tree.prepend(rows)
                header.endRefreshing()
            }
        }
        scroller.footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                tree.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
