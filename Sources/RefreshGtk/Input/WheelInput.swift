import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Wheel notches: in range they are GtkScrolledWindow's; at rest at an edge, after a pause, they pull.
///
/// A wheel sends no end, and scrolling to the top ends in notches that were not meant to pull. So a pull has to be meant:
/// it starts only after a pause, takes several notches, and is let go by waiting.
@MainActor
final class WheelInput {
    /// Without a wheel event for so long, in seconds, the next one may pull. Longer than the gap between two notches of
    /// an unhurried scroll.
    static let pause = 0.5
    /// A pull is let go so long after its last notch, in seconds.
    static let release = 0.35
    /// What a notch reveals of the component, as a fraction of its extent: the fourth goes beyond the threshold.
    static let notch = 0.27
    /// As far as notches pull, as a fraction of the component's extent.
    static let deepest = 1.5

    private unowned let scroller: RefreshScroller
    private var lastTime: Double?
    private var lastDirection = 0.0
    /// Whether a notch of this run came to an edge and could not go on.
    private var wasRefused = false
    private var pulled = 0.0
    private var edge: Edge?
    private var timer: MainLoopSource?

    init(scroller: RefreshScroller) { self.scroller = scroller }

    func reset() {
        timer = nil
        edge = nil
        lastTime = nil
    }

    /// Notes a wheel event that went to someone else: the pause is counted from it.
    func note(_ event: Event) { lastTime = EventReading.time(of: event) }

    /// Whether `event` is used up. What is left of it for the scrolled window is in its deltas.
    func handle(_ event: Event, _ reading: ScrollReading) -> Bool {
        let step = reading.steps.vertical
        guard step != 0 else { return false }
        let time = EventReading.time(of: event)
        let isFresh = lastTime.map { time - $0 >= Self.pause } ?? true
        let isNewRun = isFresh || (step < 0) != (lastDirection < 0)
        lastTime = time
        lastDirection = step
        if isNewRun {
            wasRefused = false
            scroller.driver.send(.inputArrived)
        }
        guard scroller.isAttached else { return true }

        if scroller.pan.source == .wheel, let edge {
            pull(by: edge.isStart ? -step : step, at: edge)
            return takeVertical(event, reading)
        }
        if scroller.pan.isActive { return takeVertical(event, reading) }
        guard scroller.isAtEdge(towards: step, along: .vertical) else {
            return stopsAtEdge(reading) && takeVertical(event, reading)
        }
        let edge: Edge = step < 0 ? .top : .bottom
        let hasArrived = arrive(at: edge)
        guard scroller.isAttached else { return true }
        if isFresh && mayPull(at: edge) {
            self.edge = edge
            pulled = 0
            scroller.pan.begin(.wheel, along: [.vertical])
            pull(by: abs(step), at: edge)
        } else if !hasArrived, isNewRun || !wasRefused && !scroller.driver.model.geometry.isLong(along: .vertical) {
            // Long content has been loaded for on the way here; shorter content may still have some way to its end.
            wasRefused = true
            scroller.driver.send(.notched(edge))
        }
        return takeVertical(event, reading)
    }

    /// Goes the rest of the way to an edge that counts as reached, and says whether there was any. Notches, which are no
    /// whole pixels, may end that close to it, where an automatic footer is not wholly in sight and would not load.
    private func arrive(at edge: Edge) -> Bool {
        let geometry = scroller.driver.model.geometry
        let rest = edge.isStart ? geometry.restStart(along: .vertical) : geometry.restEnd(along: .vertical)
        let isShort = edge.isStart ? geometry.offset.vertical > rest : geometry.offset.vertical < rest
        guard isShort, !scroller.animator.isMoving else { return false }
        scroller.contentOffset.vertical = rest
        return true
    }

    private func mayPull(at edge: Edge) -> Bool {
        guard scroller.wheelPolicy == .deliberate, let refresher = scroller.refreshers[edge], !refresher.isHidden,
            case .released = refresher.trigger
        else { return false }
        return !refresher.isRefreshing && !scroller.animator.isMoving
    }

    private func pull(by notches: Double, at edge: Edge) {
        // The other way round means: never mind.
        guard notches > 0 else { return finish(isCancelled: true) }
        guard let extent = scroller.driver.model.geometry.slots[edge]?.extent else { return finish(isCancelled: true) }
        pulled = min(pulled + notches * Self.notch, Self.deepest)
        timer = .after(Self.release) { [weak self] in self?.finish(isCancelled: false) }
        scroller.pan.step(
            to: scroller.driver.model.geometry.offset(revealing: pulled * extent, at: edge), along: edge.axis)
    }

    private func finish(isCancelled: Bool) {
        timer = nil
        edge = nil
        if scroller.pan.source == .wheel { scroller.pan.end(isCancelled: isCancelled) }
    }

    /// Ends a smooth step at the edge that it would go beyond, and says whether it did. GtkScrolledWindow would keep an
    /// overshoot that no stop event ends, and write it back over the offset later.
    private func stopsAtEdge(_ reading: ScrollReading) -> Bool {
        guard reading.isSmooth else { return false }
        let (geometry, step) = (scroller.driver.model.geometry, reading.steps.vertical)
        let edge = step < 0 ? geometry.restStart(along: .vertical) : geometry.restEnd(along: .vertical)
        guard abs(step * scroller.scrollUnit(along: .vertical)) > abs(edge - geometry.offset.vertical) else {
            return false
        }
        scroller.contentOffset.vertical = edge
        return true
    }

    private func takeVertical(_ event: Event, _ reading: ScrollReading) -> Bool {
        guard reading.isSmooth else { return true }
        event.pointee.scroll.delta_y = 0
        return reading.steps.horizontal == 0
    }
}
