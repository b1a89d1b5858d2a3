import RefreshGtk

extension Example {
    static let headerPictures = Example(
        id: "header-pictures", title: "Pictures", subtitle: "The sun rises with the pull and shines while it loads"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = PicturesIndicator()
        look.setPictures(SamplePictures.sunrise, for: .idle)
        look.setPictures(SamplePictures.sunshine, for: .refreshing)
        scroller.header = RefreshHeader(indicator: look) { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
