import RefreshCGtk3
import RefreshCore

/// Moves slots and content, frame by frame. It ticks only while something moves.
@MainActor
final class ScrollAnimator {
    /// How long a failure's message stays before its slot closes, in seconds: time to read a short sentence.
    static let failureHold = 1.5
    /// Speeds in pixels per second with which content may go beyond an edge: by inertia, and when let go there.
    /// Measured to look alive and to stay far below any component's extent.
    nonisolated static let edgeSpeed = 600.0
    static let releaseSpeed = 400.0
    /// A glide slower than this, in pixels per second, is over.
    nonisolated static let restSpeed = 10.0

    private unowned let scroller: RefreshScroller
    private var slots = EdgeValues<SlotMotion?>(repeating: nil)
    private var offsets = AxisValues<OffsetMotion?>(horizontal: nil, vertical: nil)
    /// When each offset motion began, in seconds of the frame clock; nil until its first frame.
    private var began = AxisValues<Double?>(horizontal: nil, vertical: nil)
    private var lastFrame = 0.0
    private var ticker: FrameTicker?
    private var finishing: MainLoopSource?

    init(scroller: RefreshScroller) { self.scroller = scroller }

    var isDecelerating: Bool {
        for axis in Axis.allCases {
            switch offsets[axis] {
            case .spring, .deceleration: return true
            case .approach, nil: break
            }
        }
        return false
    }

    func movesOffset(along axis: Axis) -> Bool { offsets[axis] != nil }

    /// Whether a finger may take the content over from what moves it.
    func canBeCaught(along axis: Axis) -> Bool {
        switch offsets[axis] {
        case .spring, .deceleration: true
        case .approach(let approach): approach.target == .rest
        case nil: false
        }
    }

    /// Opens or closes the slot at `edge` over `duration` seconds, after `hold` seconds in which it stays.
    func moveSlot(at edge: Edge, open: Bool, duration: Double, hold: Double = 0, generation: Int) {
        let openness = scroller.driver.model.geometry.slots[edge]?.openness ?? 0
        let mapped = scroller.canAnimate
        let total = (mapped ? hold : 0) + (scroller.areAnimationsEnabled && mapped ? duration : 0)
        slots[edge] = SlotMotion(
            timeline: Timeline(duration: total), hold: total > 0 ? min((mapped ? hold : 0) / total, 1) : 0,
            from: openness, to: open ? 1 : 0, generation: generation)
        moveContent(with: edge, open: open, duration: open || hold <= 0 ? total : min(duration, total))
        if total > 0 { run() } else { advance(to: 0, only: edge) }
    }

    private func moveContent(with edge: Edge, open: Bool, duration: Double) {
        let (axis, geometry) = (edge.axis, scroller.driver.model.geometry)
        if open {
            guard !scroller.pan.isActive else { return }
            start(.approach(Approach(edge, .slot, in: geometry, duration: duration)), along: axis)
        } else if case .approach(let approach) = offsets[axis], approach.edge == edge {
            let isInRange = geometry.clamped(geometry.offset[axis], along: axis) == geometry.offset[axis]
            guard began[axis] != nil || !isInRange else {
                // Nobody saw it move yet: it stays.
                offsets[axis] = nil
                return
            }
            start(.approach(approach.onToRest(in: geometry, duration: duration)), along: axis)
        }
    }

    /// Forgets the slot's motion, and what reveals the slot; nothing is reported.
    func dropSlot(at edge: Edge) {
        slots[edge] = nil
        if case .approach(let approach) = offsets[edge.axis], approach.edge == edge { offsets[edge.axis] = nil }
    }

    func stopOffset(along axis: Axis) { offsets[axis] = nil }

    /// Lets go of the content at `velocity` pixels per second.
    func release(along axis: Axis, velocity: Double) {
        guard offsets[axis] == nil else { return }
        let offset = scroller.contentOffset[axis]
        let rest = scroller.driver.model.geometry.clamped(offset, along: axis)
        if offset != rest {
            let speed = min(max(velocity, -Self.releaseSpeed), Self.releaseSpeed)
            spring(from: offset - rest, velocity: speed, along: axis)
        } else if abs(velocity) > Self.restSpeed {
            glide(from: offset, velocity: velocity, along: axis)
        }
    }

    /// Springs back if the content is beyond its range.
    func bringIntoRange(along axis: Axis) {
        let geometry = scroller.driver.model.geometry
        guard geometry.offset[axis] != geometry.clamped(geometry.offset[axis], along: axis) else { return }
        release(along: axis, velocity: 0)
    }

    /// Content or viewport became longer or shorter. What springs back goes on from where it is on the screen, and not
    /// from where the end is now; a slot that moves takes it along as before.
    func lengthsChanged(along axis: Axis) {
        guard case .spring(let spring) = offsets[axis] else { return }
        let geometry = scroller.driver.model.geometry
        let time = began[axis].map { lastFrame - $0 } ?? 0
        let offset = geometry.offset[axis]
        guard abs(spring.edge(in: geometry, along: axis) + spring.displacement(at: time) - offset) > 0.5 else { return }
        let displacement = offset - geometry.clamped(offset, along: axis)
        offsets[axis] = nil
        if displacement != 0 {
            start(.spring(Spring(displacement: displacement, velocity: spring.velocity(at: time))), along: axis)
        }
    }

