import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Two fingers on a touchpad, or a trackpoint: the content follows them in range and beyond, as under a finger.
///
/// Sideways as well: GtkScrolledWindow, once it decelerates along one axis, writes its own value for the other back later.
///
/// A session lasts from the first step to the stop event that tells of the fingers' lift.
@MainActor
final class TouchpadInput {
    /// A session without an event for so long, in seconds, is over: not every driver sends a stop.
    static let silence = 0.15

    private unowned let scroller: RefreshScroller
    private var timer: MainLoopSource?
    /// When the last event was sent and when it came, in seconds: by the events' clock and by the main loop's.
    private var lastTime = 0.0
    private var lastArrival = 0.0
    /// Whether anything of the session was left to the scrolled window.
    private var isShared = false

    init(scroller: RefreshScroller) { self.scroller = scroller }

    var isActive: Bool { scroller.pan.source == .touchpad }

    func reset() { timer = nil }

    static func isTouchpad(_ source: GdkInputSource) -> Bool {
        source == GDK_SOURCE_TOUCHPAD || source == GDK_SOURCE_TRACKPOINT || source == GDK_SOURCE_TOUCHSCREEN
    }

    /// Whether `event` is used up. What is left of it for the scrolled window is in its deltas.
    func handle(_ event: Event, _ reading: ScrollReading) -> Bool {
        let time = EventReading.time(of: event)
        if reading.isStop {
            // X sends a stop before the first step: without a session it says nothing.
            guard isActive else { return false }
            finish(at: time)
            return !isShared
        }
        let scroller = self.scroller
        let isOurs = AxisValues(
            horizontal: reading.steps.horizontal != 0 && scroller.isPannable(along: .horizontal),
            vertical: reading.steps.vertical != 0 && scroller.isPannable(along: .vertical))
        guard isOurs.horizontal || isOurs.vertical else { return false }
        if scroller.pan.isActive && !isActive { return take(isOurs, of: event, reading) }
        if !isActive {
            isShared = false
            scroller.pan.begin(.touchpad, along: Axis.allCases.filter(scroller.isPannable))
        }
        lastTime = time
        lastArrival = MainLoop.time
        if timer == nil { waitForSilence(Self.silence) }
        let isSideways = abs(reading.steps.horizontal) > abs(reading.steps.vertical)
        for axis in Axis.allCases where isOurs[axis] {
            let delta = scroller.directed(reading.steps[axis], along: axis) * scroller.scrollUnit(along: axis)
            let isMain = isSideways == (axis == .horizontal)
            scroller.pan.move(by: isMain ? delta : inRange(delta, along: axis), along: axis, at: time)
        }
        return take(isOurs, of: event, reading)
    }

    /// Looks in `delay` seconds whether events still come. One timer for many events, which come faster than it fires.
    private func waitForSilence(_ delay: Double) {
        timer = .after(delay) { [weak self] in
            guard let self else { return }
            timer = nil
            guard isActive else { return }
            let left = lastArrival + Self.silence - MainLoop.time
            if left > 0 { waitForSilence(left) } else { finish(at: lastTime + Self.silence) }
        }
    }

    /// What a step beside the main direction may do: scroll, but not pull.
    private func inRange(_ delta: Double, along axis: Axis) -> Double {
        let geometry = scroller.driver.model.geometry
        let offset = geometry.offset[axis]
        return geometry.clamped(offset + delta, along: axis) - geometry.clamped(offset, along: axis)
    }

    /// Takes the steps that are ours out of `event`. Returns whether nothing is left of it.
    private func take(_ isOurs: AxisValues<Bool>, of event: Event, _ reading: ScrollReading) -> Bool {
        if isOurs.horizontal { event.pointee.scroll.delta_x = 0 }
        if isOurs.vertical { event.pointee.scroll.delta_y = 0 }
        let isUsedUp =
            (isOurs.horizontal || reading.steps.horizontal == 0) && (isOurs.vertical || reading.steps.vertical == 0)
        if !isUsedUp { isShared = true }
        return isUsedUp
    }

    private func finish(at time: Double) {
        timer = nil
        scroller.pan.end(
            velocity: AxisValues(
                horizontal: scroller.pan.velocity(along: .horizontal, at: time),
                vertical: scroller.pan.velocity(along: .vertical, at: time)))
    }
}
