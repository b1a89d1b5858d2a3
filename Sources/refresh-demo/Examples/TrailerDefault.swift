import RefreshGtk

extension Example {
    static let trailerDefault = Example(
        id: "trailer-default", title: "Trailer", subtitle: "Pull sideways at the end: more cards"
    ) { stage in
        let strip = CardStrip(stage.source.firstRows(usually: 10))
        let scroller = RefreshScroller(strip.scrolledWindow)
        scroller.trailer = RefreshTrailer { trailer in
            stage.source.fetchMore { rows in
                strip.append(rows)
                trailer.endRefreshing()
            }
        }
        return scroller
    }
}
