import Foundation
import Testing

/// In a process of its own, because a test's main actor is served by libdispatch and not by GLib's loop.
@Suite("Main-actor tasks under GLib's main loop")
struct DispatchBridgeTests {
    /// What the probe prints, line by line.
    private func lines(_ arguments: [String] = []) throws -> [String] {
        let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
        let process = Process()
        let output = Pipe()
        process.executableURL = folder.appendingPathComponent("MainLoopProbe")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let text = try #require(String(data: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("tasks run on GTK's thread, in turn with the loop's other work")
    func tasks() throws {
        let expected = [
            "loop starts",
            "task begins, on GTK's thread: true",
            "task goes on after a sleep, on GTK's thread: true",
            "detached task, on GTK's thread: false",
            "detached task comes back, on GTK's thread: true",
            "idle call, on GTK's thread: true",
            "performed from elsewhere, on GTK's thread: true",
            "loop ends",
        ]
        #expect(try lines() == expected)
    }

    @Test("where libdispatch has closed the queue's descriptor, the loop's other work goes on")
    func closedQueue() throws {
        #expect(try lines(["--closed-queue"]) == ["loop starts", "idle call, on GTK's thread: true", "loop ends"])
    }
}
