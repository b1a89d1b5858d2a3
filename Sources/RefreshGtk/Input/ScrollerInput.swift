import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// All that people do to the list, by kind of device.
@MainActor
final class ScrollerInput {
    private unowned let scroller: RefreshScroller
    private lazy var wheel = WheelInput(scroller: scroller)
    private lazy var touchpad = TouchpadInput(scroller: scroller)
    private var drags: [DragInput] = []
    private var keys: KeyInput?
    /// When a scrolled window inside ours last used a scroll event, in seconds of the events' clock.
    private var nestedTime: Double?

    init(scroller: RefreshScroller) { self.scroller = scroller }

    func start(viewport: Widget, scrolledWindow: Widget) {
        drags = [
            DragInput(scroller: scroller, viewport: viewport, isTouch: true),
            DragInput(scroller: scroller, viewport: viewport, isTouch: false),
        ]
        keys = KeyInput(scroller: scroller, scrolledWindow: scrolledWindow)
    }

    func stop() {
        reset()
        drags = []
        keys = nil
    }

    /// Forgets what is going on: the list went out of sight.
    func reset() {
        wheel.reset()
        touchpad.reset()
        nestedTime = nil
        for drag in drags { drag.reset() }
        scroller.pan.end(isCancelled: true)
    }

    /// A scroll event on its way up.
    func scroll(_ event: Event) -> Bool {
        guard isPlain(event) else { return false }
        let reading = ScrollReading(event)
        if reading.isSmooth && TouchpadInput.isTouchpad(EventReading.source(of: event)) {
            return touchpad.handle(event, reading)
        }
        guard scroller.isPannable(along: .vertical) else { return false }
        return wheel.handle(event, reading)
    }

    /// A scroll event on its way down: a scrolled window inside ours would swallow it, even at its own edge. What it
    /// cannot use is ours or, in range, the work of the scrolled window around us.
    func captured(_ event: Event) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_SCROLL, let viewport = scroller.viewport else { return false }
        let widget = gtk_get_event_widget(event)
        guard let widget, NestedScrolling.hasScroller(at: widget, in: viewport) else { return false }
        let reading = ScrollReading(event)
        if touchpad.isActive || scroller.pan.source == .wheel { return scroll(event) }
        let step = reading.steps.vertical
        guard step != 0 else { return false }
        let time = EventReading.time(of: event)
        let isRecent = nestedTime.map { time - $0 < WheelInput.pause } ?? false
        // What began inside stays inside: its last steps must not start to pull here.
        if isRecent || NestedScrolling.owns(step, along: .vertical, at: widget, in: viewport) {
            nestedTime = time
            wheel.note(event)
            return false
        }
        if scroll(event) { return true }
        guard isPlain(event), scroller.isPannable(along: .vertical), let scrolledWindow = scroller.scrolledWindow,
            event.pointee.scroll.delta_y != 0 || !reading.isSmooth
        else { return false }
        return gtk_widget_event(scrolledWindow, event) != 0
    }

    /// With Control a scroll event zooms, with Shift it goes sideways: both are others'.
    private func isPlain(_ event: Event) -> Bool {
        EventReading.modifiers(of: event) & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) == 0
    }
}
