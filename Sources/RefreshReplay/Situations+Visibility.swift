import RefreshCore
import RefreshScenario

extension SituationFinder {
    /// What being hidden, unmapped or out of sight does.
    mutating func findVisibility(in step: Step) {
        for part in scenario.arrangement.parts {
            guard let before = step.before.components[part], let after = step.after.components[part] else { continue }
            let isBusy = before.isRefreshing || step.begins(part) || opening.contains(part) || closing.contains(part)
            if (before.isHidden || after.isHidden) && isBusy { note(.hiddenSlot, step, part) }
            if before.state == .pulling && losesSight(of: part, step) { note(.notSticky, step, part) }
        }
    }

    private func losesSight(of part: ScenarioPart, _ step: Step) -> Bool {
        switch step.event {
        case .offset: step.ours.geometry.revealed(at: part.edge) <= 0
        case .hide(part, true), .window(false): true
        default: false
        }
    }

    /// Animations that nobody sees: to be asked when the event has been taken in.
    mutating func findUnseenAnimations(in step: Step) {
        guard !isMapped else { return }
        for part in scenario.arrangement.parts {
            let ends = step.wasState(part) == .refreshing && step.isState(part) != .refreshing
            if opening.contains(part) || closing.contains(part) || ends { note(.unmappedAtOnce, step, part) }
        }
    }
}
