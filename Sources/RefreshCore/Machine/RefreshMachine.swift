/// The rules of one component as a value: events in, effects out. It knows fractions and phases; no widget, no pixel
/// and no clock.
///
/// The rules are MJRefresh's where nothing else is said (commit 5647d82); the names in parentheses are those of the
/// documented differences.
public struct RefreshMachine: Sendable, Hashable {
    /// What the component's slot is doing. An automatic component has no moving slot: it stays `closed` here.
    public enum SlotPhase: Sendable, Hashable {
        /// It takes no room.
        case closed
        /// On its way from wherever it was to open.
        case opening
        /// It takes the component's whole extent.
        case open
        /// On its way from wherever it was to closed.
        case closing
    }

    /// Distinguishes this component from an earlier or later one at the same edge.
    public let id: Int
    /// What starts a refresh without a call from the program. A refresh that runs goes on after a change.
    public var trigger: RefreshTrigger
    /// Whether ends store the time of the last update. True for headers.
    public let storesTime: Bool
    /// What the component is doing. Idle at first.
    public internal(set) var state: RefreshState = .idle
    /// What its slot is doing. Closed at first.
    public internal(set) var slotPhase: SlotPhase = .closed
    /// Whether it is hidden. False at first.
    public internal(set) var isHidden = false
    /// Whether the list is mapped; a refresh begins only then.
    public internal(set) var isMapped: Bool
    /// Counts the slot's animations, so that a late report is told from the current one.
    public internal(set) var generation = 0

    /// Whether the application has been called for the refresh that runs.
    var hasCalled = false
    /// Loads left in this drag; nil is without limit.
    var budget: Int?
    /// Whether frames without a finger may load (no-idle-loop).
    var isArmed = true
    /// One-shot completions that wait for the begin to be over.
    var beginCompletions: [Int] = []
    /// One-shot completions that wait for the slot to be closed.
    var endCompletions: [Int] = []

    /// A component that is idle, with its slot closed.
    /// - Parameters:
    ///   - id: distinguishes it from others at the same edge.
    ///   - trigger: what starts it.
    ///   - storesTime: whether ends store the time; default false.
    ///   - isMapped: whether the list is mapped; default true.
    public init(id: Int, trigger: RefreshTrigger, storesTime: Bool = false, isMapped: Bool = true) {
        self.id = id
        self.trigger = trigger
        self.storesTime = storesTime
        self.isMapped = isMapped
        refill()
    }

    /// Takes `event` in and appends what is to be done to `effects`.
    public mutating func handle(_ event: RefreshEvent, into effects: inout [ScrollEffect]) {
        switch event {
        case .moved(let motion): move(motion, into: &effects)
        case .panBegan:
            refill()
            isArmed = true
        case .panEnded(let motion):
            if reachesEnd(motion) { startByFinger(into: &effects) }
        case .panCancelled: abandonPull(into: &effects)
        case .notched(let motion):
            isArmed = true
            if reachesEnd(motion) { start(into: &effects) }
        case .inputArrived, .contentGrew: isArmed = true
        case .begin(let completion): begin(completion, into: &effects)
        case .end(let outcome, let completion): end(outcome, completion, into: &effects)
        case .resetNoMoreData: if state == .noMoreData { enter(.idle, into: &effects) }
        case .hidden(let hidden): hide(hidden, into: &effects)
        case .mapped(let mapped):
            isMapped = mapped
            if !mapped { abandonPull(into: &effects) } else if state == .willRefresh { start(into: &effects) }
        case .slotSettled(let generation): settle(generation, into: &effects)
        }
    }

    /// Takes `event` in and returns what is to be done. Convenient where a new array does not matter.
    public mutating func handle(_ event: RefreshEvent) -> [RefreshEffect] {
        var effects: [ScrollEffect] = []
        handle(event, into: &effects)
        return effects.map(\.effect)
    }

    mutating func enter(_ next: RefreshState, into effects: inout [ScrollEffect]) {
        guard next != state else { return }
        emit(.stateChanged(from: state, to: next), into: &effects)
        state = next
    }

    func emit(_ effect: RefreshEffect, into effects: inout [ScrollEffect]) {
        effects.append(ScrollEffect(component: id, effect: effect))
    }

    mutating func refill() {
        guard case .automatic(let automatic) = trigger else { return }
        budget = automatic.timesPerDrag.map { max($0, 0) }
    }
}
