import Foundation
import RefreshCGtk3
import RefreshGtk
import RefreshReplay
import RefreshScenario
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The gallery's recordings", .serialized)
@MainActor
struct GalleryRecordingTests {
    init() { GtkHarness.start() }

    /// Refreshes the example on show and waits for its end.
    private func refresh(_ gallery: GalleryWindow) throws {
        let run = try #require(gallery.shown)
        let refresher = try #require(run.refreshers.first)
        GtkHarness.wait(until: gtk_widget_get_mapped(run.widget) != 0, "\(run.example.id) is shown")
        var isOver = false
        refresher.onEndCompletion = { isOver = true }
        refresher.beginRefreshing()
        GtkHarness.wait(until: isOver, "\(run.example.id) has refreshed")
    }

    @Test("each example that is shown is recorded in a file of its own, and again when it is shown again")
    func files() throws {
        let file = try ScratchFile("pull.json")
        var options = DemoOptions()
        options.latency = 1
        options.example = "header-default"
        let ids = ["header-default", "trailer-default", "footer-back", "header-default"]
        let recordings = try RecordingFiles(path: file.path)
        try withGallery(options, recordings: recordings) { gallery in
            for id in ids {
                gallery.sidebar.select(try #require(Example.named(id)))
                try refresh(gallery)
            }
            // Those that were left are written.
            _ = try Recording(file: RecordingFiles.path(number: 3, beside: file.path))
        }
        try recordings.write()
        for (index, id) in ids.enumerated() {
            let path = index == 0 ? file.path : RecordingFiles.path(number: index + 1, beside: file.path)
            let recording = try Recording(file: path)
            #expect(recording.scenario.name == id)
            #expect(recording.trace.flatMap(\.callbacks).count { $0.hasSuffix(".refreshing") } == 1)
            let findings = Verdict(of: recording).findings
            #expect(findings.isEmpty, "\(path)")
        }
    }

    @Test("a file that cannot be written is told at the end, and the others are written")
    func unwritable() throws {
        let file = try ScratchFile("pull.json")
        let second = RecordingFiles.path(number: 2, beside: file.path)
        try FileManager.default.createDirectory(atPath: second, withIntermediateDirectories: false)
        let recordings = try RecordingFiles(path: file.path)
        withGallery(recordings: recordings) { gallery in
            for example in Example.listed[..<3] { gallery.sidebar.select(example) }
        }
        let failure = #expect(throws: DemoFailure.self) { try recordings.write() }
        #expect(failure?.message == "cannot write \(second): Is a directory")
        for path in [file.path, RecordingFiles.path(number: 3, beside: file.path)] {
            #expect(throws: Never.self) { try Recording(file: path) }
        }
    }

    @Test(
        "the number comes before the extension of the file's name",
        arguments: [
            ("pull.json", "pull-2.json"), ("pull", "pull-2"), ("./pull.json", "./pull-2.json"),
            ("/tmp/a.b/pull", "/tmp/a.b/pull-2"), ("a.b/.pull", "a.b/.pull-2"), (".pull.json", ".pull-2.json"),
            ("pull.1.json", "pull.1-2.json"), ("-", "-"),
        ])
    func names(_ first: String, _ second: String) {
        #expect(RecordingFiles.path(number: 2, beside: first) == second)
    }
}
