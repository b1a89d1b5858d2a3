import RefreshCGtk3
import RefreshCore

/// What holds the content.
enum PanSource: Sendable {
    case touch
    case mouse
    case touchpad
    case wheel
}

/// A pan in progress: where the finger would have the content, and how fast it moves. Beyond the range at rest the
/// content follows it ever more slowly, like a rubber band.
@MainActor
final class PanSession {
    private unowned let scroller: RefreshScroller
    private(set) var source: PanSource?
    /// How many there have been, with the one in progress.
    private(set) var count = 0
    private var axes: [Axis] = []
    /// Where the content would be without the rubber band.
    private var raw = ContentOffset.zero
    private var trackers = AxisValues(horizontal: VelocityTracker(), vertical: VelocityTracker())

    init(scroller: RefreshScroller) { self.scroller = scroller }

    var isActive: Bool { source != nil }

    func moves(along axis: Axis) -> Bool { isActive && axes.contains(axis) }

    /// Takes hold of the content along `axes`; one that holds it already is cancelled.
    func begin(_ source: PanSource, along axes: [Axis]) {
        if isActive { end(isCancelled: true) }
        self.source = source
        count += 1
        self.axes = axes
        for axis in axes {
            scroller.animator.stopOffset(along: axis)
            scroller.bindings[axis].stopForeignAnimation()
            trackers[axis].reset()
            rebase(along: axis)
            scroller.driver.send(.pan(.began, axis))
        }
    }

    /// Takes the offset as it is for what the finger holds, after someone else changed it or the range.
    func rebase(along axis: Axis) {
        let geometry = scroller.driver.model.geometry
        let offset = geometry.offset[axis]
        let rest = geometry.clamped(offset, along: axis)
        raw[axis] = rest + RubberBand.unresisted(offset - rest, extent: geometry.viewport[axis])
    }

    /// How far the finger is beyond the range at rest, in pixels of its own movement; negative before the start.
    func overscroll(along axis: Axis) -> Double {
        let geometry = scroller.driver.model.geometry
        return raw[axis] - geometry.clamped(raw[axis], along: axis)
    }

    /// Moves the content by `delta` pixels of the finger's movement at `time` in seconds of the events' clock.
    func move(by delta: Double, along axis: Axis, at time: Double) {
        guard moves(along: axis), delta != 0 else { return }
        let scroller = self.scroller
        raw[axis] += delta
        trackers[axis].add(delta: delta, at: time)
        let geometry = scroller.driver.model.geometry
        let rest = geometry.clamped(raw[axis], along: axis)
        let offset = rest + RubberBand.resisted(raw[axis] - rest, extent: geometry.viewport[axis])
        scroller.driver.send(.pan(.changed, axis))
        guard isActive else { return }
        scroller.setOffset(offset, along: axis)
    }

    /// Moves the content to an offset by steps that know no rubber band: a wheel's.
    func step(to offset: Double, along axis: Axis) {
        guard moves(along: axis) else { return }
        scroller.driver.send(.pan(.changed, axis))
        guard isActive else { return }
        scroller.setOffset(offset, along: axis)
        if isActive { rebase(along: axis) }
    }

    /// The content's speed along `axis` in pixels per second; 0 after a rest of the finger.
    func velocity(along axis: Axis, at time: Double) -> Double { trackers[axis].velocity(at: time) }

    /// Lets go. What follows is by inertia, or back into the range, or the refresh that the release began.
    func end(velocity: AxisValues<Double> = .zero, isCancelled: Bool = false) {
        guard isActive else { return }
        let axes = self.axes
        source = nil
        self.axes = []
        for axis in axes { scroller.driver.send(.pan(isCancelled ? .cancelled : .ended, axis)) }
        // The first frame without a finger carries the release.
        scroller.driver.send(.offset(scroller.driver.model.geometry.offset, isDragging: false))
        scroller.updateComponents(force: true)
        guard !isActive else { return }
        for axis in axes { scroller.animator.release(along: axis, velocity: isCancelled ? 0 : velocity[axis]) }
        scroller.cameToRest()
    }
}
