import RefreshCore
import Testing

@Suite struct RefreshMachineTests {
    static func pull(_ fraction: Double, dragging: Bool = true) -> RefreshEvent {
        .moved(Motion(fraction: fraction, isDragging: dragging))
    }

    static func arrival(_ fraction: Double = 1, dragging: Bool = false, forward: Bool = true) -> RefreshEvent {
        .moved(Motion(fraction: fraction, isDragging: dragging, isForward: forward))
    }

    @Test("a pull beyond the threshold and a release begin one refresh")
    func release() {
        var machine = RefreshMachine(id: 1, trigger: .released)
        #expect(machine.handle(.panBegan).isEmpty)
        #expect(machine.handle(Self.pull(1)).isEmpty)
        #expect(machine.handle(Self.pull(1.01)) == [.stateChanged(from: .idle, to: .pulling)])
        #expect(machine.handle(.panEnded(Motion(fraction: 1.01))).isEmpty)
        #expect(
            machine.handle(Self.pull(1.01, dragging: false)) == [
                .stateChanged(from: .pulling, to: .refreshing), .openSlot(generation: 1),
            ])
        #expect(machine.handle(Self.pull(1.3, dragging: false)).isEmpty)
        #expect(machine.handle(.slotSettled(generation: 1)) == [.call(.refreshing), .call(.beginCompletion)])
    }

    @Test("an end closes the slot and tells of it in order; a header stores the time first")
    func end() {
        var machine = RefreshMachine(id: 1, trigger: .released, storesTime: true)
        _ = machine.handle(.begin(completion: nil))
        _ = machine.handle(.slotSettled(generation: 1))
        #expect(
            machine.handle(.end(.finished, completion: 7)) == [
                .stateChanged(from: .refreshing, to: .idle), .storeTime, .call(.endingAnimationBegan),
                .closeSlot(generation: 2, failed: false),
            ])
        #expect(machine.handle(.slotSettled(generation: 2)) == [.call(.endCompletion), .complete(7)])
        #expect(machine.handle(.slotSettled(generation: 2)).isEmpty)
    }

    @Test("a failed end stores no time")
    func failure() {
        var machine = RefreshMachine(id: 1, trigger: .released, storesTime: true)
        _ = machine.handle(.begin(completion: nil))
        _ = machine.handle(.slotSettled(generation: 1))
        let effects = machine.handle(.end(.failed, completion: nil))
        #expect(!effects.contains(.storeTime))
        #expect(effects.contains(.closeSlot(generation: 2, failed: true)))
    }

    @Test("end-cancels-callback: an end before the slot is open calls nothing of the begin, then or later")
    func endBeforeOpen() {
        var machine = RefreshMachine(id: 1, trigger: .released)
        _ = machine.handle(.begin(completion: 3))
        let effects = machine.handle(.end(.finished, completion: nil))
        #expect(effects.contains(.forget(3)))
        #expect(machine.handle(.slotSettled(generation: 1)).isEmpty)
        #expect(machine.handle(.slotSettled(generation: 2)) == [.call(.endCompletion)])
    }

    @Test("calls-in-order: a begin that interrupts the closing completes the end first, once")
    func beginWhileClosing() {
        var machine = RefreshMachine(id: 1, trigger: .released)
        _ = machine.handle(.begin(completion: nil))
        _ = machine.handle(.slotSettled(generation: 1))
        _ = machine.handle(.end(.finished, completion: 5))
        #expect(
            machine.handle(.begin(completion: nil)) == [
                .call(.endCompletion), .complete(5), .stateChanged(from: .idle, to: .refreshing),
                .openSlot(generation: 3),
            ])
        #expect(machine.handle(.slotSettled(generation: 2)).isEmpty)
        #expect(machine.handle(.slotSettled(generation: 3)) == [.call(.refreshing), .call(.beginCompletion)])
    }

    @Test("one-shot-completion: given to a begin that runs already, or to an end of nothing, it runs at once")
    func completions() {
        var machine = RefreshMachine(id: 1, trigger: .released)
        #expect(machine.handle(.end(.finished, completion: 1)) == [.complete(1)])
        _ = machine.handle(.begin(completion: 2))
        #expect(machine.handle(.begin(completion: 3)).isEmpty)
        let opened = machine.handle(.slotSettled(generation: 1))
        #expect(opened == [.call(.refreshing), .call(.beginCompletion), .complete(2), .complete(3)])
        #expect(machine.handle(.begin(completion: 4)) == [.complete(4)])
    }

    @Test(
        "cancel-abandons: a cancelled pull is idle again",
        arguments: [RefreshEvent.panCancelled, .mapped(false), .hidden(true)])
    func abandon(event: RefreshEvent) {
        var machine = RefreshMachine(id: 1, trigger: .released)
        _ = machine.handle(Self.pull(2))
        #expect(machine.handle(event) == [.stateChanged(from: .pulling, to: .idle)])
        #expect(machine.handle(Self.pull(2, dragging: false)).isEmpty)
    }

    @Test("a begin while unmapped waits for the map")
    func unmapped() {
        var machine = RefreshMachine(id: 1, trigger: .released, isMapped: false)
        #expect(machine.handle(.begin(completion: nil)) == [.stateChanged(from: .idle, to: .willRefresh)])
        #expect(machine.handle(.begin(completion: nil)).isEmpty)
        #expect(
            machine.handle(.mapped(true)) == [
                .stateChanged(from: .willRefresh, to: .refreshing), .openSlot(generation: 1),
            ])
    }

    @Test("no-more-stays: only a reset or a begin leaves it")
    func noMoreData() {
        var machine = RefreshMachine(id: 1, trigger: .released)
        #expect(machine.handle(.end(.noMoreData, completion: nil)) == [.stateChanged(from: .idle, to: .noMoreData)])
        for event in [RefreshEvent.end(.finished, completion: nil), .hidden(true), .hidden(false), Self.pull(3)] {
            #expect(machine.handle(event).isEmpty)
        }
        #expect(machine.state == .noMoreData)
        #expect(machine.handle(.resetNoMoreData) == [.stateChanged(from: .noMoreData, to: .idle)])
        #expect(machine.handle(.resetNoMoreData).isEmpty)
    }

    @Test("no-idle-loop: without a finger it loads once, until a person does something or the content grows")
    func noIdleLoop() {
        for rearming in [RefreshEvent.inputArrived, .contentGrew, .panBegan] {
            var machine = RefreshMachine(id: 1, trigger: .automatic(AutomaticTrigger()))
            #expect(machine.handle(Self.arrival()).contains(.call(.refreshing)))
            _ = machine.handle(.end(.finished, completion: nil))
            #expect(machine.handle(Self.arrival()).isEmpty)
            #expect(machine.handle(rearming).isEmpty)
            #expect(machine.handle(Self.arrival(forward: false)).isEmpty)
            #expect(machine.handle(Self.arrival()).contains(.call(.refreshing)))
        }
    }

    @Test("a drag loads as often as its budget says, and a negative budget is none", arguments: [nil, -1, 0, 1, 3])
    func budget(times: Int?) {
        var machine = RefreshMachine(id: 1, trigger: .automatic(AutomaticTrigger(timesPerDrag: times)))
        for _ in 0..<2 {
            _ = machine.handle(.panBegan)
            var loads = 0
            for _ in 0..<6 {
                if machine.handle(Self.arrival(dragging: true)).contains(.call(.refreshing)) { loads += 1 }
                _ = machine.handle(.end(.finished, completion: nil))
            }
            #expect(loads == times.map { max($0, 0) } ?? 6)
        }
        // A refusal is not made up for by the frames after the drag, but never stops a program.
        #expect(machine.handle(Self.arrival()).isEmpty)
        #expect(machine.handle(.begin(completion: nil)).contains(.call(.refreshing)))
    }

    @Test("hiding ends an automatic load and leaves the others refreshing without a slot")
    func hide() {
        var footer = RefreshMachine(id: 1, trigger: .automatic(AutomaticTrigger()))
        _ = footer.handle(.begin(completion: nil))
        #expect(footer.handle(.hidden(true)) == [.stateChanged(from: .refreshing, to: .idle), .call(.endCompletion)])

        var header = RefreshMachine(id: 1, trigger: .released)
        _ = header.handle(.begin(completion: nil))
        #expect(header.handle(.hidden(true)) == [.dropSlot, .call(.refreshing), .call(.beginCompletion)])
        #expect(header.state == .refreshing)
        #expect(header.handle(.hidden(false)) == [.openSlot(generation: 3)])
        #expect(header.handle(.slotSettled(generation: 3)).isEmpty)
    }
}
