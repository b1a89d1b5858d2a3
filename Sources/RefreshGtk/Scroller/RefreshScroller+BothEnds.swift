import RefreshCore

/// Both ends in one call, as CHERefresh has it.
extension RefreshScroller {
    /// Sets a header, a footer or both. What is nil stays as it is.
    /// - Parameters:
    ///   - footerStyle: default ``RefreshFooter/Style/back``: both ends are pulled and let go.
    ///   - header: called when the header refreshes.
    ///   - footer: called when the footer loads.
    public func addRefresh(
        footerStyle: RefreshFooter.Style = .back, header: (@MainActor (RefreshHeader) -> Void)? = nil,
        footer: (@MainActor (RefreshFooter) -> Void)? = nil
    ) {
        if let header { self.header = RefreshHeader(onRefreshing: header) }
        if let footer { self.footer = RefreshFooter(footerStyle, onRefreshing: footer) }
    }

    /// As ``addRefresh(footerStyle:header:footer:)``, with methods of `target`, which is held weakly: once it is gone
    /// a refresh calls nobody.
    public func addRefresh<Target: AnyObject>(
        target: Target, footerStyle: RefreshFooter.Style = .back,
        header: (@MainActor (Target) -> () -> Void)? = nil, footer: (@MainActor (Target) -> () -> Void)? = nil
    ) {
        if let header {
            self.header = RefreshHeader()
            self.header?.setTarget(target, header)
        }
        if let footer {
            self.footer = RefreshFooter(footerStyle)
            self.footer?.setTarget(target, footer)
        }
    }

    /// Begins the component at `edge`. Does nothing where there is none.
    public func startRefresh(at edge: Edge) { refreshers[edge]?.beginRefreshing() }

    /// Ends the component at `edge`. Does nothing where there is none or it does not refresh.
    public func stopRefresh(at edge: Edge) { refreshers[edge]?.endRefreshing() }
}
