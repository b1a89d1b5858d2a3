import RefreshGtk

/// Records each example that is shown into a file of its own: the first into the one that was asked for, the others into
/// files beside it, which are numbered.
@MainActor
final class RecordingFiles {
    private let path: String
    private var count = 0
    /// Of the example that is shown.
    private var output: OutputFile?
    private var recorder: ScenarioRecorder?
    private var failure: DemoFailure?

    /// Makes the first file at once: that it cannot be written should not come out at the end.
    init(path: String) throws(DemoFailure) {
        self.path = path
        output = try OutputFile(path: path)
    }

    /// Begins with this example, before it is shown, and writes what was recorded of the one before. Examples that
    /// cannot be recorded count as well.
    func follow(_ run: ExampleRun) {
        writeRecorded()
        count += 1
        do throws(DemoFailure) {
            if count > 1 { output = try OutputFile(path: Self.path(number: count, beside: path)) }
            recorder = try ScenarioRecorder(run)
        } catch {
            failure = failure ?? error
        }
    }

    /// Writes what is not written yet. Throws the first of all that went wrong.
    func write() throws(DemoFailure) {
        writeRecorded()
        if let failure { throw failure }
    }

    private func writeRecorded() {
        guard let recorder else { return }
        self.recorder = nil
        do throws(DemoFailure) {
            try output?.write(recorder.text)
        } catch {
            failure = failure ?? error
        }
        output = nil
    }

    /// `pull.json` has `pull-2.json` beside it. Standard output takes all.
    static func path(number: Int, beside path: String) -> String {
        guard path != "-" else { return path }
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        // The dot of a hidden file begins no extension.
        let dot = name.dropFirst().lastIndex(of: ".") ?? path.endIndex
        return path[..<dot] + "-\(number)" + path[dot...]
    }
}
