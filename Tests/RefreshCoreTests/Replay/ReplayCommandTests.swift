import Foundation
import RefreshScenario
import Testing

@testable import RefreshReplay

@Suite struct ReplayCommandTests {
    private struct Result {
        var output = ""
        var problems: [String] = []
        var exit = ReplayCommand.Exit.success
    }

    private func run(_ arguments: String...) throws -> Result {
        var result = Result()
        let command = try ReplayCommand(arguments: arguments)
        result.exit = command.run(output: { result.output += $0 }, problem: { result.problems.append($0) })
        return result
    }

    /// Has a file with this text for as long as `body` runs.
    private func withFile<Value>(_ text: String, _ body: (String) throws -> Value) throws -> Value {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    @Test("without options it prints the replay in the format it reads")
    func prints() throws {
        let path = RecordedTraces.path(of: "hand/header-begin-twice.json")
        let result = try run(path)
        let printed = try Recording(data: Data(result.output.utf8), file: "output")
        #expect(printed.scenario == (try Recording(file: path)).scenario)
        #expect(printed.trace == Replay.run(printed.scenario).map(\.row))
        #expect(result.exit == .success && result.problems.isEmpty)
    }

    @Test("checking says what is equal, which rule explains the rest, and sums up")
    func check() throws {
        let equal = RecordedTraces.path(of: "hand/header-begin-twice.json")
        let ruled = RecordedTraces.path(of: "hand/header-begin-end-same-turn.json")
        let result = try run("--check", equal, ruled)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "\(equal): equal")
        #expect(lines.contains { $0.hasPrefix("\(ruled): row 2 ") && $0.hasSuffix("[end-cancels-callback]") })
        #expect(lines.contains("2 files, 1 equal"))
        #expect(lines.contains { $0.hasPrefix("1 by end-cancels-callback: ") })
        #expect(result.exit == .success)
    }

    @Test("a difference without a rule is marked and ends with 1")
    func unexplained() throws {
        var recording = try RecordedTraces.recording("hand/header-begin-twice.json")
        recording.trace[0].callbacks = ["header.refreshing"]
        let result = try withFile(recording.text) { try run("--check", $0) }
        #expect(result.output.contains("row 0 header.callbacks: "))
        #expect(result.output.contains("[NO RULE]"))
        #expect(result.output.contains("1 file, 0 equal"))
        #expect(result.output.contains("1 without a rule"))
        #expect(result.exit == .unexplained)
    }

    @Test("a malformed file gives one line and ends with 2; the other files are still done")
    func malformed() throws {
        let good = RecordedTraces.path(of: "hand/header-begin-twice.json")
        try withFile("{") { bad in
            let result = try run("--check", bad, good)
            #expect(result.problems == ["refresh-replay: \(bad): 1:2: the file ends here"])
            #expect(result.output.contains("\(good): equal"))
            #expect(result.exit == .unusable)
        }
    }

    @Test("a scenario without a trace can be replayed but not checked")
    func noTrace() throws {
        var recording = try RecordedTraces.recording("hand/header-begin-twice.json")
        recording.trace = []
        try withFile(recording.text) { path in
            #expect(try run(path).exit == .success)
            let checked = try run("--check", path)
            #expect(checked.problems == ["refresh-replay: \(path): trace: there is nothing to compare with"])
            #expect(checked.exit == .unusable)
        }
    }

    @Test("the command line is checked before anything is done")
    func usage() throws {
        #expect(throws: ReplayCommand.UsageError(description: "no file given")) { try run("--check") }
        #expect(throws: ReplayCommand.UsageError(description: "unknown option --chekc")) { try run("--chekc", "a") }
        for option in ["--help", "-h"] {
            #expect(try run(option).output.hasPrefix("Usage: refresh-replay"))
        }
        #expect(try ReplayCommand(arguments: ["--check", "--", "--odd.json"]).files == ["--odd.json"])
    }
}
