/// How a scenario's components are set up. Each applies to all components for which it makes sense.
public struct ScenarioOptions: Sendable, Hashable {
    /// What the application does inside its refreshing callback.
    public enum Reaction: String, Sendable, Hashable, NamedValue {
        case end
        case endNoMoreData
    }

    /// Whether the components fade in as they are pulled. Default false.
    public var changesAlpha = false
    /// Pixels by which the header is moved up, the footer down, the trailer right. Default 0.
    public var ignoredInsetTop = 0.0
    public var ignoredInsetBottom = 0.0
    public var ignoredInsetRight = 0.0
    /// The fraction of an auto footer that must be in sight for it to load. Default 1.
    public var triggerFraction = 1.0
    /// How often an auto footer loads in one drag; nil is without limit, which files write as -1. Default 1.
    public var timesPerDrag: Int? = 1
    /// Whether an auto footer loads by itself. Default true.
    public var loadsAutomatically = true
    /// Whether the components are hidden from the beginning. Default false.
    public var isHidden = false
    /// Whether slots open and close without animation. Default false.
    public var isAnimationDisabled = false
    /// What the refreshing callback does before it returns. Default nothing.
    public var onRefreshing: Reaction?
    /// Whether a target and action are set beside the callback. Default false.
    public var hasTarget = false
    /// Whether the scroll view pages. GTK's does not: kept for the record only (rule no-paging).
    public var isPaging = false
    /// Whether MJRefresh's second animation path is taken. Ours has one: kept for the record only
    /// (rule no-collection-view-bug).
    public var usesCollectionViewPath = false

    /// Whether the scenario tells of each frame, as one does that was recorded of a list on a screen: slots and
    /// offsets move by its own events only, and an animation ends at `settled`. Otherwise they are at once where they
    /// are going. Default false.
    public var hasFrames = false

    public init() {}
}

extension ScenarioOptions: Decodable {
    enum Key: String, CodingKey, CaseIterable {
        case automaticallyChangeAlpha, ignoredInsetTop, ignoredInsetBottom, ignoredInsetRight
        case triggerAutomaticallyRefreshPercent, autoTriggerTimes, automaticallyRefresh, hidden, animationDisabled
        case onRefreshing, target, pagingEnabled, collectionViewAnimationBug, frames
    }

    /// Any name, so that those which are not ours can be seen.
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let known = Set(Key.allCases.map(\.stringValue))
        for key in try decoder.container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath + [key], debugDescription: "this option is unknown"))
        }
        let values = try decoder.container(keyedBy: Key.self)
        func take<Value: Decodable>(_ key: Key, into value: inout Value) throws {
            value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        try take(.automaticallyChangeAlpha, into: &changesAlpha)
        try take(.ignoredInsetTop, into: &ignoredInsetTop)
        try take(.ignoredInsetBottom, into: &ignoredInsetBottom)
        try take(.ignoredInsetRight, into: &ignoredInsetRight)
        try take(.triggerAutomaticallyRefreshPercent, into: &triggerFraction)
        try take(.automaticallyRefresh, into: &loadsAutomatically)
        try take(.hidden, into: &isHidden)
        try take(.animationDisabled, into: &isAnimationDisabled)
        try take(.target, into: &hasTarget)
        try take(.pagingEnabled, into: &isPaging)
        try take(.collectionViewAnimationBug, into: &usesCollectionViewPath)
        try take(.frames, into: &hasFrames)
        onRefreshing = try values.decodeIfPresent(Reaction.self, forKey: .onRefreshing)
        if let times = try values.wholeNumberIfPresent(forKey: .autoTriggerTimes) {
            timesPerDrag = Self.timesPerDrag(recorded: times)
        }
    }

    /// The original's -1 is our nil.
    public static func timesPerDrag(recorded times: Int) -> Int? { times == -1 ? nil : times }
}
