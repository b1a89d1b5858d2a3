import RefreshGtk

extension Example {
    static let bothFlowBox = Example(
        id: "both-flow-box", title: "Both ends", subtitle: "A header and a back footer on a flow box"
    ) { stage in
        let grid = TileGrid(stage.source.firstRows())
        let scroller = RefreshScroller(grid.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                grid.prepend(rows)
                header.endRefreshing()
            }
        }
        scroller.footer = RefreshFooter(.back) { footer in
            stage.source.fetchMore { rows in
                grid.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
