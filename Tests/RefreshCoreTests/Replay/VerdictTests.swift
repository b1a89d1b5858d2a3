import RefreshCore
import RefreshReplay
import RefreshScenario
import Testing

/// Recordings made from our own replay and then changed, to see what a rule explains and what it does not.
@Suite struct VerdictTests {
    private func recording(
        of arrangement: ScenarioArrangement = .header, options: ScenarioOptions = ScenarioOptions(),
        events: [ScenarioEvent]
    ) -> Recording {
        let size = ScenarioSize(w: 400, h: 500)
        let scenario = Scenario(
            name: "made up", arrangement: arrangement, viewport: size, content: ScenarioSize(w: 400, h: 1200),
            options: options, events: events)
        return Recording(scenario: scenario, trace: Replay.run(scenario).map(\.row))
    }

    private func offset(_ y: Double, dragging: Bool) -> ScenarioEvent { .offset(x: 0, y: y, dragging: dragging) }

    @Test("a difference after the rule's situation is explained by it")
    func after() {
        var changed = recording(events: [.pan(.began), offset(-70, dragging: true), .pan(.cancelled)])
        changed.trace[3].components[.header]?.state = .pulling
        #expect(Verdict(of: changed).rule == .cancelAbandons)
    }

    @Test("a difference before the rule's situation is not")
    func before() {
        var changed = recording(events: [.pan(.began), offset(-70, dragging: true), .pan(.cancelled)])
        changed.trace[1].components[.header]?.state = .pulling
        let verdict = Verdict(of: changed)
        #expect(!verdict.isExplained)
        #expect(verdict.findings.first?.difference.row == 1)
    }

    @Test("a situation of one component does not explain another's difference")
    func otherComponent() {
        var changed = recording(
            of: .headerAndBackFooter, events: [.pan(.began), offset(-70, dragging: true), .pan(.cancelled)])
        changed.trace[3].components[.footer]?.state = .pulling
        #expect(!Verdict(of: changed).isExplained)
    }

    @Test("a rule does not explain what it cannot change")
    func otherAspect() {
        var changed = recording(events: [.begin(.header, tag: nil), .end(.header, tag: nil, failed: false)])
        changed.trace[2].components[.header]?.state = .noMoreData
        #expect(!Verdict(of: changed).isExplained)
        changed = recording(events: [
            .begin(.header, tag: nil), .end(.header, tag: nil, failed: false), .finishAnimations,
        ])
        changed.trace[3].callbacks.insert("header.refreshing", at: 0)
        #expect(Verdict(of: changed).rule == .endCancelsCallback)
    }

    @Test("an end with more rows while the list is held changes the state at the next motion only")
    func waitsForMotion() {
        let more = ScenarioEvent.contentSize(ScenarioSize(w: 400, h: 1600), rows: 40)
        var changed = recording(events: [
            .begin(.header, tag: nil), .finishAnimations, .pan(.began), offset(-120, dragging: true),
            .batch([more, .end(.header, tag: nil, failed: false)]), offset(-121, dragging: true),
        ])
        #expect(changed.trace[5].components[.header]?.state == .idle)
        #expect(changed.trace[6].components[.header]?.state == .pulling)
        changed.trace[5].components[.header]?.state = .pulling
        #expect(Verdict(of: changed).rule == .waitsForMotion)
    }

    @Test("what is out of sight, hidden or not dragged may have any percent")
    func percentsNotCompared() {
        var changed = recording(events: [
            .pan(.began), offset(-20, dragging: true), offset(100, dragging: true), offset(-20, dragging: false),
            .hide(.header, true), offset(-30, dragging: true),
        ])
        for row in 3...6 { changed.trace[row].components[.header]?.pullingPercent = 0.25 }
        #expect(Verdict(of: changed).isEqual)
        changed.trace[2].components[.header]?.pullingPercent = 0.25
        #expect(Verdict(of: changed).findings.map(\.difference.aspect) == [.pullingPercent])
    }

    @Test("insets are compared while nothing refreshes, offsets where a slot opens")
    func geometryCompared() {
        let events: [ScenarioEvent] = [
            .begin(.header, tag: nil), .finishAnimations, .end(.header, tag: nil, failed: false), .finishAnimations,
        ]
        var changed = recording(events: events)
        changed.trace[2].inset.top = 20
        changed.trace[3].y = 5
        #expect(Verdict(of: changed).isEqual)
        changed.trace[1].y = 5
        changed.trace[4].inset.top = 54
        #expect(Verdict(of: changed).findings.map(\.difference.aspect) == [.offset, .inset])
    }

    @Test("a finding names row, component, both values and the rule")
    func description() throws {
        var changed = recording(events: [.pan(.began), offset(-70, dragging: true), .pan(.cancelled)])
        changed.trace[3].components[.header]?.state = .pulling
        let finding = try #require(Verdict(of: changed).findings.first)
        #expect("\(finding)" == "row 3 header.state: recorded pulling, replayed idle [cancel-abandons]")
    }
}
