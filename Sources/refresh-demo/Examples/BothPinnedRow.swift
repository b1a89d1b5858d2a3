import RefreshCGtk3
import RefreshGtk

extension Example {
    static let bothPinnedRow = Example(
        id: "both-pinned-row", title: "Pinned row", subtitle: "What is above the list stays where it is"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        scroller.footer = RefreshFooter { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }

        // Around the scrolled window, not in it: what is pinned is no part of the content.
        let pinned = label("This row stays where it is")
        setStyle("label { padding: 12px; }", of: pinned)
        _ = box(GTK_ORIENTATION_VERTICAL, [pinned, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), list.scrolledWindow])
        return scroller
    }
}
