/// A scrolled list with its components, as a value: geometry and one machine for each occupied edge.
public struct ScrollModel: Sendable, Hashable {
    /// Where everything is.
    public private(set) var geometry = ScrollGeometry()
    /// The components; nil where there is none.
    public private(set) var machines = EdgeValues<RefreshMachine?>(repeating: nil)
    /// Whether a finger, or what stands for one, holds the list.
    public private(set) var isDragging = false
    /// Whether the list can be seen; a refresh begins only then.
    public private(set) var isMapped: Bool
    private var lastID = 0
    /// The extents of hidden components, which have no slot.
    private var hiddenSlots = EdgeValues<Slot?>(repeating: nil)

    /// A list without size, content and components.
    public init(isMapped: Bool = true) { self.isMapped = isMapped }

    /// Puts a component at `edge`, which must be free, and returns its ``RefreshMachine/id``. Both
    /// lengths are finite and the extent is positive; anything else is a programmer's error.
    public mutating func attach(
        _ trigger: RefreshTrigger, extent: Double, ignoredInset: Double = 0, at edge: Edge
    ) -> Int {
        precondition(machines[edge] == nil, "there is a component at this edge already")
        Self.checkSlot(extent: extent, ignoredInset: ignoredInset)
        lastID += 1
        machines[edge] = RefreshMachine(
            id: lastID, trigger: trigger, storesTime: edge == .top, isMapped: isMapped)
        geometry.slots[edge] = Slot(
            extent: extent, openness: trigger.isAutomatic ? 1 : 0, fillsGap: !edge.isStart && !trigger.isAutomatic,
            followsContent: trigger.isAutomatic, ignoredInset: ignoredInset)
        return lastID
    }

    /// Takes the component at `edge` away. Its slot is gone at once, and nothing of it is called any more
    /// (removed-is-done).
    public mutating func detach(at edge: Edge) {
        machines[edge] = nil
        geometry.slots[edge] = nil
        hiddenSlots[edge] = nil
    }

    /// Changes what starts the component at `edge`; a refresh that runs goes on. The budget of a drag in progress is
    /// refilled. Only an automatic trigger may replace an automatic one, because the slot is another for the others;
    /// where there is no automatic component nothing happens.
    public mutating func setTrigger(_ trigger: AutomaticTrigger, at edge: Edge) {
        guard machines[edge]?.trigger.isAutomatic == true else { return }
        machines[edge]?.trigger = .automatic(trigger)
        machines[edge]?.refill()
    }

    /// Changes the extent of the component at `edge`, in logical pixels. An open slot is at once as long.
    /// The same lengths are possible as for ``attach(_:extent:ignoredInset:at:)``.
    public mutating func setExtent(_ extent: Double, ignoredInset: Double, at edge: Edge) {
        Self.checkSlot(extent: extent, ignoredInset: ignoredInset)
        for slots in [\ScrollModel.geometry.slots, \.hiddenSlots] {
            self[keyPath: slots][edge]?.extent = extent
            self[keyPath: slots][edge]?.ignoredInset = ignoredInset
        }
    }

    private static func checkSlot(extent: Double, ignoredInset: Double) {
        precondition(extent > 0 && extent.isFinite, "a component's extent must be positive and finite")
        precondition(ignoredInset.isFinite, "an ignored inset must be finite")
    }

    /// The component's state; `idle` where there is none.
    public func state(at edge: Edge) -> RefreshState { machines[edge]?.state ?? .idle }

    /// How far the component at `edge` is pulled as a fraction of its extent, 0 or more; 1 while it refreshes.
    public func pullingFraction(at edge: Edge) -> Double {
        if state(at: edge).isRefreshing { return 1 }
        return max(geometry.revealedFraction(at: edge), 0)
    }

    /// The edge at which the component `id` sits; nil when it was removed.
    public func edge(of id: Int) -> Edge? { Edge.allCases.first { machines[$0]?.id == id } }

