import RefreshCore
import RefreshScenario

/// What the original keeps in mind of an auto footer's loads, as far as its rows show it.
struct FooterBudget {
    private typealias Step = SituationFinder.Step

    private let options: ScenarioOptions
    private var limit: Int?
    /// How often it loaded in this drag.
    private var loads = 0
    /// Whether it refused to load in a drag since its last load: it then refuses whoever asks.
    private var isBlocked = false
    /// Whether it ever refused: what it subtracts from its budget is wrong from then on.
    private var wasEverBlocked = false
    /// Whether a gesture or new content came since its last load or refusal.
    private var isArmed = true

    init(_ options: ScenarioOptions) {
        self.options = options
        limit = options.timesPerDrag
    }

    /// Whether a drag's refusal keeps it from loading now, when no drag asks.
    func isRefused(_ step: SituationFinder.Step) -> Bool {
        guard step.wasState(.footer) == .idle, !step.begins(.footer) else { return false }
        switch step.event {
        case .begin(.footer, _), .tap(.footer): return isBlocked
        case .offset(_, _, dragging: false): return isBlocked && isAtLevel(step)
        default: return wasEverBlocked && asks(step) && !isSpent
        }
    }

    /// Whether it loads although the drag has nothing left.
    func isOverdrawn(_ step: SituationFinder.Step) -> Bool {
        asks(step) && step.begins(.footer) && isSpent
    }

    /// Whether a frame without a finger makes it load again.
    func isIdleLoop(_ step: SituationFinder.Step) -> Bool {
        guard case .offset(_, _, dragging: false) = step.event else { return false }
        return step.begins(.footer) && !isArmed
    }

    mutating func remember(_ step: SituationFinder.Step) {
        switch step.event {
        case .pan(.began):
            loads = 0
            isArmed = true
            isBlocked = false
        case .contentSize: isArmed = true
        case .set(.footer, .timesPerDrag(let times)):
            limit = times
            loads = 0
        default: break
        }
        if step.begins(.footer) {
            if asks(step) { loads += 1 }
            isArmed = false
        } else if asks(step) && step.wasState(.footer) == .idle {
            isBlocked = true
            wasEverBlocked = true
            isArmed = false
        }
    }

    private var isSpent: Bool { limit.map { loads >= max($0, 0) } ?? false }

    /// Whether a drag asks for a load with this event.
    private func asks(_ step: SituationFinder.Step) -> Bool {
        switch step.event {
        case .offset(_, _, dragging: true): isAtLevel(step)
        case .pan(.ended):
            step.ours.geometry.isLong(along: .vertical)
                ? step.ours.geometry.revealedFraction(at: .bottom) >= 1
                : step.after.y >= step.ours.geometry.restStart(along: .vertical)
        default: false
        }
    }

    /// Whether the offset moved forward to where the footer loads.
    private func isAtLevel(_ step: SituationFinder.Step) -> Bool {
        options.loadsAutomatically && step.ours.geometry.isLong(along: .vertical) && step.after.y > step.before.y
            && step.ours.geometry.revealedFraction(at: .bottom) >= options.triggerFraction
    }
}
