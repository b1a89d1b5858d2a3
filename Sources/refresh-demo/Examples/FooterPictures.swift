import RefreshGtk

extension Example {
    static let footerPictures = Example(
        id: "footer-pictures", title: "Automatic footer with pictures", subtitle: "The picture alone while it loads"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = PicturesIndicator()
        look.setPictures(SamplePictures.sunshine, for: .refreshing)
        look.isRefreshingTitleHidden = true
        scroller.footer = RefreshFooter(indicator: look) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
