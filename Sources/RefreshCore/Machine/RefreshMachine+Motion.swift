extension RefreshMachine {
    mutating func move(_ motion: Motion, into effects: inout [ScrollEffect]) {
        guard !isHidden else { return }
        switch trigger {
        case .released: pull(motion, into: &effects)
        case .automatic(let automatic):
            guard automatic.isAutomatic, state == .idle, !motion.isEmpty, motion.isLong, motion.isForward,
                motion.fraction >= automatic.fraction
            else { return }
            if motion.isDragging {
                startByFinger(into: &effects)
            } else if isArmed {
                start(into: &effects)
            }
        }
    }

    /// The threshold is exclusive, as the original's: exactly one extent is not yet enough.
    private mutating func pull(_ motion: Motion, into effects: inout [ScrollEffect]) {
        switch state {
        case .idle where motion.isDragging && motion.fraction > 1: enter(.pulling, into: &effects)
        case .pulling where !motion.isDragging: start(into: &effects)
        case .pulling where motion.fraction <= 1: enter(.idle, into: &effects)
        default: break
        }
    }

    /// Not by letting go (cancel-abandons), and not later by itself (not-sticky).
    mutating func abandonPull(into effects: inout [ScrollEffect]) {
        if state == .pulling { enter(.idle, into: &effects) }
    }

    /// Whether letting go at `motion` makes an automatic component load.
    func reachesEnd(_ motion: Motion) -> Bool {
        guard trigger.isAutomatic, state == .idle, !isHidden else { return false }
        return motion.isLong ? motion.fraction >= 1 : !motion.isBeforeStart
    }

    /// A drag loads as often as its budget allows. What it was refused is not made up for by the frames after it.
    mutating func startByFinger(into effects: inout [ScrollEffect]) {
        if let budget {
            guard budget > 0 else {
                isArmed = false
                return
            }
            self.budget = budget - 1
        }
        start(into: &effects)
    }
}
