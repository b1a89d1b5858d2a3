/// The documented differences from MJRefresh, by their names. A recorded trace may differ from ours by these only.
public enum DifferenceRule: String, Sendable, Hashable, CaseIterable {
    case endCancelsCallback = "end-cancels-callback"
    case callsInOrder = "calls-in-order"
    case computedInsets = "computed-insets"
    case slotStays = "slot-stays"
    case notSticky = "not-sticky"
    case cancelAbandons = "cancel-abandons"
    case hiddenSlot = "hidden-slot"
    case removedIsDone = "removed-is-done"
    case beginNeverRefused = "begin-never-refused"
    case noIdleLoop = "no-idle-loop"
    case pullNeverLoads = "pull-never-loads"
    case noMoreStays = "no-more-stays"
    case waitsForMotion = "waits-for-motion"
    case oneShotCompletion = "one-shot-completion"
    case unmappedAtOnce = "unmapped-at-once"
    case laidOutAlways = "laid-out-always"
    case noPaging = "no-paging"
    case noCollectionViewBug = "no-collection-view-bug"

    /// What the original does, and what we do instead.
    public var summary: String {
        switch self {
        case .endCancelsCallback: "an end before the opening animation is over: no callback fires afterwards"
        case .callsInOrder: "an end and a begin act in the order of the calls; an old completion fires at the begin"
        case .computedInsets: "the application's inset is kept, whenever it is assigned"
        case .slotStays: "a header's slot stays reserved until the end, wherever the list is scrolled"
        case .notSticky: "out of sight, hidden or unmapped while pulling: idle again"
        case .cancelAbandons: "a cancelled pan does not refresh"
        case .hiddenSlot: "a hidden component refreshes without a slot"
        case .removedIsDone: "a removed component is idle, and its slot gone"
        case .beginNeverRefused: "a drag's budget limits that drag only, and stops at 0"
        case .noIdleLoop: "frames without a finger do not load again after a load that added nothing"
        case .pullNeverLoads: "a header's open slot does not make short content long"
        case .noMoreStays: "an end outside a refresh, a hide and a reset leave other states alone"
        case .waitsForMotion: "the state changes at the next motion, not when rows arrive"
        case .oneShotCompletion: "a completion runs once, for the call it was given to"
        case .unmappedAtOnce: "animations of an unmapped list end at once"
        case .laidOutAlways: "an unmapped trailer has its own width"
        case .noPaging: "nothing moves at the end because of pages"
        case .noCollectionViewBug: "there is one animation path"
        }
    }

    /// Where a difference by this rule can show first.
    var aspects: Set<Difference.Aspect> {
        switch self {
        case .endCancelsCallback, .oneShotCompletion, .unmappedAtOnce: [.callbacks]
        case .callsInOrder: [.callbacks, .state, .isRefreshing]
        case .computedInsets: [.inset, .offset, .pullingPercent, .state]
        case .slotStays: [.pullingPercent, .state, .offset]
        case .notSticky, .cancelAbandons, .beginNeverRefused, .noIdleLoop, .pullNeverLoads, .waitsForMotion:
            [.state, .isRefreshing, .callbacks]
        case .hiddenSlot: [.callbacks, .state, .isRefreshing, .inset, .offset]
        case .removedIsDone: [.state, .isRefreshing, .callbacks, .inset]
        case .noMoreStays: [.state, .isRefreshing, .callbacks, .inset]
        case .laidOutAlways: [.pullingPercent, .state]
        case .noPaging, .noCollectionViewBug: [.offset, .callbacks, .inset]
        }
    }
}
