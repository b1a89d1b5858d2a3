import CSynth
import Glibc
import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// Touchpad events over a list, made beforehand: making them is no part of what is measured.
@MainActor
final class TouchpadSteps {
    /// Time between two events of a touchpad, in milliseconds: 125 events a second.
    private static let interval: guint32 = 8

    private let events: [UnsafeMutablePointer<GdkEvent>]

    /// - Parameter pixels: how far each event moves the list; negative is towards its beginning.
    init(_ pixels: [Double], in window: BenchWindow) {
        // GtkScrolledWindow's unit for the deltas of smooth events, which is ours too.
        let unit = pow(gtk_adjustment_get_page_size(window.adjustment), 2.0 / 3)
        let start = synth_get_time()
        events = pixels.enumerated().compactMap { index, pixels in
            synth_set_time(start + guint32(index) * Self.interval)
            return synth_scroll_event(
                window.toplevel, 200, 250, GDK_SOURCE_TOUCHPAD, GDK_SCROLL_SMOOTH, 0, pixels / unit, 0, 0)
        }
        synth_set_time(0)
        precondition(events.count == pixels.count, "the list gets scroll events")
    }

    isolated deinit {
        for event in events { gdk_event_free(event) }
    }

    /// Gives each event to GTK, once only: a handler may use an event up.
    func send() {
        for event in events { gtk_main_do_event(event) }
    }
}

/// A finger's way there and back, so that any number of repetitions stays where it began.
struct Wave {
    /// Where it begins, in pixels of the finger's movement beyond the edge.
    let start: Double
    /// The steps' length in pixels.
    let step: Double
    private let count = 20

    /// A pull that shows a part of the header and arms nothing.
    static let shallow = Wave(start: 20, step: 2)
    /// A pull over the threshold and back: 11 to 67 pixels of the header, whose extent is 54.
    static let deep = Wave(start: 20, step: 6)

    /// The events of one wave, away from the edge first.
    var pixels: [Double] { Array(repeating: -step, count: count) + Array(repeating: step, count: count) }

    var eventCount: Int { 2 * count }

    /// How far it goes, in pixels.
    var length: Double { step * Double(count) }
}

extension BenchWindow {
    /// Sees to it that fingers hold the list at the beginning of `wave`, beyond the edge. Nothing without the library.
    func hold(at wave: Wave) {
        guard let scroller else { return }
        guard !scroller.isDragging else { return }
        while !scroller.isAtRest { frames(1) }
        scroller.contentOffset.vertical = 0
        TouchpadSteps([-wave.start], in: self).send()
    }

    /// The time of this thread that the events of `waves` waves take to be dispatched, in seconds.
    func time(of wave: Wave, repeated waves: Int) -> Double {
        let steps = TouchpadSteps(Array(repeatElement(wave.pixels, count: waves).joined()), in: self)
        return Stopwatch.threadTime { steps.send() }
    }
}