    /// Ends all that moves, as ``finish()`` does, as soon as the caller has returned. A list is unmapped as the first
    /// thing when its window is destroyed, and an application must not be asked to fetch for that.
    func finishSoon() {
        guard isMoving else { return }
        ticker?.stop()
        finishing = .idle(priority: G_PRIORITY_HIGH) { [weak self] in self?.finish() }
    }

    /// Ends all that moves, where it would have ended, in the usual order.
    func finish() {
        // A callback may destroy the window, and with it all that is used here.
        let scroller = self.scroller
        withExtendedLifetime((self, scroller)) { finishAll() }
    }

    private func finishAll() {
        let isContentMoving = Axis.allCases.contains(where: movesOffset)
        for axis in Axis.allCases {
            guard case .approach(var approach) = offsets[axis] else { continue }
            approach.timeline = Timeline(duration: 0)
            offsets[axis] = .approach(approach)
        }
        for edge in Edge.allCases where slots[edge] != nil {
            slots[edge]?.timeline = Timeline(duration: 0)
            advance(to: 0, only: edge)
        }
        for axis in Axis.allCases where offsets[axis] != nil {
            offsets[axis] = nil
            let offset = scroller.contentOffset[axis]
            let rest = scroller.driver.model.geometry.clamped(offset, along: axis)
            if rest != offset { scroller.setOffset(rest, along: axis) }
        }
        guard !isMoving else { return run() }
        ticker?.stop()
        if isContentMoving { scroller.cameToRest() }
    }

    /// Stops at once and reports nothing: the window is going away.
    func cancel() {
        slots = EdgeValues(repeating: nil)
        offsets = AxisValues(horizontal: nil, vertical: nil)
        finishing = nil
        ticker?.stop()
        ticker = nil
    }

    private func spring(from displacement: Double, velocity: Double, along axis: Axis) {
        if scroller.areAnimationsEnabled && scroller.canAnimate {
            start(.spring(Spring(displacement: displacement, velocity: velocity)), along: axis)
            run()
        } else {
            let geometry = scroller.driver.model.geometry
            scroller.setOffset(geometry.clamped(geometry.offset[axis], along: axis), along: axis)
        }
    }

    private func glide(from offset: Double, velocity: Double, along axis: Axis) {
        guard scroller.areAnimationsEnabled, scroller.canAnimate else { return }
        start(.deceleration(Deceleration(position: offset, velocity: velocity)), along: axis)
        run()
    }

    private func start(_ motion: OffsetMotion, along axis: Axis) {
        scroller.bindings[axis].stopForeignAnimation()
        offsets[axis] = motion
        began[axis] = nil
    }

    private func run() {
        guard let viewport = scroller.viewport else { return }
        let ticker = self.ticker ?? FrameTicker(widget: viewport)
        self.ticker = ticker
        guard !ticker.isRunning else { return }
        // Nobody sees the list, and the application must not wait for its calls until somebody does.
        ticker.start({ [weak self] now in self?.tick(now) ?? false }, onStall: { [weak self] in self?.finish() })
    }

    var isMoving: Bool {
        Edge.allCases.contains { slots[$0] != nil } || Axis.allCases.contains { offsets[$0] != nil }
    }

    private func tick(_ now: Double) -> Bool {
        // A callback may destroy the window, and with it all that is used here.
        let scroller = self.scroller
        lastFrame = now
        return withExtendedLifetime((self, scroller)) {
            advance(to: now, only: nil)
            if !isMoving { scroller.cameToRest() }
            return isMoving
        }
    }

    /// Moves the slots on, and the content with those that it rests against.
    private func advance(to now: Double, only one: Edge?) {
        var settled: [(Edge, Int)] = []
        for edge in Edge.allCases where one == nil || one == edge {
            guard var motion = slots[edge] else { continue }
            let step = motion.timeline.advance(to: now)
            slots[edge] = step.finished ? nil : motion
            scroller.driver.send(.openness(edge, motion.openness(at: step.fraction)))
            if step.finished { settled.append((edge, motion.generation)) }
            scroller.placeSlots()
            if one != nil { advanceOffset(along: edge.axis, to: now) }
            if !movesOffset(along: edge.axis) && !scroller.pan.isActive { scroller.followRest(along: edge.axis) }
            scroller.syncRange(along: edge.axis)
        }
        if one == nil {
            for axis in Axis.allCases { advanceOffset(along: axis, to: now) }
        }
        // Once the content is where it belongs: the application may look, or move it itself.
        for (edge, generation) in settled {
            scroller.driver.send(.component(edge, .slotSettled(generation: generation)))
        }
        if one != nil && !settled.isEmpty { scroller.cameToRest() }
    }

    private func advanceOffset(along axis: Axis, to now: Double) {
        guard let motion = offsets[axis] else { return }
        let start = began[axis] ?? now
        began[axis] = start
        let step = motion.step(at: now - start, now, in: scroller.driver.model.geometry, along: axis)
        offsets[axis] = step.rest
        guard let offset = step.offset else { return bringIntoRange(along: axis) }
        scroller.setOffset(offset, along: axis)
        if let speed = step.impact { spring(from: 0, velocity: speed, along: axis) }
    }
}
