import Foundation
import RefreshScenario
import Testing

@testable import RefreshReplay

@Suite struct RecordingFileTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let place: String
        let problem: String

        init(_ text: String, _ place: String, _ problem: String) {
            self.text = text
            self.place = place
            self.problem = problem
        }

        var testDescription: String { text }
    }

    /// A file with these events, and whatever follows them in the scenario and after it.
    private static func file(
        component: String = "header", events: String = "", inside: String = "", after: String = ""
    ) -> String {
        #"{"scenario":{"name":"x","component":"\#(component)","viewport":{"w":400,"h":500},"#
            + #""content":{"w":400,"h":1200},"events":[\#(events)]\#(inside)}\#(after)}"#
    }

    private static let row =
        #"{"header":{"state":"idle","isRefreshing":false,"pullingPercent":0,"alpha":1,"hidden":false,"y":-54},"#
        + #""offset":[0,0],"inset":[0,0,0,0],"callbacks":[]}"#

    private static let syntax = [
        Case("", "1:1", "the file ends here"),
        Case("{\n  \"scenario\": {\n", "3:1", "the file ends here"),
        Case("{\n  \"é\" 3}", "2:7", "expected :"),
        Case("{\"scenario\": [1, 2,]}", "1:20", "expected a value"),
        Case("[1 2]", "1:4", "expected , or ]"),
        Case("{scenario: 1}", "1:2", "expected a name in quotes"),
        Case("[\"a\\q\"]", "1:5", "there is no such escape"),
        Case("[\"a\n\"]", "1:4", "a string must end on its line"),
        Case("[trve]", "1:4", "expected true"),
        Case("[-]", "1:3", "expected a digit"),
        Case("[1e999]", "1:7", "the number is too large"),
        Case("{} {}", "1:4", "something follows the value"),
        Case(String(repeating: "[", count: 300), "1:202", "nested too deeply"),
    ]

    private static let content = [
        Case("[1, 2]", "", "expected an object"),
        Case("{}", "scenario", "this is missing"),
        Case("{\"scenario\": null}", "scenario", "expected a value, found null"),
        Case(
            file(component: "pager"), "scenario.component",
            "\"pager\" is none of header, backFooter, autoFooter, trailer, header+backFooter, header+autoFooter"),
        Case(
            file(events: #"{"type":"offset","x":0,"y":"a","dragging":true}"#), "scenario.events[0].y",
            "expected a number"),
        Case(
            file(events: #"{"type":"offset","x":0,"y":1}"#), "scenario.events[0].dragging", "this is missing"),
        Case(
            file(events: #"{"type":"tap","on":"header"},{"type":"hide","on":"footer","value":true}"#),
            "scenario.events[1]", "there is no footer in \"header\""),
        Case(file(inside: #","options":{"speed":1}"#), "scenario.options.speed", "this option is unknown"),
        Case(
            file(inside: #","options":{"onRefreshing":"stop"}"#), "scenario.options.onRefreshing",
            "\"stop\" is none of end, endNoMoreData"),
        Case(file(inside: #","rows":1.5"#), "scenario.rows", "expected a whole number"),
        Case(
            file(inside: #","options":{"autoTriggerTimes":1e30}"#), "scenario.options.autoTriggerTimes",
            "expected a whole number"),
        Case(file(after: #","tags":"x""#), "tags", "expected a list"),
        Case(file(after: #","trace":[\#(row),\#(row)]"#), "trace", "0 events need 1 rows, found 2"),
        Case(
            file(component: "trailer", after: #","trace":[\#(row)]"#), "trace[0]", "there is no trailer"),
        Case(
            file(after: #","trace":[{"offset":[0],"inset":[0,0,0,0],"callbacks":[]}]"#), "trace[0].offset",
            "expected 2 numbers, found 1"),
    ]

    @Test("a malformed file gives one line that names file, place and problem", arguments: syntax + content)
    func malformed(_ this: Case) {
        let error = #expect(throws: RecordingError.self) {
            try Recording(data: Data(this.text.utf8), file: "a.json")
        }
        #expect(error == RecordingError(file: "a.json", place: this.place, problem: this.problem))
        #expect(error?.description.contains("\n") == false)
    }

    @Test("a file cut off anywhere names the place where it ends")
    func cutOff() throws {
        let text = try String(contentsOfFile: RecordedTraces.path(of: RecordedTraces.files[0]), encoding: .utf8)
        for length in stride(from: 0, to: text.utf8.count - 1, by: 37) {
            let data = Data(text.utf8.prefix(length))
            let error = #expect(throws: RecordingError.self) { try Recording(data: data, file: "a.json") }
            #expect(error?.place == "1:\(length + 1)")
        }
    }

    @Test("what cannot be read at all is named")
    func unreadable() {
        let folder = RecordedTraces.folder.path
        let directory = #expect(throws: RecordingError.self) { try Recording(file: folder) }
        #expect(directory?.description == "\(folder): this is a directory")
        let missing = #expect(throws: RecordingError.self) { try Recording(file: folder + "/none.json") }
        #expect(missing?.description == "\(folder)/none.json: there is no such file")
        let binary = #expect(throws: RecordingError.self) {
            try Recording(data: Data([0x7B, 0xFF, 0x7D]), file: "b.json")
        }
        #expect(binary?.description == "b.json: the text is not UTF-8")
    }

    @Test("what may be left out has its default")
    func defaults() throws {
        let recording = try Recording(data: Data(Self.file().utf8), file: "a.json")
        #expect(recording.scenario.isMapped)
        #expect(recording.scenario.options == ScenarioOptions())
        #expect(recording.trace.isEmpty && recording.tags.isEmpty)
    }
}
