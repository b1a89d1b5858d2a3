import RefreshGtk

extension Example {
    static let footerBackPictures = Example(
        id: "footer-back-pictures", title: "Back footer with pictures", subtitle: "Pull up at the end and let go"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let look = PicturesIndicator()
        look.setPictures(SamplePictures.sunrise, for: .idle)
        look.setPictures(SamplePictures.sunshine, for: .refreshing)
        scroller.footer = RefreshFooter(.back, indicator: look) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
