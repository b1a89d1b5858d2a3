import RefreshCore
import RefreshScenario

/// Carries out what the core wants in a replay: slots jump to their end values, callbacks are written down.
final class ReplayHost: ScrollDriverHost {
    private struct Animation {
        let component: Int
        let edge: Edge
        let generation: Int
    }

    private unowned let driver: ScrollDriver
    private let options: ScenarioOptions
    private var animations: [Animation] = []
    private var callbacks: [String] = []
    private var completions: [String] = []
    /// The last animation of each slot, in a scenario that tells of each frame.
    private var moving = EdgeValues<Animation?>(repeating: nil)

    init(driver: ScrollDriver, options: ScenarioOptions) {
        self.driver = driver
        self.options = options
    }

    /// Registers the completion of a call with a tag.
    func completion(_ part: ScenarioPart, _ call: RefreshCallback, _ tag: String?) -> Int? {
        guard let tag else { return nil }
        completions.append(part.traceName(of: call, tag: tag))
        return completions.count - 1
    }

    /// Ends what is running now; what begins meanwhile runs on.
    func finishAnimations() {
        let ended = animations
        animations.removeAll()
        for animation in ended { report(animation) }
    }

    /// Ends what moves the slot at `edge`, in a scenario that tells of each frame.
    func settle(_ edge: Edge) {
        guard let animation = moving[edge] else { return }
        moving[edge] = nil
        report(animation)
    }

    /// What the application was told since the last call.
    func takeCallbacks() -> [String] {
        defer { callbacks.removeAll() }
        return callbacks
    }

    func perform(_ effect: RefreshEffect, of component: Int, at edge: Edge) {
        guard let part = ScenarioPart(edge) else { return }
        switch effect {
        case .stateChanged, .forget: break
        case .openSlot(let generation) where options.hasFrames,
            .closeSlot(let generation, _) where options.hasFrames:
            moving[edge] = Animation(component: component, edge: edge, generation: generation)
        case .openSlot(let generation):
            let geometry = driver.model.geometry
            var offset = geometry.offset
            offset[edge.axis] = geometry.offset(revealing: geometry.slots[edge]?.extent ?? 0, at: edge)
            driver.send(.openness(edge, 1))
            driver.send(.offset(offset, isDragging: driver.model.isDragging))
            start(Animation(component: component, edge: edge, generation: generation))
        case .closeSlot(let generation, _):
            driver.send(.openness(edge, 0))
            start(Animation(component: component, edge: edge, generation: generation))
        case .dropSlot: driver.send(.openness(edge, 0))
        case .storeTime: callbacks.append(part.timeStoredName)
        case .complete(let completion): callbacks.append(completions[completion])
        case .call(let callback): call(callback, of: part)
        }
    }

    private func call(_ callback: RefreshCallback, of part: ScenarioPart) {
        callbacks.append(part.traceName(of: callback))
        guard callback == .refreshing else { return }
        if options.hasTarget { callbacks.append("\(part.rawValue).refreshingTargetAction") }
        switch options.onRefreshing {
        case .end: driver.send(.component(part.edge, .end(.finished, completion: nil)))
        case .endNoMoreData: driver.send(.component(part.edge, .end(.noMoreData, completion: nil)))
        case nil: break
        }
    }

    private func start(_ animation: Animation) {
        if driver.model.isMapped && !options.isAnimationDisabled {
            animations.append(animation)
        } else {
            report(animation)
        }
    }

    private func report(_ animation: Animation) {
        guard driver.model.edge(of: animation.component) == animation.edge else { return }
        driver.send(.component(animation.edge, .slotSettled(generation: animation.generation)))
    }
}
