import RefreshGtk

extension Example {
    static let async = Example(
        id: "async", title: "Async handler", subtitle: "The refresh ends when the task returns or throws"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        let header = RefreshHeader()
        header.setAsyncHandler {
            list.prepend(try await stage.source.newRows())
        }
        scroller.header = header
        return scroller
    }
}
