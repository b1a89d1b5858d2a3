import Foundation
import RefreshCore
import RefreshGtk
import Testing

@testable import refresh_demo

@Suite("The demo's language")
@MainActor
struct LanguageTests {
    /// What the environment asks for, and the shipped language that is nearest.
    nonisolated static let languages = [
        ("zh_CN", "zh_CN"), ("zh_TW", "zh_TW"), ("zh_HK", "zh_TW"), ("ko", "ko"), ("ru", "ru"), ("uk", "uk"),
        ("ja", "ja"), ("de", "de"), ("fr", "fr"), ("es", "es"), ("ar", "ar"), ("xx", "en"), ("xx:ko", "ko"),
    ]

    @Test("V02: it speaks the language of its environment", arguments: languages)
    func environment(_ wanted: String, _ language: String) throws {
        try expect(language, from: RunningDemo.built, asked: wanted)
    }

    @Test("V02: copied elsewhere and started from elsewhere it does the same", arguments: languages)
    func installed(_ wanted: String, _ language: String) throws {
        let manager = FileManager.default
        let prefix = manager.temporaryDirectory.appendingPathComponent("prefix-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: prefix) }
        let installed = prefix.appendingPathComponent("bin/refresh-demo")
        try manager.createDirectory(at: installed.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: RunningDemo.built, to: installed)
        try expect(language, from: installed, asked: wanted)
    }

    /// This example refreshes as soon as it is shown, and ends as soon as it has read.
    private func expect(_ language: String, from program: URL, asked wanted: String) throws {
        let demo = try RunningDemo(
            program, ["--bare", "--example", "processes", "--log", "-"], environment: ["LANGUAGE": wanted])
        let texts = RefreshLanguage.texts(in: language)
        for (state, key) in [("refreshing", RefreshTextKey.headerRefreshing), ("idle", .headerIdle)] {
            let event = try demo.event { $0["edge"] as? String == "top" && $0["to"] as? String == state }
            #expect(event["title"] as? String == texts[key])
            #expect((texts[key] == key.english) == (language == "en"))
        }
    }
}

/// The demo while it runs, with an environment of its own. It is killed when this is dropped.
private final class RunningDemo {
    /// Beside the running test bundle, where the package manager puts every product.
    static let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("refresh-demo")
    private static let limit = 60.0

    private let process = Foundation.Process()
    private let output = Pipe()
    private var lines: [Data] = []
    private var rest = Data()

    init(_ program: URL, _ arguments: [String], environment: [String: String]) throws {
        // The display, and the libraries of the tool chain, which may not lie where programs look by themselves.
        let kept = ProcessInfo.processInfo.environment.filter {
            ["PATH", "LD_LIBRARY_PATH", "DISPLAY", "XAUTHORITY"].contains($0.key)
        }
        let settings = [
            "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "HOME": NSTemporaryDirectory(),
            "XDG_STATE_HOME": NSTemporaryDirectory(),
        ]
        process.environment = kept.merging(settings) { $1 }.merging(environment) { $1 }
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = output
        try process.run()
        let id = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit) { [weak process] in
            if process?.isRunning == true { kill(id, SIGKILL) }
        }
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The next event of the log that is as asked for.
    func event(where isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
        while true {
            while !lines.isEmpty {
                let event = try JSONSerialization.jsonObject(with: lines.removeFirst()) as? [String: Any]
                if let event, isWanted(event) { return event }
            }
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "the demo has ended")
            rest += data
            lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = lines.removeLast()
        }
    }
}
