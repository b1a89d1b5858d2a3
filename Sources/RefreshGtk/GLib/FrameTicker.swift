import RefreshCGtk3

/// Calls back once a frame of a widget's frame clock.
///
/// A running ticker keeps the clock busy; at rest it costs nothing. It does not end when the widget is unmapped: GTK
/// then simply draws no frames, and whoever animates has to end the animation. Nor does a compositor ask for frames of a
/// window on another workspace or behind a locked screen, which no widget is told of: see ``start(_:onStall:)``. It does
/// end with the widget.
@MainActor
package final class FrameTicker {
    /// How often is looked for new frames, in seconds, and how often in vain until they count as stalled. Looks and not
    /// a time, because a main loop that was busy has drawn no frame meanwhile either, but looks only once after it.
    private static let lookInterval = 0.25
    private static let looksInVain = 4

    private let widget: WeakObject<UnsafeMutablePointer<GtkWidget>>
    private var box: TickBox?
    private var lookout: MainLoopSource?

    package init(widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = WeakObject(widget)
    }

    isolated deinit { stop() }

    package var isRunning: Bool { box?.onFrame != nil }

    /// Calls `onFrame` with the time of each frame in seconds, for as long as it returns true. Replaces the callback
    /// that is running. The times have no meaning but their differences. May be called from within a callback, whose
    /// result then does not matter. Does nothing when the widget is destroyed.
    /// - Parameter onStall: called once when no frame has come for about a second. The ticker runs on.
    package func start(_ onFrame: @escaping @MainActor (Double) -> Bool, onStall: (@MainActor () -> Void)? = nil) {
        stop()
        guard let widget = widget.pointer else { return }
        let box = TickBox(onFrame)
        self.box = box
        box.id = gtk_widget_add_tick_callback(
            widget, TickBox.call, Unmanaged.passRetained(box).toOpaque(), TickBox.release)
        if let onStall { lookOut(for: box, onStall) }
    }

    /// After whatever draws: a frame that is due comes first.
    private func lookOut(for box: TickBox, _ onStall: @escaping @MainActor () -> Void) {
        var (seen, looks) = (box.frames, 0)
        lookout = .every(Self.lookInterval, priority: G_PRIORITY_LOW) { [weak box] in
            guard let box, box.onFrame != nil else { return false }
            looks = box.frames == seen ? looks + 1 : 0
            seen = box.frames
            guard looks >= Self.looksInVain else { return true }
            onStall()
            return false
        }
    }

    /// Ends the calls. Does nothing when there are none.
    package func stop() {
        lookout = nil
        guard let box, box.onFrame != nil else { return }
        self.box = nil
        box.onFrame = nil
        if let widget = widget.pointer {
            gtk_widget_remove_tick_callback(widget, box.id)
        }
    }
}

/// What GTK holds for a tick callback.
@MainActor
private final class TickBox {
    var id: guint = 0
    /// How many there have been.
    var frames = 0
    /// Nil once the calls have ended.
    var onFrame: (@MainActor (Double) -> Bool)?

    init(_ onFrame: @escaping @MainActor (Double) -> Bool) { self.onFrame = onFrame }

    static let call: GtkTickCallback = { _, clock, data in
        let box = Unmanaged<TickBox>.fromOpaque(data!).takeUnretainedValue()
        let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        return MainActor.enter(with: (box, seconds)) { box, seconds in
            guard let onFrame = box.onFrame else { return gboolean(false) }
            box.frames += 1
            return gboolean(onFrame(seconds))
        }
    }

    static let release: GDestroyNotify = { data in
        let box = Unmanaged<TickBox>.fromOpaque(data!)
        MainActor.enter(with: box) { $0.takeUnretainedValue().onFrame = nil }
        box.release()
    }
}
