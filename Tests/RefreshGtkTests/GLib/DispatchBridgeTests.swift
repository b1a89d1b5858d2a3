import Foundation
import Testing

/// In a process of its own, because a test's main actor is served by libdispatch and not by GLib's loop.
@Suite("Main-actor tasks under GLib's main loop")
struct DispatchBridgeTests {
    @Test("tasks run on GTK's thread, in turn with the loop's other work")
    func tasks() throws {
        let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
        let process = Process()
        let output = Pipe()
        process.executableURL = folder.appendingPathComponent("MainLoopProbe")
        process.standardOutput = output
        try process.run()
        let text = try #require(String(data: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
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
        #expect(text.split(separator: "\n").map(String.init) == expected)
    }
}
