import RefreshCore

extension Refresher {
    /// Ends the refresh: it is idle at once, the slot closes. Outside a refresh nothing happens, except that the
    /// completion runs. From any thread; away from GTK's it takes effect a moment later.
    /// - Parameter completion: runs once, when this end is over.
    public nonisolated func endRefreshing(completion: (@MainActor @Sendable () -> Void)? = nil) {
        MainLoop.performOnGtkThread { self.end(.finished, completion: completion) }
    }

    /// Ends the refresh with a message that is shown for a moment, before the slot closes. The time of the last update
    /// stays what it was. Outside a refresh nothing happens, except that the completion runs. From any thread.
    /// - Parameters:
    ///   - message: stays for 1.5 s, also in an automatic footer, whose slot does not close; not at all while the
    ///     component is hidden or the list not mapped.
    ///   - completion: runs once, when this end is over.
    public nonisolated func endRefreshing(failed message: String, completion: (@MainActor @Sendable () -> Void)? = nil)
    {
        MainLoop.performOnGtkThread { self.end(.failed, failure: message, completion: completion) }
    }

    /// Sets the title that is shown in `state`, at any time; nil brings the default of the language back. That of
    /// refreshing is also that of waiting to refresh, and in a trailer that of pulling is also that of refreshing, where
    /// these have none.
    @discardableResult
    public func setTitle(_ title: String?, for state: RefreshState) -> Self {
        titles[state] = title
        scroller?.updateComponents(force: true)
        return self
    }

    /// The title that is shown in `state`.
    public func title(for state: RefreshState) -> String {
        texts.title(for: state, component: kind, own: titles)
    }

    /// Calls `method` of `target` when a refresh begins, as long as `target` lives; it is held weakly. Replaces
    /// ``Refresher/onRefreshing``.
    public func setTarget<Target: AnyObject>(
        _ target: Target, _ method: @escaping @MainActor (Target) -> () -> Void
    ) {
        onRefreshing = { [weak target] _ in
            if let target { method(target)() }
        }
    }

    /// Sets a handler that wants the component as the kind that it is.
    func setHandler<Component: Refresher>(_ handler: (@MainActor (Component) -> Void)?) {
        guard let handler else { return }
        onRefreshing = { if let component = $0 as? Component { handler(component) } }
    }

    var texts: RefreshTexts { RefreshLanguage.texts }
}
