import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Pulling and panning by a finger on a touch screen, or by the mouse.
///
/// The gesture sits on our viewport in the capture phase. A finger's press is held back, as GtkScrolledWindow does, and
/// given to the child when it turns out to be a tap or a long press; a mouse press goes through.
@MainActor
final class DragInput {
    private unowned let scroller: RefreshScroller
    private let isTouch: Bool
    private let gesture: ObjectReference<OpaquePointer>
    private let longPress: ObjectReference<OpaquePointer>?
    private var connections: [SignalConnection] = []
    private var start = Extents.zero
    private var last = Extents.zero
    /// Whether the drag has been taken: it pans the content.
    private var isOurs = false

    init(scroller: RefreshScroller, viewport: Widget, isTouch: Bool) {
        self.scroller = scroller
        self.isTouch = isTouch
        gesture = ObjectReference(adopting: gtk_gesture_drag_new(viewport))
        longPress = isTouch ? ObjectReference(adopting: gtk_gesture_long_press_new(viewport)) : nil
        for controller in [gesture, longPress] {
            guard let controller = controller?.pointer else { continue }
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            gtk_gesture_single_set_touch_only(controller, gboolean(isTouch))
        }
        gtk_gesture_single_set_button(gesture.pointer, 1)
        if let longPress { gtk_gesture_group(longPress.pointer, gesture.pointer) }
        connect()
    }

    private func connect() {
        connections = [
            .drag(gesture.pointer, "drag-begin") { [weak self] _, _ in self?.begin() },
            .drag(gesture.pointer, "drag-update") { [weak self] _, _ in self?.update() },
            .drag(gesture.pointer, "drag-end") { [weak self] _, _ in self?.end() },
            .sequence(gesture.pointer, "cancel") { [weak self] _ in self?.cancel() },
        ]
        guard let longPress else { return }
        connections.append(
            .drag(longPress.pointer, "pressed") { [weak self] _, _ in
                guard let self, let longPress = self.longPress, !isOurs else { return }
                deny(longPress.pointer)
            })
    }

    func reset() {
        isOurs = false
        if isTargetThere {
            deny(gesture.pointer)
        } else {
            gtk_event_controller_reset(gesture.pointer)
        }
    }

    private var event: Event? {
        let sequence = gtk_gesture_single_get_current_sequence(gesture.pointer)
        return gtk_gesture_get_last_event(gesture.pointer, sequence).map { Event(mutating: $0) }
    }

    /// Whether what was pressed is still in the viewport: the application may have destroyed it meanwhile.
    private var isTargetThere: Bool {
        guard let event, let viewport = gtk_event_controller_get_widget(gesture.pointer) else { return true }
        return gtk_get_event_widget(event).map { NestedScrolling.isInside($0, viewport) } ?? false
    }

    /// Gives up the press, which goes to the child where it was held back. On the way there GTK asks for the parents of
    /// what was pressed until it comes to the viewport, and would not stop where that is gone.
    private func deny(_ gesture: OpaquePointer) {
        if isTargetThere { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
    }

    private func claim() { gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_CLAIMED) }

    private func begin() {
        isOurs = false
        guard let viewport = scroller.viewport, let event, EventReading.isTouch(event) == isTouch,
            let widget = gtk_get_event_widget(event), NestedScrolling.isInside(widget, viewport),
            isTouch || mayPullByMouse(from: widget, in: viewport)
        else { return deny(gesture.pointer) }
        start = scroller.directed(EventReading.rootPosition(of: event))
        last = start
        guard isTouch else { return }
        let axes = pannableAxes.filter(scroller.animator.canBeCaught)
        if !axes.isEmpty {
            take(along: axes)
        } else if !NestedScrolling.hasScroller(at: widget, in: viewport) {
            claim()
        }
    }

    /// The mouse pulls only at an edge: elsewhere a drag over a list means something else or nothing.
    private func mayPullByMouse(from widget: Widget, in viewport: Widget) -> Bool {
        guard scroller.isMousePullEnabled, !NestedScrolling.wantsMouseDrag(widget, in: viewport) else { return false }
        return pannableAxes.contains {
            scroller.isAtEdge(towards: -1, along: $0) || scroller.isAtEdge(towards: 1, along: $0)
        }
    }

    private var pannableAxes: [Axis] { Axis.allCases.filter(scroller.isPannable) }

    private func update() {
        guard let viewport = scroller.viewport, let event else { return }
        let position = scroller.directed(EventReading.rootPosition(of: event))
        if !isOurs {
            let moved = Extents(
                horizontal: start.horizontal - position.horizontal, vertical: start.vertical - position.vertical)
            guard passesThreshold(moved, viewport) else { return }
            let axes = axes(for: moved)
            guard let axis = axes.first else { return deny(gesture.pointer) }
            let widget = gtk_get_event_widget(event)
            let distance = scroller.directed(moved[axis], along: axis)
            if NestedScrolling.owns(distance, along: axis, at: widget, in: viewport) {
                return deny(gesture.pointer)
            }
            if !isTouch && !scroller.isAtEdge(towards: moved[axis], along: axis) { return deny(gesture.pointer) }
            take(along: axes)
            last = position
            return
        }
        let time = EventReading.time(of: event)
        let before = last
        last = position
        for axis in Axis.allCases {
            scroller.pan.move(by: before[axis] - position[axis], along: axis, at: time)
        }
    }

    private func passesThreshold(_ moved: Extents, _ viewport: Widget) -> Bool {
        gtk_drag_check_threshold(
            viewport, 0, 0, Int32(pixels: moved.horizontal), Int32(pixels: moved.vertical)) != 0
    }

    /// The axes that a drag in this direction pans, the one it mainly follows first. Mostly sideways is sideways only,
    /// and the other way round, so that a pull does not wander.
    private func axes(for moved: Extents) -> [Axis] {
        let (x, y) = (abs(moved.horizontal), abs(moved.vertical))
        let main: Axis = x > y ? .horizontal : .vertical
        let other: Axis = main == .vertical ? .horizontal : .vertical
        let isDiagonal = max(x, y) < 2 * min(x, y)
        let pannable = pannableAxes
        if !isTouch {
            // |dx| < 2 |dy|: a mouse drag that is clearly sideways is not a pull.
            return (x < 2 * y ? [.vertical] : [.horizontal]).filter(pannable.contains)
        }
        return (isDiagonal ? [main, other] : [main]).filter(pannable.contains)
    }

    private func take(along axes: [Axis]) {
        isOurs = true
        claim()
        scroller.pan.begin(isTouch ? .touch : .mouse, along: axes)
    }

    private func end() {
        guard isOurs else {
            // A tap: the child gets the press that was held back.
            if isTouch { deny(gesture.pointer) }
            return
        }
        isOurs = false
        // A second finger and a broken grab end the gesture too, but by an event that is no release.
        guard let event, EventReading.isRelease(event) else { return scroller.pan.end(isCancelled: true) }
        let time = EventReading.time(of: event)
        scroller.pan.end(
            velocity: AxisValues(
                horizontal: scroller.pan.velocity(along: .horizontal, at: time),
                vertical: scroller.pan.velocity(along: .vertical, at: time)))
    }

    private func cancel() {
        guard isOurs else { return }
        isOurs = false
        scroller.pan.end(isCancelled: true)
    }
}
