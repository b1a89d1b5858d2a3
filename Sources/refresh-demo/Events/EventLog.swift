import Glibc
import RefreshCGtk3
import RefreshScenario

/// Writes events to a file, a JSON object a line, each at once.
@MainActor
final class EventLog {
    private let output: OutputFile
    private let includesOffsets: Bool
    private let start = g_get_monotonic_time()

    init(path: String, includesOffsets: Bool) throws(DemoFailure) {
        output = try OutputFile(path: path)
        self.includesOffsets = includesOffsets
    }

    func write(_ event: ExampleEvent, of example: String) {
        if case .offset = event, !includesOffsets { return }
        let seconds = Double(g_get_monotonic_time() - start) / 1_000_000
        let line = JSONText.object([("t", .number(seconds)), ("example", .string(example))] + event.members)
        do throws(DemoFailure) {
            try output.write(line.text + "\n")
        } catch {
            // Whoever waits for a line would wait in vain.
            error.report()
            exit(DemoFailure.exitStatus)
        }
    }
}
