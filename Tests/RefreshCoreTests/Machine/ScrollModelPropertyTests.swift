import RefreshCore
import Testing

/// What must hold after any sequence of events: seeded, so that a failure can be repeated.
@Suite struct ScrollModelPropertyTests {
    @Test("random events never break what holds for each refresh", arguments: 0..<300)
    func invariants(seed: Int) {
        var world = World(seed: UInt64(seed))
        for _ in 0..<400 {
            world.step()
            world.check()
        }
    }
}

/// A list whose components are driven at random, and what their effects added up to.
private struct World {
    var random: Generator
    var model = ScrollModel()
    var effects: [ScrollEffect] = []
    /// Slots whose motion is under way: the generation by component.
    var moving: [Int: Int] = [:]
    /// By component: calls of the refresh that runs.
    var calls: [Int: Int] = [:]
    var states: [Int: RefreshState] = [:]
    var openCompletions: Set<Int> = []
    var lastCompletion = 0

    init(seed: UInt64) {
        random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        send(.viewport(Extents(horizontal: 400, vertical: 500)))
        send(.content(Extents(horizontal: 400, vertical: [0, 120, 480, 1200].randomElement(using: &random)!)))
        for edge in [Edge.top, .bottom, .trailing] { attach(at: edge) }
    }

    mutating func attach(at edge: Edge) {
        let trigger: RefreshTrigger =
            edge == .bottom && Bool.random(using: &random)
            ? .automatic(AutomaticTrigger(timesPerDrag: [nil, 0, 1, 2].randomElement(using: &random)!)) : .released
        let id = model.attach(trigger, extent: 50, at: edge)
        states[id] = .idle
    }

    mutating func step() {
        let edge = [Edge.top, .bottom, .trailing].randomElement(using: &random)!
        switch Int.random(in: 0..<22, using: &random) {
        case 0..<8:
            let offset = ContentOffset(
                horizontal: Double.random(in: -100...200, using: &random),
                vertical: Double.random(in: -200...1400, using: &random))
            send(.offset(offset, isDragging: Bool.random(using: &random)))
        case 8: send(.pan([.began, .ended, .cancelled].randomElement(using: &random)!, edge.axis))
        case 9: send(.content(Extents(horizontal: 400, vertical: Double.random(in: 0...2000, using: &random))))
        case 10: send(.insets(Insets(repeating: Double.random(in: -50...80, using: &random))))
        case 11: send(.mapped(Bool.random(using: &random)))
        case 12: send(.notched(edge))
        case 13: send(.component(edge, .hidden(Bool.random(using: &random))))
        case 14, 15: send(.component(edge, .begin(completion: completion())))
        case 16, 17: send(.component(edge, .end(.finished, completion: completion())))
        case 18: send(.component(edge, .end(.noMoreData, completion: completion())))
        case 19: send(.component(edge, .resetNoMoreData))
        case 20:
            for (id, generation) in moving {
                guard let edge = model.edge(of: id) else { continue }
                moving[id] = nil
                send(.component(edge, .slotSettled(generation: generation)))
            }
        default:
            model.detach(at: edge)
            attach(at: edge)
        }
    }

    private mutating func completion() -> Int? {
        guard Bool.random(using: &random) else { return nil }
        lastCompletion += 1
        openCompletions.insert(lastCompletion)
        return lastCompletion
    }

    mutating func send(_ event: ScrollEvent) {
        model.handle(event, into: &effects)
        for effect in effects { note(effect) }
        effects.removeAll()
    }

    private mutating func note(_ effect: ScrollEffect) {
        let id = effect.component
        switch effect.effect {
        case .stateChanged(let from, let to):
            #expect(states[id] == from, "a change starts from the state before")
            #expect(from != to)
            states[id] = to
            if to == .refreshing { calls[id] = 0 }
        case .openSlot(let generation), .closeSlot(let generation, _): moving[id] = generation
        case .dropSlot: moving[id] = nil
        case .call(.refreshing):
            calls[id, default: 0] += 1
            #expect(states[id] == .refreshing, "the application is called while it refreshes")
            #expect(calls[id] == 1, "once for each refresh")
        case .complete(let completion), .forget(let completion):
            #expect(openCompletions.remove(completion) != nil, "a completion is settled once")
        case .call, .storeTime: break
        }
    }

    func check() {
        for edge in Edge.allCases {
            guard let machine = model.machines[edge] else { continue }
            #expect(machine.state == states[machine.id])
            #expect(model.pullingFraction(at: edge) >= 0)
            if machine.state == .pulling { #expect(!machine.isHidden) }
            if machine.state == .willRefresh { #expect(!model.isMapped) }
            if machine.isHidden { #expect(model.geometry.slots[edge] == nil) }
            if case .released = machine.trigger {
                let isOpen = machine.slotPhase == .open || machine.slotPhase == .opening
                if isOpen { #expect(machine.state == .refreshing && !machine.isHidden) }
                if machine.state == .refreshing && !machine.isHidden { #expect(isOpen) }
            } else {
                #expect(machine.slotPhase == .closed)
            }
        }
        let geometry = model.geometry
        for axis in Axis.allCases { #expect(geometry.restEnd(along: axis) >= geometry.restStart(along: axis)) }
    }
}

/// xorshift64*: small, and the same on every machine.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
