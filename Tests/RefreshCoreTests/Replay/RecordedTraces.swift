import Foundation
import RefreshReplay
import RefreshScenario

/// The recordings of the original that come with the tests.
enum RecordedTraces {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Traces")

    /// The names of all files, in order.
    static let files: [String] = ["hand", "random"].flatMap { name in
        let folder = folder.appendingPathComponent(name)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.filter { $0.hasSuffix(".json") }.sorted().map { "\(name)/\($0)" }
    }

    static func path(of file: String) -> String { folder.appendingPathComponent(file).path }

    static func recording(_ file: String) throws -> Recording { try Recording(file: path(of: file)) }

    static func all() throws -> [(file: String, recording: Recording)] {
        try files.map { ($0, try recording($0)) }
    }

    /// The tags that name a fault of the original, as the description of the recordings lists them.
    static let disputed: Set<String> = [
        "late-refreshing", "completions-pile-up", "begin-after-end", "end-begin-one-turn", "end-while-pulling",
        "pulling-at-end", "inset-drift", "inset-while-refreshing", "inset-stale", "begin-refused", "blocked-drag",
        "trigger-times-underflow", "free-retrigger", "header-makes-long", "sticky-pulling", "cancelled-while-pulling",
        "end-clears-no-more-data", "hide-clears-no-more-data", "reset-ends-refresh", "hidden", "animation-off-window",
        "trailer-not-laid-out", "kvo-order", "ext-completion-block", "ext-collectionViewAnimationBug",
        "ext-pagingEnabled", "ext-attach",
    ]

    static func isDisputed(_ recording: Recording) -> Bool { !disputed.isDisjoint(with: recording.tags) }
}
