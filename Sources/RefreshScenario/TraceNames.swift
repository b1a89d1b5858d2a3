import RefreshCore

extension RefreshCallback {
    /// The name that traces use, after MJRefresh's.
    public var traceName: String {
        switch self {
        case .refreshing: "refreshing"
        case .beginCompletion: "beginRefreshingCompletion"
        case .endingAnimationBegan: "endRefreshingAnimationBegin"
        case .endCompletion: "endRefreshingCompletion"
        }
    }
}

extension ScenarioPart {
    /// A callback of this component as traces write it; with a tag the one-shot completion of a call with that tag.
    public func traceName(of callback: RefreshCallback, tag: String? = nil) -> String {
        "\(rawValue).\(callback.traceName)" + (tag.map { ":\($0)" } ?? "")
    }

    /// The storing of the last update's time, as traces write it.
    public var timeStoredName: String { "\(rawValue).lastUpdatedSaved" }
}
