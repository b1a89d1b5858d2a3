import Foundation
import Testing

/// The demo, running one example in a bare window at the output's origin, and a hand on it.
@MainActor
final class DemoSession {
    /// How long anything may take: far above what it takes, so that a busy machine fails nothing.
    static let limit = Duration.seconds(20)

    let compositor: Compositor
    private let example: String
    private let demo: ChildProcess
    private(set) var log = DemoLog()

    /// Starts the demo, waits for its window, runs the body, ends the demo in any case.
    /// Latency is how long a refresh of the example takes, in milliseconds.
    static func run(
        _ example: String, rows: Int = 30, latency: Int = 300, options: [String] = [],
        _ body: (DemoSession) throws -> Void
    ) throws {
        let compositor = try #require(Compositor.current, "the suite lacks its compositor")
        let session = try DemoSession(example, rows: rows, latency: latency, options: options, in: compositor)
        defer { session.end() }
        do {
            try session.waitUntilShown()
            try body(session)
        } catch {
            session.keepPicture()
            throw error
        }
        let complaints = session.demo.errorText.split(separator: "\n").filter {
            $0.contains("-WARNING **") || $0.contains("-CRITICAL **")
        }
        #expect(complaints.isEmpty, "the demo complained")
    }

    private init(
        _ example: String, rows: Int, latency: Int, options: [String], in compositor: Compositor
    ) throws {
        self.compositor = compositor
        self.example = example
        // The hand of the last test leaves the window before the next one comes up under it.
        try compositor.inject(.move(to: .init(x: 600, y: 560)))
        let arguments = [
            "--bare", "--example", example, "--rows", "\(rows)", "--latency", "\(latency)",
            "--log", "-", "--log-offsets",
        ]
        demo = try ChildProcess(
            Program.demo.path, arguments + options, environment: compositor.environment, in: compositor.folder)
    }

    private func end() {
        // A gesture that a failed test left behind must not reach the next one's window.
        let deadline = ContinuousClock.now + Self.limit
        while (try? compositor.isIdle(waiting: 20)) == false, ContinuousClock.now < deadline {}
        demo.end()
    }

    // MARK: Waiting

    /// Reads the log until the condition holds; throws with the log's end when it does not.
    func wait(for what: String, within limit: Duration = limit, until condition: (DemoLog) throws -> Bool) throws {
        let deadline = ContinuousClock.now + limit
        while true {
            for line in demo.readLines(waiting: 10) { try log.append(line) }
            if try condition(log) { return }
            if demo.hasEnded { throw failure("the demo ended while the test waited for \(what)") }
            if ContinuousClock.now > deadline { throw failure("no \(what) within \(limit)") }
        }
    }

    /// Does the gesture to its end and reads the log meanwhile.
    func perform(_ gesture: Gesture) throws {
        try compositor.inject(gesture)
        try wait(for: "end of the gesture", within: .seconds(60)) { _ in try compositor.isIdle() }
    }

    /// Waits until a pan, with what it set in motion, is over and the list is at this offset.
    func waitForRest(at offset: Double) throws {
        try wait(for: "rest at \(offset)") { log in
            let last = log.events.last { $0.event == "offset" || $0.event == "settled" }
            return last?.event == "settled" && abs((last?.offset ?? .infinity) - offset) < Self.tolerance
        }
    }

    /// Waits until the list is at this offset. For what GTK scrolls by itself, at once: notches
    /// of the wheel, keys, the scroll bar.
    func waitForOffset(_ offset: Double) throws {
        try wait(for: "offset \(offset)") { abs($0.offset - offset) < Self.tolerance }
    }

    /// Whether the list is at its top, neither scrolled nor pulled.
    var isAtTop: Bool { abs(log.offset) < Self.tolerance }

    /// Pixels. GTK's sums of notches leave rounding errors.
    static let tolerance = 0.01

    /// What was logged while this ran.
    func logged(_ body: () throws -> Void) rethrows -> DemoLog {
        let before = log.events.count
        try body()
        return log.dropFirst(before)
    }

    private func failure(_ what: String) -> HarnessFailure {
        let text = """
            \(example): \(what)
            last of the log:
            \(log.lines.suffix(25).joined(separator: "\n"))
            standard error:
            \(demo.errorText.split(separator: "\n").prefix(15).joined(separator: "\n"))
            """
        return HarnessFailure(description: text)
    }

    // MARK: Pictures

    /// The demo says when it drew its first frame; the compositor shows it, and gives it the
    /// keyboard, a little later.
    private func waitUntilShown() throws {
        let recorder = try Recorder(Picture.Area(x: 0, y: 0, width: 400, height: 500), in: compositor)
        defer { recorder.end() }
        try wait(for: "the window") { log in
            try !log.named("ready").isEmpty && recorder.frames().last?.isBlank == false
        }
    }

    /// Every frame that the compositor showed of this part of the window while the gesture
    /// went on, the one before it first.
    func record(_ area: Picture.Area, during gesture: Gesture) throws -> [Picture] {
        let recorder = try Recorder(area, in: compositor)
        defer { recorder.end() }
        try wait(for: "first frame") { _ in try !recorder.frames().isEmpty }
        try perform(gesture)
        return try recorder.frames()
    }

    /// Keeps a picture of the screen as it was when a test failed, beside the build.
    private func keepPicture() {
        let folder = Compositor.root.appendingPathComponent(".build/e2e-failures")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "\(example)-\(log.events.count).png"
        if let grim = try? ChildProcess(
            "/usr/bin/grim", [folder.appendingPathComponent(name).path],
            environment: compositor.environment, in: compositor.folder)
        {
            grim.end(gently: true)
        }
    }
}
