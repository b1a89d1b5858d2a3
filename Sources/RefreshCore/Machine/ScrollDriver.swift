/// Carries out what a ``ScrollModel`` wants done.
public protocol ScrollDriverHost: AnyObject {
    /// Carries out one effect. It may call the driver again: the new effects follow those that wait.
    func perform(_ effect: RefreshEffect, of component: Int, at edge: Edge)
}

/// Watches a list's geometry and pans. All members are optional.
public protocol ScrollObserver: AnyObject {
    /// The content moved, for whatever reason. Called when the state has changed and before
    /// the handlers that this leads to.
    func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset)
    /// The content has another size, in logical pixels.
    func contentSizeDidChange(to content: Extents)
    /// The part that is seen has another size, in logical pixels.
    func viewportDidChange(to viewport: Extents)
    /// A finger, or what stands for one, took hold of the content, moves it, let it go, or lost it.
    func panDidChange(to phase: PanPhase, along axis: Axis)
}

extension ScrollObserver {
    /// Does nothing.
    public func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {}
    /// Does nothing.
    public func contentSizeDidChange(to content: Extents) {}
    /// Does nothing.
    public func viewportDidChange(to viewport: Extents) {}
    /// Does nothing.
    public func panDidChange(to phase: PanPhase, along axis: Axis) {}
}

/// Feeds a model and has its effects carried out, one after the other.
///
/// The state changes at once, whoever calls and whenever; effects that arise while others are being carried out wait
/// for their turn. So any callback may call anything, remove its component or destroy the window.
public final class ScrollDriver {
    /// The list as it is now, also while effects of earlier events still wait.
    public private(set) var model: ScrollModel
    /// Who carries the effects out. While nil they are dropped.
    public weak var host: ScrollDriverHost?
    package weak var witness: ScrollDriverWitness?
    private var waiting: [ScrollEffect] = []
    private var isPerforming = false
    private var observers: [Observation] = []

    private struct Observation {
        weak var observer: ScrollObserver?
    }

    /// Drives `model`; by default an empty list that is mapped.
    public init(model: ScrollModel = ScrollModel()) { self.model = model }

    /// Takes `event` in. Returns when its effects, and those that arose from them, have been carried out, unless the
    /// driver is carrying out effects already: then they follow.
    public func send(_ event: ScrollEvent) {
        witness?.driverWillTake(event)
        let before = observers.isEmpty ? .zero : model.geometry.offset
        model.handle(event, into: &waiting)
        if !observers.isEmpty { tellObservers(of: event, before: before) }
        performWaiting()
        witness?.driverDidTake(event)
    }

    /// See ``ScrollModel/state(at:)``. A call by way of ``model`` would copy all of it.
    public func state(at edge: Edge) -> RefreshState { model.state(at: edge) }

    /// See ``ScrollModel/pullingFraction(at:)``.
    public func pullingFraction(at edge: Edge) -> Double { model.pullingFraction(at: edge) }

    /// Changes the model by a call of its own that has no effects, such as attaching a component.
    public func update<Result>(_ change: (inout ScrollModel) -> Result) -> Result { change(&model) }

    /// Adds an observer, which is held weakly. Adding it twice makes no difference.
    public func add(_ observer: ScrollObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(Observation(observer: observer))
    }

    /// Takes an observer away. Nothing for one that was not added.
    public func remove(_ observer: ScrollObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    private func performWaiting() {
        guard !isPerforming, !waiting.isEmpty else { return }
        isPerforming = true
        var next = 0
        while next < waiting.count {
            let effect = waiting[next]
            next += 1
            if let edge = model.edge(of: effect.component) {
                witness?.driverWillPerform(effect.effect, at: edge)
                host?.perform(effect.effect, of: effect.component, at: edge)
            }
        }
        waiting.removeAll(keepingCapacity: true)
        isPerforming = false
    }

    private func tellObservers(of event: ScrollEvent, before: ContentOffset) {
        for observation in observers {
            guard let observer = observation.observer else { continue }
            switch event {
            case .offset(let offset, _), .adjusted(let offset):
                if offset != before { observer.contentOffsetDidChange(from: before, to: offset) }
            case .content(let content): observer.contentSizeDidChange(to: content)
            case .viewport(let viewport): observer.viewportDidChange(to: viewport)
            case .pan(let phase, let axis): observer.panDidChange(to: phase, along: axis)
            default: break
            }
        }
    }
}
