import RefreshCore
import RefreshScenario

extension SituationFinder {
    /// What gestures do, and an auto footer that loads by them.
    mutating func findMotion(in step: Step) {
        if let part = step.ended, isHeld, opens(part), step.wasState(part) == .refreshing,
            step.ours.geometry.revealedFraction(at: part.edge) > 1
        {
            note(.waitsForMotion, step, part)
        }
        for part in scenario.arrangement.parts where step.event == .pan(.cancelled) {
            if step.wasState(part) == .pulling { note(.cancelAbandons, step, part) }
        }
        guard scenario.arrangement.kinds.contains(.autoFooter) else { return }
        if budget.isRefused(step) || budget.isOverdrawn(step) { note(.beginNeverRefused, step, .footer) }
        if budget.isIdleLoop(step) { note(.noIdleLoop, step, .footer) }
        if isLongByHeader(step) { note(.pullNeverLoads, step, .footer) }
    }

    /// Whether the header's open slot makes the difference between short and long content.
    private func isLongByHeader(_ step: Step) -> Bool {
        let geometry = step.ours.geometry
        return !geometry.isLong(along: .vertical)
            && geometry.effectiveInset(at: .top) + geometry.content.vertical > geometry.viewport.vertical
    }

    /// What the original's saved insets do.
    mutating func findInsets(in step: Step) {
        if case .inset = step.event, step.before.isAnythingRefreshing { note(.computedInsets, step, nil) }
        for part in scenario.arrangement.parts where step.begins(part) && unread.contains(part) {
            note(.computedInsets, step, part)
        }
        let isRefreshing = step.before.components[.header]?.isRefreshing == true
        let reserved = step.ours.geometry.effectiveInset(at: .top) - scenario.safeArea.top
        if isRefreshing && step.after.inset.top < reserved { note(.slotStays, step, .footer) }
    }
}
