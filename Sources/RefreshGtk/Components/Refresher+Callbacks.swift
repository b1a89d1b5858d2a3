import RefreshCore

extension Refresher {
    func call(_ callback: RefreshCallback) {
        onCallback?(callback)
        switch callback {
        case .refreshing: onRefreshing?(self)
        case .beginCompletion: onBeginCompletion?()
        case .endingAnimationBegan: onEndingAnimationBegan?()
        case .endCompletion:
            endFailure()
            onEndCompletion?()
        }
    }

    /// Lets go of all that belongs to the application: its window was destroyed.
    func releaseHandlers() {
        onRefreshing = nil
        onBeginCompletion = nil
        onEndingAnimationBegan = nil
        onEndCompletion = nil
        onStateChanged = nil
        onLanguageChanged = nil
        onCallback = nil
        releaseOwnHandlers()
    }
}
