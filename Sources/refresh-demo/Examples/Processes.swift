import RefreshGtk

extension Example {
    static let processes = Example(
        id: "processes", title: "Processes", subtitle: "What runs on this machine; 50 more a load"
    ) { stage in
        let list = ProcessList()
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader { header in
            Task {
                list.show(await Process.running().prefix(50))
                scroller.footer?.resetNoMoreData()
                header.endRefreshing()
            }
        }
        scroller.footer = RefreshFooter { footer in
            Task {
                let processes = await Process.running()
                list.show(processes.prefix(list.count + 50))
                if list.count < processes.count {
                    footer.endRefreshing()
                } else {
                    footer.endRefreshingWithNoMoreData()
                }
            }
        }
        scroller.header?.beginRefreshing()
        return scroller
    }
}
