import Foundation
import RefreshCore
import Testing

/// The program as the package manager runs it.
@Suite("The generator of the catalogues")
struct CatalogueGeneratorTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogues-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            .appendingPathComponent("catalogue-generator")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, complaint)
    }

    /// Makes source of one file. The folder is removed afterwards.
    private func generate(_ text: String, name: String = "de.po") throws -> (
        status: Int32, source: String?, errors: String
    ) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        let output = folder.appendingPathComponent("Output.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let result = try run([output.path, file.path])
        let source = try? String(contentsOf: output, encoding: .utf8)
        return (result.status, source, result.errors.replacingOccurrences(of: folder.path + "/", with: ""))
    }

    private static let idle = """
        msgctxt "header.idle"
        msgid "Pull down to refresh"
        msgstr "Zieh"

        """

    @Test("data/po/refresh-gtk.pot is what the keys in the source say, and each language has its texts in that order")
    func template() throws {
        let po = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("data/po")
        let template = try String(contentsOf: po.appendingPathComponent("refresh-gtk.pot"), encoding: .utf8)
        #expect(try run(["--template"]).output == template)
        let originals = lines(of: template, except: "msgstr")
        for file in try FileManager.default.contentsOfDirectory(at: po, includingPropertiesForKeys: nil)
        where file.pathExtension == "po" {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(lines(of: text, except: "msgstr") == originals, "\(file.lastPathComponent)")
            #expect(text.contains("\"Language: \(file.deletingPathExtension().lastPathComponent)\\n\""))
            #expect(!text.contains("fuzzy"))
        }
    }

    /// The comments for translators, the keys and the originals, from the first text on.
    private func lines(of text: String, except keyword: String) -> [String] {
        text.components(separatedBy: "\n").filter {
            $0.hasPrefix("#.") || $0.hasPrefix("msgctxt") || $0.hasPrefix("msgid")
        }
        .filter { $0 != "msgid \"\"" && !$0.hasPrefix(keyword) }
    }

    @Test("a text may be in several parts, hold escapes and follow another without an empty line")
    func forms() throws {
        let result = try generate(
            """
            msgid ""
            msgstr "Language: de\\n"
            # A remark
            msgctxt "header.idle"
            msgid "Pull down "
            "to refresh"
            msgstr ""
            "Zieh \\"mich\\" \\\\ "
            "weit\\there"
            msgctxt "header.pulling"
            msgid "Release to refresh"
            msgstr "Laß los"
            """)
        #expect(result.errors.isEmpty && result.status == 0)
        let source = try #require(result.source)
        #expect(source.contains(#"case .headerIdle: "Zieh \u{22}mich\u{22} \u{5c} weit\u{9}here""#))
        #expect(source.contains(#"case .headerPulling: "La\u{df} los""#))
    }

    @Test(
        "what is untranslated, unconfirmed, obsolete or made for another original is left out",
        arguments: [
            "msgctxt \"header.idle\"\nmsgid \"Pull down to refresh\"\nmsgstr \"\"\n",
            "#, fuzzy\n" + idle, "#, c-format, fuzzy\n" + idle,
            "#~ msgctxt \"header.gone\"\n#~ msgid \"x\"\n#~ msgstr \"y\"\n",
            "msgctxt \"header.idle\"\nmsgid \"Pull up\"\nmsgstr \"Zieh\"\n",
        ])
    func leftOut(text: String) throws {
        let result = try generate(text)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(try #require(result.source).contains("case .") == false)
    }

    @Test(
        "a mistake is told with its file and line in one line, with status 2 and without output",
        arguments: [
            (idle + "\nmsgctxt \"header.idel\"\nmsgid \"x\"\nmsgstr \"y\"\n", "de.po:5: no such text: header.idel"),
            (idle + "\n" + idle, "de.po:5: header.idle stands here twice"),
            (
                "msgctxt \"header.idle\"\nmsgid \"Pull\nmsgstr \"y\"\n",
                "de.po:2: a text in quotation marks was expected"
            ),
            ("msgctxt \"header.idle\"\nmsgid \"a \" b\"\n", "de.po:2: a quotation mark lacks its backslash"),
            ("msgctxt \"header.idle\"\nmsgid \"\\x41\"\n", "de.po:2: this escape is not understood"),
            ("\n\nrubbish\n", "de.po:3: a text in quotation marks was expected"),
            ("\"a\"\n", "de.po:1: msgctxt, msgid or msgstr was expected"),
            ("msgid_plural \"a\"\n", "de.po:1: msgid_plural is not understood here"),
            ("msgid \"a\"\nmsgid \"b\"\n", "de.po:2: msgid stands here twice"),
            ("\nmsgctxt \"header.idle\"\nmsgid \"a\"\n", "de.po:2: msgid or msgstr is missing"),
            ("msgid \"a\"\nmsgstr \"b\"\n", "de.po:1: msgctxt is missing: it tells which text this is"),
            (
                "msgctxt \"time.day\"\nmsgid \"MM-dd\"\nmsgstr \"dd. mm.\"\n", "de.po:1: time.day needs MM once"
            ),
            (
                "msgctxt \"time.day\"\nmsgid \"MM-dd\"\nmsgstr \"dd.MM.yyyy\"\n", "de.po:1: time.day needs yyyy nowhere"
            ),
            (
                "msgctxt \"time.date\"\nmsgid \"yyyy-MM-dd\"\nmsgstr \"dd.MM.yy\"\n",
                "de.po:1: time.date needs yyyy once"
            ),
        ])
    func mistakes(text: String, message: String) throws {
        let result = try generate(text)
        #expect(result.errors == "catalogue-generator: \(message)\n")
        #expect(result.status == 2)
        #expect(result.source == nil)
    }

    @Test("a file that is not there, is not UTF-8 or whose name is no language is told, with status 2")
    func files() throws {
        #expect(try generate("", name: "deutsch.po").errors.contains("deutsch.po: the name is no code of a language"))
        let missing = try run([folder.path + "/Output.swift", folder.path + "/de.po"])
        #expect(missing.status == 2)
        #expect(missing.errors.hasSuffix("/de.po: cannot be read as UTF-8\n"))
    }

    @Test("without arguments, or with an option it does not know, it points to its help", arguments: [[], ["--hlep"]])
    func mistake(arguments: [String]) throws {
        let result = try run(arguments)
        #expect(result.status == 2)
        #expect(
            result.errors == "catalogue-generator: neither --template nor an output file is given; see --help\n")
    }

    @Test("it prints its usage when asked", arguments: ["--help", "-h"])
    func usage(option: String) throws {
        let result = try run([option])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Usage: catalogue-generator --template"))
        #expect(result.errors.isEmpty)
    }
}
