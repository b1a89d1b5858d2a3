extension RefreshMachine {
    mutating func begin(_ completion: Int?, into effects: inout [ScrollEffect]) {
        if let completion {
            // A refresh that has begun already has nothing left to wait for.
            if state == .refreshing && hasCalled {
                emit(.complete(completion), into: &effects)
            } else {
                beginCompletions.append(completion)
            }
        }
        if !state.isRefreshing { start(into: &effects) }
    }

    /// Whatever asks for it, a refresh of a list that is not mapped waits until it is.
    mutating func start(into effects: inout [ScrollEffect]) {
        guard isMapped else {
            enter(.willRefresh, into: &effects)
            return
        }
        // The end that this begin interrupts is over now, and not again when its animation would have been
        // (calls-in-order).
        if slotPhase == .closing { finishEnding(into: &effects) }
        isArmed = false
        hasCalled = false
        enter(.refreshing, into: &effects)
        if trigger.isAutomatic || isHidden { callRefreshing(into: &effects) } else { openSlot(into: &effects) }
    }

    private mutating func callRefreshing(into effects: inout [ScrollEffect]) {
        hasCalled = true
        emit(.call(.refreshing), into: &effects)
        emit(.call(.beginCompletion), into: &effects)
        for completion in beginCompletions { emit(.complete(completion), into: &effects) }
        beginCompletions.removeAll()
    }

    private mutating func openSlot(into effects: inout [ScrollEffect]) {
        slotPhase = .opening
        generation += 1
        emit(.openSlot(generation: generation), into: &effects)
    }

    mutating func settle(_ generation: Int, into effects: inout [ScrollEffect]) {
        guard generation == self.generation else { return }
        switch slotPhase {
        case .opening:
            slotPhase = .open
            if !hasCalled { callRefreshing(into: &effects) }
        case .closing: finishEnding(into: &effects)
        case .closed, .open: break
        }
    }

    mutating func end(_ outcome: RefreshOutcome, _ completion: Int?, into effects: inout [ScrollEffect]) {
        let wasRefreshing = state == .refreshing
        // Outside a refresh only "no more data" says something (no-more-stays).
        if state.isRefreshing || outcome == .noMoreData {
            forgetBegin(into: &effects)
            enter(outcome == .noMoreData ? .noMoreData : .idle, into: &effects)
        }
        guard wasRefreshing else {
            if let completion { emit(.complete(completion), into: &effects) }
            return
        }
        if let completion { endCompletions.append(completion) }
        if storesTime && outcome != .failed { emit(.storeTime, into: &effects) }
        if !trigger.isAutomatic { emit(.call(.endingAnimationBegan), into: &effects) }
        if slotPhase == .closed {
            finishEnding(into: &effects)
        } else {
            slotPhase = .closing
            generation += 1
            emit(.closeSlot(generation: generation, failed: outcome == .failed), into: &effects)
        }
    }

    /// The begin that did not come about has no completion (end-cancels-callback).
    private mutating func forgetBegin(into effects: inout [ScrollEffect]) {
        for completion in beginCompletions { emit(.forget(completion), into: &effects) }
        beginCompletions.removeAll()
    }

    mutating func finishEnding(into effects: inout [ScrollEffect]) {
        slotPhase = .closed
        emit(.call(.endCompletion), into: &effects)
        for completion in endCompletions { emit(.complete(completion), into: &effects) }
        endCompletions.removeAll()
    }

    /// A hidden component keeps what it is doing but has no room (hidden-slot); an auto footer, whose room is what one
    /// sees of its load, ends it.
    mutating func hide(_ hidden: Bool, into effects: inout [ScrollEffect]) {
        guard hidden != isHidden else { return }
        isHidden = hidden
        guard hidden else {
            if state == .refreshing && !trigger.isAutomatic { openSlot(into: &effects) }
            return
        }
        abandonPull(into: &effects)
        if trigger.isAutomatic {
            if state.isRefreshing { end(.finished, nil, into: &effects) }
            return
        }
        guard slotPhase != .closed else { return }
        let phase = slotPhase
        slotPhase = .closed
        generation += 1
        emit(.dropSlot, into: &effects)
        if phase == .closing { finishEnding(into: &effects) }
        if phase == .opening && !hasCalled { callRefreshing(into: &effects) }
    }
}
