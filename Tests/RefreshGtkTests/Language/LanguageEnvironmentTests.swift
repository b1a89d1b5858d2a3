import Foundation
import RefreshCore
import RefreshGtk
import Testing

@Suite("The language of the environment")
struct LanguageEnvironmentTests {
    /// What a program chose in an environment, and the texts it shows.
    private func run(
        _ environment: [String: String], at path: URL? = nil, in folder: URL? = nil
    ) throws -> (language: String, texts: [String: String]) {
        let process = Process()
        let output = Pipe()
        process.executableURL = try path ?? Self.program
        process.currentDirectoryURL = folder
        // The libraries of the tool chain may not lie where programs look by themselves.
        let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = kept.merging(environment) { $1 }
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var lines = text.split(separator: "\n").map(String.init)
        let language = try #require(lines.isEmpty ? nil : lines.removeFirst())
        var texts: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            texts[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        return (language, texts)
    }

    private static var program: URL {
        get throws {
            try #require(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("LanguageProbe")
        }
    }

    @Test(
        "V02: a program speaks the language of its environment",
        arguments: [
            (["LANG": "zh_CN.UTF-8"], "zh_CN", "下拉可以刷新"),
            (["LANG": "zh_TW.UTF-8"], "zh_TW", "鬆開立即刷新"),
            (["LANG": "zh_HK.UTF-8"], "zh_TW", "鬆開立即刷新"),
            (["LANG": "ko_KR"], "ko", "아래로 당겨 새로고침"),
            (["LANG": "C"], "en", "Pull down to refresh"),
            (["LANG": "xx_XX"], "en", "Pull down to refresh"),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "xx:ko"], "ko", "아래로 당겨 새로고침"),
            (["LANGUAGE": "xx:ko"], "ko", "놓으면 새로고침"),
            ([:], "en", "Pull down to refresh"),
            (["LANG": "de_AT.UTF-8", "LANGUAGE": ""], "de", "Zum Aktualisieren loslassen"),
        ] as [([String: String], String, String)])
    func environment(variables: [String: String], language: String, text: String) throws {
        let shown = try run(variables)
        #expect(shown.language == language)
        #expect(shown.texts.values.contains(text))
    }

    @Test("LANGUAGE counts before LC_ALL, that before LC_MESSAGES, that before LANG")
    func order() throws {
        var variables = ["LANG": "fr_FR.UTF-8"]
        #expect(try run(variables).language == "fr")
        variables["LC_MESSAGES"] = "ja_JP.UTF-8"
        #expect(try run(variables).language == "ja")
        variables["LC_ALL"] = "ru_RU.UTF-8"
        #expect(try run(variables).language == "ru")
        variables["LANGUAGE"] = "uk:en"
        #expect(try run(variables).language == "uk")
    }

    @Test("V02: a program that was copied elsewhere, and started from elsewhere, shows the same texts and no raw key")
    func place() throws {
        let manager = FileManager.default
        let prefix = manager.temporaryDirectory.appendingPathComponent("prefix-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: prefix) }
        let folder = prefix.appendingPathComponent("bin")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let installed = folder.appendingPathComponent("LanguageProbe")
        try manager.copyItem(at: Self.program, to: installed)
        let keys = Set(RefreshTextKey.allCases.map(\.rawValue))
        for code in ["en_US.UTF-8", "zh_TW.UTF-8", "ar_EG"] {
            let built = try run(["LANG": code])
            let copied = try run(["LANG": code], at: installed, in: URL(fileURLWithPath: "/"))
            #expect(built == copied)
            #expect(Set(built.texts.keys) == keys)
            #expect(keys.isDisjoint(with: built.texts.values))
        }
    }
}