    /// Takes `event` in and appends what is to be done to `effects`.
    public mutating func handle(_ event: ScrollEvent, into effects: inout [ScrollEffect]) {
        switch event {
        case .offset(let offset, let isDragging): move(to: offset, isDragging, into: &effects)
        case .adjusted(let offset): geometry.offset = offset
        case .pan(let phase, let axis): pan(phase, axis, into: &effects)
        case .content(let content):
            let before = geometry.content
            geometry.content = content
            for edge in Edge.allCases where content[edge.axis] > before[edge.axis] {
                machines[edge]?.handle(.contentGrew, into: &effects)
            }
        case .viewport(let viewport): geometry.viewport = viewport
        case .insets(let insets):
            precondition(Edge.allCases.allSatisfy { insets[$0].isFinite }, "a content inset must be finite")
            geometry.insets = insets
        case .notched(let edge):
            let motion = motion(at: edge, isForward: true)
            machines[edge]?.handle(.notched(motion), into: &effects)
        case .inputArrived:
            for edge in Edge.allCases { machines[edge]?.handle(.inputArrived, into: &effects) }
        case .mapped(let mapped):
            isMapped = mapped
            if !mapped { isDragging = false }
            for edge in Edge.allCases { machines[edge]?.handle(.mapped(mapped), into: &effects) }
        case .openness(let edge, let openness): geometry.slots[edge]?.openness = openness
        case .component(let edge, let event):
            if case .hidden(let hidden) = event { setHidden(hidden, at: edge) }
            machines[edge]?.handle(event, into: &effects)
        }
    }

    private mutating func move(to offset: ContentOffset, _ isDragging: Bool, into effects: inout [ScrollEffect]) {
        let before = geometry.offset
        self.isDragging = isDragging
        geometry.offset = offset
        for edge in Edge.allCases where isOccupied(edge) {
            let step = offset[edge.axis] - before[edge.axis]
            let motion = motion(at: edge, isForward: edge.isStart ? step < 0 : step > 0)
            machines[edge]?.handle(.moved(motion), into: &effects)
        }
    }

    /// Whether there is a component at `edge`. A comparison with nil would copy it, at each scroll event.
    private func isOccupied(_ edge: Edge) -> Bool {
        if case .some = machines[edge] { true } else { false }
    }

    private mutating func pan(_ phase: PanPhase, _ axis: Axis, into effects: inout [ScrollEffect]) {
        isDragging = phase == .began || phase == .changed
        guard phase != .changed else { return }
        for edge in Edge.allCases where edge.axis == axis && isOccupied(edge) {
            let motion = motion(at: edge, isForward: false)
            switch phase {
            case .began: machines[edge]?.handle(.panBegan, into: &effects)
            case .changed: break
            case .ended: machines[edge]?.handle(.panEnded(motion), into: &effects)
            case .cancelled: machines[edge]?.handle(.panCancelled, into: &effects)
            }
        }
    }

    private func motion(at edge: Edge, isForward: Bool) -> Motion {
        let axis = edge.axis
        return Motion(
            fraction: geometry.revealedFraction(at: edge), isDragging: isDragging, isForward: isForward,
            isLong: geometry.isLong(along: axis),
            isBeforeStart: geometry.offset[axis] < geometry.restStart(along: axis),
            isEmpty: geometry.content[axis] <= 0)
    }

    private mutating func setHidden(_ hidden: Bool, at edge: Edge) {
        guard let machine = machines[edge], machine.isHidden != hidden else { return }
        if hidden {
            hiddenSlots[edge] = geometry.slots[edge]
            hiddenSlots[edge]?.openness = machine.trigger.isAutomatic ? 1 : 0
            geometry.slots[edge] = nil
        } else {
            geometry.slots[edge] = hiddenSlots[edge]
            hiddenSlots[edge] = nil
        }
    }
}
