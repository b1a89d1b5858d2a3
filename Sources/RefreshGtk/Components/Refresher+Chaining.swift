/// Settings one after the other, as MJRefresh's chainable category has them:
///
/// ```swift
/// RefreshHeader { _ in reload() }
///     .autoChangeTransparency(true)
///     .afterEnding { print("done") }
///     .link(to: scroller)
/// ```
extension Refresher {
    /// Sets ``automaticallyChangesAlpha``.
    @discardableResult
    public func autoChangeTransparency(_ isOn: Bool) -> Self {
        automaticallyChangesAlpha = isOn
        return self
    }

    /// Sets ``onBeginCompletion``.
    @discardableResult
    public func afterBeginning(_ handler: @escaping @MainActor () -> Void) -> Self {
        onBeginCompletion = handler
        return self
    }

    /// Sets ``onEndingAnimationBegan``.
    @discardableResult
    public func endingAnimationBegan(_ handler: @escaping @MainActor () -> Void) -> Self {
        onEndingAnimationBegan = handler
        return self
    }

    /// Sets ``onEndCompletion``.
    @discardableResult
    public func afterEnding(_ handler: @escaping @MainActor () -> Void) -> Self {
        onEndCompletion = handler
        return self
    }

    /// Sets the component on `scroller`, in place of the one that is at its edge. Does nothing when the scroller is
    /// not attached any more.
    @discardableResult
    public func link(to scroller: RefreshScroller) -> Self {
        scroller.setRefresher(self, at: edge)
        return self
    }
}
