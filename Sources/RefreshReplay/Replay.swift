import RefreshCore
import RefreshScenario

/// Does a scenario again on the core, without a widget and without a clock.
///
/// As in the recordings, nothing moves by itself: slots are at their end values as soon as their animation begins, the
/// offset they bring into sight included, animations end only at `finishAnimations` in the order in which they began,
/// and no offset is brought back into range. A scenario that tells of each frame does all that itself.
public final class Replay {
    private let scenario: Scenario
    private let driver: ScrollDriver
    private let host: ReplayHost
    private var alphaParts: Set<ScenarioPart> = []
    private var settings: ScenarioOptions
    /// Extents that the scenario has set.
    private var extents: [ScenarioPart: Double] = [:]

    /// What was there after an event: the row to compare, and the model it was made of.
    public struct Step: Sendable, Hashable {
        public let row: TraceRow
        public let model: ScrollModel
    }

    /// Does `scenario` on the core: the first step is after set-up, the others after one event each.
    public static func run(_ scenario: Scenario) -> [Step] {
        let replay = Replay(scenario)
        replay.setUp()
        var steps = [replay.step()]
        steps.reserveCapacity(scenario.events.count + 1)
        for event in scenario.events {
            for event in event.flattened { replay.perform(event) }
            steps.append(replay.step())
        }
        return steps
    }

    private init(_ scenario: Scenario) {
        self.scenario = scenario
        settings = scenario.options
        driver = ScrollDriver(model: ScrollModel(isMapped: scenario.isMapped))
        host = ReplayHost(driver: driver, options: scenario.options)
        driver.host = host
    }

    private func setUp() {
        driver.send(.viewport(scenario.viewport.extents))
        driver.send(.insets((scenario.inset + scenario.safeArea).insets))
        let rest = scenario.inset + scenario.safeArea
        driver.send(.offset(ContentOffset(horizontal: -rest.left, vertical: -rest.top), isDragging: false))
        if scenario.contentFirst { driver.send(.content(scenario.content.extents)) }
        for part in scenario.arrangement.parts { attach(part) }
        driver.send(.content(scenario.content.extents))
    }

    private func attach(_ part: ScenarioPart) {
        guard let kind = scenario.arrangement.kinds.first(where: { $0.part == part }),
            driver.model.machines[part.edge] == nil
        else { return }
        let ignored = settings.ignoredInset(of: part)
        let extent = extents[part] ?? kind.scenarioExtent
        let trigger: RefreshTrigger = kind == .autoFooter ? .automatic(settings.automaticTrigger) : .released
        _ = driver.update { $0.attach(trigger, extent: extent, ignoredInset: ignored, at: part.edge) }
        if settings.changesAlpha { alphaParts.insert(part) }
        if settings.isHidden { driver.send(.component(part.edge, .hidden(true))) }
    }

    private func perform(_ event: ScenarioEvent) {
        switch event {
        case .offset(let x, let y, let dragging):
            driver.send(.offset(ContentOffset(horizontal: x, vertical: y), isDragging: dragging))
        case .pan(let pan):
            let axis: Axis = scenario.arrangement == .trailer ? .horizontal : .vertical
            if let phase = pan.phase { driver.send(.pan(phase, axis)) }
        case .contentSize(let size, _): driver.send(.content(size.extents))
        case .viewport(let size): driver.send(.viewport(size.extents))
        case .inset(let inset):
            // What is assigned is the whole inset; the application's part is what the slots leave of it.
            let geometry = driver.model.geometry
            let slots = ScenarioInsets(geometry.effectiveInsets) - ScenarioInsets(geometry.insets)
            driver.send(.insets((inset + scenario.safeArea - slots).insets))
        case .begin(let part, let tag):
            driver.send(.component(part.edge, .begin(completion: host.completion(part, .beginCompletion, tag))))
        case .end(let part, let tag, let failed):
            let completion = host.completion(part, .endCompletion, tag)
            driver.send(.component(part.edge, .end(failed ? .failed : .finished, completion: completion)))
        case .endNoMoreData: driver.send(.component(.bottom, .end(.noMoreData, completion: nil)))
        case .resetNoMoreData: driver.send(.component(.bottom, .resetNoMoreData))
        case .tap(let part):
            guard driver.model.state(at: part.edge) == .idle else { return }
            driver.send(.component(part.edge, .begin(completion: nil)))
        case .hide(let part, let hidden): driver.send(.component(part.edge, .hidden(hidden)))
        case .setAlphaAuto(let part, let on):
            if on { alphaParts.insert(part) } else { alphaParts.remove(part) }
        case .set(let part, let setting): set(setting, of: part)
        case .remove(let part): driver.update { $0.detach(at: part.edge) }
        case .attach(let part): attach(part)
        case .window(let mapped):
            driver.send(.mapped(mapped))
            // Nobody sees them any more, so they are over (unmapped-at-once).
            if !mapped { host.finishAnimations() }
        case .finishAnimations: host.finishAnimations()
        case .adjusted(let x, let y): driver.send(.adjusted(ContentOffset(horizontal: x, vertical: y)))
        case .openness(let part, let openness): driver.send(.openness(part.edge, openness))
        case .settled(let part): host.settle(part.edge)
        case .notch(let part): driver.send(.notched(part.edge))
        case .input: driver.send(.inputArrived)
        case .batch(let events): events.forEach(perform)
        }
    }

    private func set(_ setting: ScenarioEvent.Setting, of part: ScenarioPart) {
        switch setting {
        case .timesPerDrag(let times): settings.timesPerDrag = times
        case .ignoredInsetTop(let inset): settings.ignoredInsetTop = inset
        case .ignoredInsetBottom(let inset): settings.ignoredInsetBottom = inset
        case .ignoredInsetRight(let inset): settings.ignoredInsetRight = inset
        case .extent(let extent): extents[part] = extent
        }
        guard let kind = scenario.arrangement.kinds.first(where: { $0.part == part }) else { return }
        let ignored = settings.ignoredInset(of: part)
        let extent = extents[part] ?? kind.scenarioExtent
        driver.update { $0.setExtent(extent, ignoredInset: ignored, at: part.edge) }
        let trigger = settings.automaticTrigger
        if kind == .autoFooter { driver.update { $0.setTrigger(trigger, at: part.edge) } }
    }

    private func step() -> Step {
        let row = TraceRow(
            of: driver.model, parts: scenario.arrangement.parts, changingAlpha: alphaParts,
            safeArea: scenario.safeArea, callbacks: host.takeCallbacks())
        return Step(row: row, model: driver.model)
    }
}

extension ScenarioOptions {
    fileprivate var automaticTrigger: AutomaticTrigger {
        AutomaticTrigger(fraction: triggerFraction, timesPerDrag: timesPerDrag, isAutomatic: loadsAutomatically)
    }

    fileprivate func ignoredInset(of part: ScenarioPart) -> Double {
        switch part {
        case .header: ignoredInsetTop
        case .footer: ignoredInsetBottom
        case .trailer: ignoredInsetRight
        }
    }
}

extension ScenarioEvent.Pan {
    /// The phase as the core has it: the reset of a recognizer is none.
    fileprivate var phase: PanPhase? { PanPhase(rawValue: rawValue) }
}
