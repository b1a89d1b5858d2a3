import RefreshCore
import RefreshReplay
import RefreshScenario
import Testing

/// What the recordings do not show: what is ours alone.
@Suite struct ReplayTests {
    private func rows(
        of arrangement: ScenarioArrangement = .header, options: ScenarioOptions = ScenarioOptions(),
        events: [ScenarioEvent]
    ) -> [TraceRow] {
        let scenario = Scenario(
            name: "made up", arrangement: arrangement, viewport: ScenarioSize(w: 400, h: 500),
            content: ScenarioSize(w: 400, h: 1200), options: options, events: events)
        return Replay.run(scenario).map(\.row)
    }

    @Test("a failed end stores no time")
    func failure() {
        let rows = rows(events: [.begin(.header, tag: nil), .finishAnimations, .end(.header, tag: nil, failed: true)])
        #expect(rows[3].callbacks == ["header.endRefreshingAnimationBegin"])
        #expect(rows[3].components[.header]?.state == .idle)
    }

    @Test("S01: repeated begins open one slot and call once")
    func repeatedBegin() {
        let begin = ScenarioEvent.begin(.header, tag: nil)
        let rows = rows(events: [.batch([begin, begin, begin]), .finishAnimations, begin, .finishAnimations])
        #expect(rows.last?.inset.top == 54)
        #expect(rows.last?.y == -54)
        #expect(rows.flatMap(\.callbacks) == ["header.refreshing", "header.beginRefreshingCompletion"])
    }

    @Test("an animation of a component that was removed ends nothing of its successor")
    func removedAnimation() {
        let rows = rows(events: [
            .begin(.header, tag: nil), .remove(.header), .attach(.header), .begin(.header, tag: nil),
            .finishAnimations,
        ])
        #expect(rows[5].callbacks == ["header.refreshing", "header.beginRefreshingCompletion"])
    }

    @Test("V08: automatic alpha is the part in sight, from 0 to 1")
    func alpha() {
        var options = ScenarioOptions()
        options.changesAlpha = true
        let rows = rows(
            options: options,
            events: [
                .pan(.began), .offset(x: 0, y: -27, dragging: true), .offset(x: 0, y: -108, dragging: true),
                .offset(x: 0, y: 40, dragging: true), .setAlphaAuto(.header, false),
            ])
        #expect(rows.map { $0.components[.header]?.alpha } == [0, 0, 0.5, 1, 0, 1])
    }

    @Test("a setting changed later applies at once")
    func settings() {
        let rows = rows(
            of: .headerAndBackFooter,
            events: [.set(.header, .ignoredInsetTop(20)), .set(.footer, .ignoredInsetBottom(10))])
        #expect(rows[0].components[.header]?.position == -54)
        #expect(rows[1].components[.header]?.position == -74)
        #expect(rows[1].components[.footer]?.position == 1200)
        #expect(rows[2].components[.footer]?.position == 1210)
    }
}
