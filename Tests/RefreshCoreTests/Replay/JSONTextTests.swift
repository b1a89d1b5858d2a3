import Foundation
import RefreshScenario
import Testing

@Suite struct JSONTextTests {
    @Test("texts are escaped so that others read them back", arguments: ["", "a\"b\\c/d", "\n\r\t\u{0}\u{1F}", "é…🙂"])
    func strings(text: String) throws {
        let json = JSONText.array([.string(text)]).text
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }

    @Test("numbers keep their value; what is not a number is null")
    func numbers() throws {
        for number in [0, -0.0, 1, -54, 0.1, 1e-7, 1e21, 1234567.25, .pi] {
            let json = JSONText.array([.number(number)]).text
            #expect(try JSONDecoder().decode([Double].self, from: Data(json.utf8)) == [number])
        }
        #expect(JSONText.number(54).text == "54")
        #expect(JSONText.number(-0.0).text == "0")
        #expect(JSONText.number(.nan).text == "null")
        #expect(JSONText.number(.infinity).text == "null")
    }

    @Test("objects keep the order in which they were built")
    func objects() {
        let json: JSONText = ["b": .number(1), "a": .array([.bool(true), .bool(false), .null]), "c": "d"]
        #expect(json.text == #"{"b":1,"a":[true,false,null],"c":"d"}"#)
    }

    @Test("a scenario with everything in it is read back as it was")
    func everything() throws {
        var scenario = Scenario(
            name: "all \"events\"", arrangement: .headerAndAutoFooter, viewport: ScenarioSize(w: 400, h: 500.5),
            content: ScenarioSize(w: 400, h: 0), inset: ScenarioInsets(top: 1, left: 2, bottom: 3, right: -4),
            safeArea: ScenarioInsets(top: 47, left: 0, bottom: 34, right: 0), isMapped: false, contentFirst: true,
            rows: 3)
        scenario.options.timesPerDrag = nil
        scenario.options.triggerFraction = -0.5
        scenario.options.onRefreshing = .endNoMoreData
        scenario.options.hasTarget = true
        scenario.events = [
            .offset(x: 1.5, y: -70, dragging: true), .pan(.possible), .contentSize(ScenarioSize(w: 1, h: 2), rows: nil),
            .contentSize(ScenarioSize(w: 1, h: 2), rows: 5), .viewport(ScenarioSize(w: 3, h: 4)),
            .inset(ScenarioInsets(top: 1, left: 2, bottom: 3, right: 4)), .begin(.header, tag: nil),
            .begin(.footer, tag: "a"), .end(.header, tag: "b", failed: true), .end(.footer, tag: nil, failed: false),
            .endNoMoreData, .resetNoMoreData, .tap(.footer), .hide(.header, true), .setAlphaAuto(.footer, false),
            .set(.footer, .timesPerDrag(nil)), .set(.footer, .timesPerDrag(3)), .set(.header, .ignoredInsetTop(2.5)),
            .set(.footer, .ignoredInsetBottom(-1)), .set(.footer, .ignoredInsetRight(9)), .remove(.header),
            .attach(.header), .window(false), .finishAnimations,
            .batch([.begin(.header, tag: nil), .finishAnimations]),
        ]
        let recording = Recording(scenario: scenario, tags: ["one", "two"])
        #expect(try JSONDecoder().decode(Recording.self, from: Data(recording.text.utf8)) == recording)
    }
}
