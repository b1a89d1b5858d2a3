import RefreshCore
import RefreshScenario

/// A moment at which a rule applies: from here on a trace may differ by it.
public struct Situation: Sendable, Hashable {
    public let rule: DifferenceRule
    public let row: Int
    /// The component whose rows it changes; nil if it may be any.
    public let part: ScenarioPart?

    /// Whether it can be why `difference` is there.
    func explains(_ difference: Difference) -> Bool {
        guard row <= difference.row, rule.aspects.contains(difference.aspect) else { return false }
        return part == nil || difference.part == nil || part == difference.part
    }
}

/// Finds the situations of a recording: walks through its events and rows and keeps in mind what the original kept,
/// as far as the rules need it.
struct SituationFinder {
    /// One event with what was before and after it.
    struct Step {
        let event: ScenarioEvent
        let row: Int
        let before: TraceRow
        let after: TraceRow
        let ours: ScrollModel

        /// Whether the original began to refresh with this event, or would have, had its callback not ended it at once.
        func begins(_ part: ScenarioPart) -> Bool {
            guard before.components[part]?.isRefreshing == false else { return false }
            if after.components[part]?.isRefreshing == true { return true }
            return event != .finishAnimations && after.callbacks.contains("\(part.rawValue).refreshing")
        }

        /// The component that the program ends with this event.
        var ended: ScenarioPart? {
            switch event {
            case .end(let part, _, _): part
            case .endNoMoreData: .footer
            default: nil
            }
        }

        func wasState(_ part: ScenarioPart) -> RefreshState? { before.components[part]?.state }
        func isState(_ part: ScenarioPart) -> RefreshState? { after.components[part]?.state }
    }

    let scenario: Scenario
    private(set) var found: [Situation] = []

    // What the original has in mind after the last event.
    private(set) var isMapped: Bool
    private(set) var opening: Set<ScenarioPart> = []
    private(set) var closing: Set<ScenarioPart> = []
    /// The components that ended in this turn of the main loop.
    private(set) var endedInTurn: Set<ScenarioPart> = []
    /// The components that have not seen the latest inset: they read it at offset events.
    private(set) var unread: Set<ScenarioPart> = []
    /// Whether a finger holds the list.
    private(set) var isHeld = false
    private(set) var budget: FooterBudget

    private init(_ scenario: Scenario) {
        self.scenario = scenario
        isMapped = scenario.isMapped
        budget = FooterBudget(scenario.options)
    }

    /// All situations of a recording, in the order of the rows.
    static func situations(of recording: Recording, replayed: [Replay.Step]) -> [Situation] {
        var finder = SituationFinder(recording.scenario)
        finder.findInSetUp()
        for (index, event) in recording.scenario.events.enumerated() {
            finder.endedInTurn.removeAll()
            for event in event.flattened {
                let step = Step(
                    event: event, row: index + 1, before: recording.trace[index], after: recording.trace[index + 1],
                    ours: replayed[index + 1].model)
                finder.findCalls(in: step)
                finder.findVisibility(in: step)
                finder.findInsets(in: step)
                finder.findMotion(in: step)
                finder.remember(step)
                finder.findUnseenAnimations(in: step)
            }
        }
        return finder.found
    }

    mutating func note(_ rule: DifferenceRule, _ step: Step, _ part: ScenarioPart?) {
        found.append(Situation(rule: rule, row: step.row, part: part))
    }

    private mutating func findInSetUp() {
        let options = scenario.options
        if options.isPaging { found.append(Situation(rule: .noPaging, row: 0, part: nil)) }
        if options.usesCollectionViewPath { found.append(Situation(rule: .noCollectionViewBug, row: 0, part: nil)) }
        if !isMapped { found.append(Situation(rule: .laidOutAlways, row: 0, part: .trailer)) }
    }

    private mutating func remember(_ step: Step) {
        budget.remember(step)
        if case .window(let mapped) = step.event { isMapped = mapped }
        for part in scenario.arrangement.parts { rememberState(of: part, step) }
        switch step.event {
        case .begin(let part, _): start(part, in: &opening)
        case .end(let part, _, _):
            endedInTurn.insert(part)
            if opening.remove(part) != nil { start(part, in: &closing) }
        case .finishAnimations:
            opening.removeAll()
            closing.removeAll()
        case .inset: unread = Set(scenario.arrangement.parts)
        case .offset(_, _, let dragging):
            isHeld = dragging
            unread = unread.filter { part in
                step.before.components[part].map { $0.isHidden || $0.isRefreshing } ?? true
            }
        default: break
        }
    }

    private mutating func rememberState(of part: ScenarioPart, _ step: Step) {
        let was = step.wasState(part)
        let isNow = step.isState(part)
        if was != .refreshing && isNow == .refreshing { start(part, in: &opening) }
        if was == .refreshing && isNow != .refreshing {
            opening.remove(part)
            start(part, in: &closing)
        }
    }

    private func start(_ part: ScenarioPart, in animations: inout Set<ScenarioPart>) {
        if opens(part) && isMapped && !scenario.options.isAnimationDisabled { animations.insert(part) }
    }

    /// Whether the component has a slot that opens: all but the auto footer.
    func opens(_ part: ScenarioPart) -> Bool {
        scenario.arrangement.kinds.contains { $0.part == part && $0 != .autoFooter }
    }
}
