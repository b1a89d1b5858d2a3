/// What a hand does, as commands for the injector (`Tests/Rig/wlinject.c`), pauses included.
///
/// Lengths are pixels of the output, which are the window's, times milliseconds. The
/// pauses inside are human timing, part of what is tested; nothing else waits by time.
struct Gesture {
    struct Point {
        var x: Double
        var y: Double
    }

    private(set) var lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    static func + (left: Gesture, right: Gesture) -> Gesture { Gesture(left.lines + right.lines) }

    /// About one frame of a 60 Hz device.
    static let frame = 16

    static func pause(_ milliseconds: Int) -> Gesture { Gesture(["sleep \(milliseconds)"]) }

    static func key(_ name: String) -> Gesture { Gesture(["key \(name)"]) }

    // MARK: Mouse

    static func move(to point: Point) -> Gesture { Gesture(["move \(Int(point.x)) \(Int(point.y))"]) }

    static let press = Gesture(["press"])
    static let release = Gesture(["release"])

    static func click(at point: Point) -> Gesture {
        move(to: point) + pause(frame) + press + pause(60) + release
    }

    /// Press, straight way in equal steps, pause, release. The pause makes the release
    /// a release and no fling.
    static func mouseDrag(
        from start: Point, to end: Point, steps: Int = 40, interval: Int = frame, hold: Int = 150
    ) -> Gesture {
        path(from: start, to: end, steps: steps).reduce(move(to: start) + pause(frame) + press + pause(frame)) {
            $0 + move(to: $1) + pause(interval)
        } + pause(hold) + release
    }

    /// Notches of a wheel under the pointer, downwards if positive.
    static func wheel(_ notches: Int, interval: Int = 80) -> Gesture {
        (0..<abs(notches)).reduce(Gesture([])) { gesture, _ in
            gesture + Gesture(["wheel \(notches.signum())"]) + pause(interval)
        }
    }

    /// Events of a high-resolution wheel, each `length` long; 15 is a notch.
    static func smoothWheel(events: Int, by length: Double, interval: Int = frame) -> Gesture {
        (0..<events).reduce(Gesture([])) { gesture, _ in
            gesture + Gesture(["smoothwheel \(length)"]) + pause(interval)
        }
    }

    // MARK: Touchpad

    /// Two fingers on the touchpad; `by` is libinput's length for a step, positive down the
    /// document, and a tenth of it GDK's scroll unit. Without `lift` no stop event follows.
    static func touchpad(steps: Int, by length: Double, interval: Int = frame, lift: Bool = true) -> Gesture {
        let scroll = (0..<steps).reduce(Gesture([])) { gesture, _ in
            gesture + Gesture(["finger \(length)"]) + pause(interval)
        }
        return lift ? scroll + Gesture(["fingerstop"]) : scroll
    }

    // MARK: Touch

    static func tap(at point: Point) -> Gesture { down(point) + pause(60) + up }

    static func down(_ point: Point) -> Gesture { Gesture(["touch 0 \(point.x) \(point.y)"]) }

    static let up = Gesture(["touchup 0"])

    /// As `mouseDrag`, with a finger. With `hold` 0 the list flies on.
    static func touchDrag(
        from start: Point, to end: Point, steps: Int = 40, interval: Int = frame, hold: Int = 150
    ) -> Gesture {
        path(from: start, to: end, steps: steps).reduce(down(start) + pause(frame)) {
            $0 + Gesture(["touchmove 0 \($1.x) \($1.y)"]) + pause(interval)
        } + (hold > 0 ? pause(hold) : Gesture([])) + up
    }

    private static func path(from start: Point, to end: Point, steps: Int) -> [Point] {
        (1...steps).map { step in
            let part = Double(step) / Double(steps)
            return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }
}
