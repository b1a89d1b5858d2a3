import Foundation
import RefreshReplay
import RefreshScenario
import Testing

@testable import refresh_demo

@Suite("The demo's log and recording")
struct LogTests {
    private static func names(_ events: [[String: Any]]) -> [String] { events.compactMap { $0["event"] as? String } }

    @Test("each line has time, example and event; ready comes with the window's size")
    func ready() throws {
        let demo = try DemoProcess(["--bare", "--example", "footer-back", "--log", "-", "--quit-after", "0.3"])
        #expect(demo.status == 0)
        #expect(demo.errors.isEmpty, "\(demo.errors)")
        let events = try demo.events()
        #expect(events.allSatisfy { $0["example"] as? String == "footer-back" })
        let times = events.compactMap { $0["t"] as? Double }
        #expect(times.count == events.count)
        #expect(times == times.sorted())
        let ready = try #require(events.first { $0["event"] as? String == "ready" })
        #expect(ready["width"] as? Int == 400)
        #expect(ready["height"] as? Int == 500)
    }

    @Test("a refresh is logged in the order in which it happens")
    func refresh() throws {
        let demo = try DemoProcess(["--bare", "--example", "processes", "--log", "-", "--quit-after", "3"])
        #expect(demo.errors.isEmpty, "\(demo.errors)")
        let events = try demo.events().filter { $0["edge"] as? String == "top" }
        let told = events.compactMap { ($0["to"] ?? $0["name"]) as? String }
        #expect(
            told == ["refreshing", "refreshing", "beginCompletion", "idle", "endingAnimationBegan", "endCompletion"])
        #expect(!Self.names(try demo.events()).contains("offset"), "offsets are logged on request only")
        let first = try #require(events.first { $0["event"] as? String == "state" })
        #expect(Set(first.keys) == ["t", "example", "event", "edge", "from", "to", "title"])
        #expect(first["from"] as? String == "willRefresh" && first["to"] as? String == "refreshing")
        let callback = try #require(events.first { $0["event"] as? String == "callback" })
        #expect(Set(callback.keys) == ["t", "example", "event", "edge", "name"])
        #expect(callback["name"] as? String == "refreshing")
    }

    @Test("offsets are logged on request, and the last one is where it rests")
    func offsets() throws {
        let demo = try DemoProcess(
            ["--bare", "--example", "processes", "--log", "-", "--log-offsets", "--quit-after", "3"])
        let events = try demo.events()
        let offsets = events.filter { $0["event"] as? String == "offset" }.compactMap { $0["y"] as? Double }
        #expect(offsets.min() == -54)
        let rest = try #require(events.last { $0["event"] as? String == "settled" })
        #expect(rest["offset"] as? Double == offsets.last)
        #expect((rest["insets"] as? [Double])?.count == 4)
        // Top, leading, bottom, trailing: the header open, and below it the automatic footer.
        #expect(events.contains { $0["insets"] as? [Double] == [54, 0, 44, 0] })
    }

    @Test("rows and language are those of the command line")
    func options() throws {
        func events(_ arguments: [String]) throws -> [[String: Any]] {
            let demo = try DemoProcess(["--bare", "--log", "-", "--quit-after", "0.5"] + arguments)
            #expect(demo.errors.isEmpty, "\(demo.errors)")
            return try demo.events()
        }
        func height(_ rows: Int) throws -> Double? {
            let events = try events(["--example", "header-default", "--rows", "\(rows)"])
            return events.last { $0["event"] as? String == "content" }?["height"] as? Double
        }
        let (three, six) = (try #require(try height(3)), try #require(try height(6)))
        // But for the lines between them.
        #expect(three > 0 && abs(six - 2 * three) <= 3)
        let german = try events(["--example", "processes", "--language", "de"])
        let titles = german.compactMap { $0["title"] as? String }
        #expect(titles.contains("Wird aktualisiert …"))
    }

    @Test("a recording, replayed, gives the same trace", arguments: ["processes", "header-default", "trailer-default"])
    func record(_ example: String) throws {
        let file = try ScratchFile("recording.json")
        let demo = try DemoProcess(["--bare", "--example", example, "--record", file.path, "--quit-after", "2"])
        #expect(demo.status == 0)
        #expect(demo.errors.isEmpty, "\(demo.errors)")
        let recording = try Recording(file: file.path)
        #expect(recording.scenario.name == example)
        #expect(recording.trace.count == recording.scenario.events.count + 1)
        #expect(recording.scenario.events.contains(.window(true)))
        #expect(Verdict(of: recording).isEqual, "\(Verdict(of: recording).findings)")
        if example == "processes" {
            let callbacks = recording.trace.flatMap(\.callbacks)
            #expect(callbacks.first == "header.refreshing")
            #expect(callbacks.last == "header.endRefreshingCompletion")
        }
    }

    @Test("SIGTERM ends it properly: the recording is written")
    func terminated() throws {
        let file = try ScratchFile("recording.json")
        // timeout(1) sends the signal.
        let demo = try DemoProcess(
            ["--bare", "--record", file.path], terminatedAfter: 1)
        #expect(demo.status == 124, "timeout's own status: it had to end the demo")
        #expect(try !Recording(file: file.path).scenario.events.isEmpty)
    }
}
