/// What starts a refresh without a call from the program.
public enum RefreshTrigger: Sendable, Hashable {
    /// Pulled beyond the component's extent and let go: header, back footer and trailer.
    case released
    /// Scrolled into sight: auto footer.
    case automatic(AutomaticTrigger)

    var isAutomatic: Bool {
        if case .automatic = self { return true }
        return false
    }
}

/// When an auto footer loads by itself.
public struct AutomaticTrigger: Sendable, Hashable {
    /// The fraction of the footer's extent that must be in sight: 1 is all of it, 0 its first pixel, negative is
    /// before it comes into sight. Default 1, as MJRefresh's `triggerAutomaticallyRefreshPercent`.
    /// Not a number is a programmer's error.
    public var fraction: Double {
        didSet { Self.check(fraction) }
    }
    /// How often it may load during one drag; nil is without limit. Default 1, as MJRefresh's `autoTriggerTimes`.
    /// Values below 0 count as 0.
    public var timesPerDrag: Int?
    /// Whether it loads as soon as it comes into sight. When false it loads on a click, or on a release at the very
    /// end. Default true, as MJRefresh's `automaticallyRefresh`.
    public var isAutomatic: Bool

    /// The rules given; by default once a drag, when all of the footer is in sight.
    public init(fraction: Double = 1, timesPerDrag: Int? = 1, isAutomatic: Bool = true) {
        Self.check(fraction)
        self.fraction = fraction
        self.timesPerDrag = timesPerDrag
        self.isAutomatic = isAutomatic
    }

    private static func check(_ fraction: Double) {
        precondition(!fraction.isNaN, "the fraction of a footer that must be in sight must be a number")
    }
}
