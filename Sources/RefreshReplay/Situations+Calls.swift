import RefreshCore
import RefreshScenario

extension SituationFinder {
    /// What calls of the program do.
    mutating func findCalls(in step: Step) {
        for part in scenario.arrangement.parts {
            if step.begins(part) && closing.contains(part) { note(.callsInOrder, step, part) }
        }
        if let part = step.ended, opening.contains(part) { note(.endCancelsCallback, step, part) }
        switch step.event {
        case .begin(let part, let tag):
            if tag != nil { note(.oneShotCompletion, step, part) }
            if endedInTurn.contains(part) || closing.contains(part) { note(.callsInOrder, step, part) }
        case .end(let part, let tag, _):
            if tag != nil { note(.oneShotCompletion, step, part) }
            if [.pulling, .noMoreData].contains(step.wasState(part)) { note(.noMoreStays, step, part) }
        case .resetNoMoreData:
            if step.wasState(.footer) != .noMoreData && step.wasState(.footer) != .idle {
                note(.noMoreStays, step, .footer)
            }
        case .hide(let part, true):
            if step.wasState(part) == .noMoreData { note(.noMoreStays, step, part) }
        case .remove(let part):
            let isBusy = opening.contains(part) || closing.contains(part)
            if isBusy || step.wasState(part) != .idle { note(.removedIsDone, step, part) }
        default: break
        }
    }
}
