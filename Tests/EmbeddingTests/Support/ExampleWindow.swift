import Foundation

/// An example that runs, operated as a user does: by mouse and wheel, and the window's cross.
final class ExampleWindow {
    private let program: Program
    private let folder: URL
    private var window = ""

    /// Starts it and waits for its window.
    init(
        _ command: [String], in folder: URL, environment: [String: String] = Installation.environment
    ) throws {
        program = try Program(command, in: folder, environment: environment)
        self.folder = folder
        let isShown = wait(Self.limit) {
            // Both of them: windows of the tests before may still be there.
            let found = try? xdotool("search", "--all", "--onlyvisible", "--pid", "\(program.pid)", "--name", ".")
            window = found?.split(separator: "\n").first.map(String.init) ?? ""
            return !window.isEmpty || program.hasEnded
        }
        guard isShown, !window.isEmpty else { throw TestFailure("\(command) shows no window\n\(program.output)") }
    }

    private static let limit = 60.0

    var title: String { (try? xdotool("getwindowname", window))?.trimmingCharacters(in: .newlines) ?? "" }

    func waitForTitle(_ wanted: String, repeating action: () throws -> Void = {}) throws {
        let isThere = try wait(Self.limit) {
            guard title != wanted, !program.hasEnded else { return true }
            try action()
            return false
        }
        guard isThere, title == wanted else {
            throw TestFailure("the title is \(title), not \(wanted)\n\(program.output)")
        }
    }

    /// Waits for what was done to have an effect, and not for long: it may have come too early.
    func waitForAnotherTitle() {
        let before = title
        _ = wait(3) { title != before }
    }

    /// Waits until the time of a refresh is stored, which is so when it ended well.
    /// - Parameter state: the program's folder for state.
    func waitForRefresh(storedIn state: URL, of action: () throws -> Void) throws {
        let times = state.appendingPathComponent("refresh-gtk")
        func isStored() -> Bool {
            let files = (try? FileManager.default.contentsOfDirectory(at: times, includingPropertiesForKeys: nil)) ?? []
            return files.contains { ((try? String(contentsOf: $0, encoding: .utf8)) ?? "").contains("last-updated=") }
        }
        guard !isStored() else { throw TestFailure("a refresh is stored before there was one") }
        try action()
        guard wait(Self.limit, until: { isStored() || program.hasEnded }), isStored() else {
            throw TestFailure("no refresh has ended\n\(program.output)")
        }
    }

    func pullDown() throws { try drag(from: 100, to: 300) }
    func pullUp() throws { try drag(from: 400, to: 200) }

    /// With the first button, in the pace of a hand.
    private func drag(from start: Int, to end: Int) throws {
        let way = stride(from: start, through: end, by: end < start ? -10 : 10)
        let steps = way.flatMap { ["mousemove", "--window", window, "180", "\($0)", "sleep", "0.02"] }
        let press = ["mousemove", "--window", window, "180", "\(start)", "sleep", "0.1", "mousedown", "1"]
        try xdotool(press + steps + ["mouseup", "1"])
    }

    func click(atHeight y: Int) throws {
        try xdotool("mousemove", "--window", window, "180", "\(y)", "sleep", "0.1", "click", "1")
    }

    func scrollDown(notches: Int = 4) throws {
        try xdotool(
            "mousemove", "--window", window, "180", "200", "click", "--repeat", "\(notches)", "--delay", "20", "5")
    }

    /// Closes the window and returns the program's status.
    func close() throws -> Int32 {
        let closer = Installation.programs.appendingPathComponent("close-window.py").path
        try Program.run(["python3", closer, window], in: folder)
        return try program.waitForEnd(limit: Self.limit)
    }

    var output: String { program.output }

    @discardableResult
    private func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

    @discardableResult
    private func xdotool(_ arguments: [String]) throws -> String {
        try Program.run(["xdotool"] + arguments, in: folder, limit: 20)
    }
}
