import RefreshCore
import RefreshGtk
import RefreshScenario

/// Writes down what happens to an example's list, and what comes of it, as a scenario that `refresh-replay` can do again.
///
/// Each event that the list takes in from outside makes a row. One that is sent from within another's effects, such as
/// an end in the handler, is part of the same row.
@MainActor
final class ScenarioRecorder {
    private weak var run: ExampleRun?
    private let driver: ScrollDriver
    private var recording: Recording

    private var depth = 0
    private var pending: [ScenarioEvent] = []
    private var callbacks: [String] = []
    private var extents: [ScenarioPart: Double] = [:]
    private var completions: [ScenarioPart: [Int: String]] = [:]

    /// Begins with this example, before it is shown. Throws for components that scenarios do not have.
    init(_ run: ExampleRun) throws(DemoFailure) {
        guard let arrangement = ScenarioArrangement(of: run.scroller) else {
            throw DemoFailure("cannot record \(run.example.id): scenarios know no such components")
        }
        self.run = run
        driver = run.scroller.driver
        recording = Recording(start: run, arrangement, of: driver.model)
        for part in arrangement.parts { noteBeginning(of: part, in: driver.model) }
        driver.witness = self
    }

    /// All that was recorded so far, as the text of a file.
    var text: String { recording.text }

    /// What the example did before there was anything to follow.
    private func noteBeginning(of part: ScenarioPart, in model: ScrollModel) {
        noteExtent(of: part, in: model)
        if model.state(at: part.edge) == .willRefresh { pending.append(.begin(part, tag: nil)) }
        if model.machines[part.edge]?.isHidden == true { pending.append(.hide(part, true)) }
        finishRow()
    }

    /// Extents change without an event, with the text's size.
    private func noteExtent(of part: ScenarioPart, in model: ScrollModel) {
        guard let extent = model.geometry.slots[part.edge]?.extent else { return }
        let usual = recording.scenario.arrangement.kinds.first { $0.part == part }?.scenarioExtent
        if extent != extents[part] ?? usual { pending.append(.set(part, .extent(extent))) }
        extents[part] = extent
    }

    private func finishRow() {
        guard let first = pending.first else { return }
        let row = TraceRow(of: driver.model, parts: parts, changingAlpha: run?.alphaParts ?? [], callbacks: callbacks)
        recording.scenario.events.append(pending.count == 1 ? first : .batch(pending))
        recording.trace.append(row)
        pending = []
        callbacks = []
    }

    private var parts: [ScenarioPart] { recording.scenario.arrangement.parts }

    private func tag(_ completion: Int?, _ callback: RefreshCallback, of part: ScenarioPart) -> String? {
        guard let completion else { return nil }
        completions[part, default: [:]][completion] = part.traceName(of: callback, tag: "\(completion)")
        return "\(completion)"
    }
}

extension ScenarioRecorder: @MainActor ScrollDriverWitness {
    func driverWillTake(_ event: ScrollEvent) {
        if depth == 0 {
            for part in parts { noteExtent(of: part, in: driver.model) }
        }
        depth += 1
        if let event = scenarioEvent(for: event, before: driver.model) { pending.append(event) }
    }

    func driverWillPerform(_ effect: RefreshEffect, at edge: Edge) {
        guard let part = ScenarioPart(edge) else { return }
        switch effect {
        case .call(let callback): callbacks.append(part.traceName(of: callback))
        case .complete(let id): callbacks.append(completions[part]?[id] ?? "")
        case .storeTime: callbacks.append(part.timeStoredName)
        case .stateChanged, .openSlot, .closeSlot, .dropSlot, .forget: break
        }
    }

    func driverDidTake(_ event: ScrollEvent) {
        depth -= 1
        if depth == 0 { finishRow() }
    }

    private func scenarioEvent(for event: ScrollEvent, before model: ScrollModel) -> ScenarioEvent? {
        switch event {
        case .offset(let offset, let isDragging):
            return .offset(x: offset.horizontal, y: offset.vertical, dragging: isDragging)
        case .adjusted(let offset): return .adjusted(x: offset.horizontal, y: offset.vertical)
        case .pan(let phase, let axis):
            guard parts.contains(where: { $0.edge.axis == axis }) else { return nil }
            return ScenarioEvent.Pan(rawValue: phase.rawValue).map(ScenarioEvent.pan)
        case .content(let size): return .contentSize(ScenarioSize(size), rows: nil)
        case .viewport(let size): return .viewport(ScenarioSize(size))
        case .insets(let insets):
            let geometry = model.geometry
            let slots = ScenarioInsets(geometry.effectiveInsets) - ScenarioInsets(geometry.insets)
            return .inset(ScenarioInsets(insets) + slots)
        case .notched(let edge): return part(at: edge).map(ScenarioEvent.notch)
        case .inputArrived: return .input
        case .mapped(let isMapped): return .window(isMapped)
        case .openness(let edge, let openness): return part(at: edge).map { .openness($0, openness) }
        case .component(let edge, let event): return part(at: edge).flatMap { scenarioEvent(for: event, of: $0) }
        }
    }

    private func scenarioEvent(for event: RefreshEvent, of part: ScenarioPart) -> ScenarioEvent? {
        switch event {
        case .begin(let completion): .begin(part, tag: tag(completion, .beginCompletion, of: part))
        case .end(.noMoreData, _): .endNoMoreData
        case .end(let outcome, let completion):
            .end(part, tag: tag(completion, .endCompletion, of: part), failed: outcome == .failed)
        case .resetNoMoreData: .resetNoMoreData
        case .hidden(let isHidden): .hide(part, isHidden)
        case .slotSettled: .settled(part)
        case .moved, .panBegan, .panEnded, .panCancelled, .notched, .inputArrived, .contentGrew, .mapped: nil
        }
    }

    private func part(at edge: Edge) -> ScenarioPart? { parts.first { $0.edge == edge } }
}
