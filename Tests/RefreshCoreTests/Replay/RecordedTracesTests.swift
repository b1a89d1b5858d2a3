import RefreshReplay
import RefreshScenario
import Testing

@Suite struct RecordedTracesTests {
    @Test("every undisputed recording of the original is met exactly")
    func undisputed() throws {
        var count = 0
        for (file, recording) in try RecordedTraces.all() where !RecordedTraces.isDisputed(recording) {
            count += 1
            for finding in Verdict(of: recording).findings { Issue.record("\(file): \(finding)") }
        }
        #expect(count == 167)
    }

    @Test("every other recording is met, or differs by a documented rule")
    func disputed() throws {
        var summary = Summary()
        for (file, recording) in try RecordedTraces.all() {
            let verdict = Verdict(of: recording)
            summary.add(verdict)
            for finding in verdict.findings where finding.rule == nil { Issue.record("\(file): \(finding)") }
        }
        #expect(summary.total == 415)
        #expect(summary.unexplained == 0)
        #expect(summary.equal == 230)
        // A shift between rules means that the core, or a situation, changed.
        #expect(
            summary.byRule == [
                .endCancelsCallback: 32, .callsInOrder: 51, .computedInsets: 4, .slotStays: 1, .notSticky: 14,
                .cancelAbandons: 13, .hiddenSlot: 21, .removedIsDone: 2, .beginNeverRefused: 7, .noIdleLoop: 4,
                .pullNeverLoads: 2, .noMoreStays: 18, .oneShotCompletion: 4, .unmappedAtOnce: 6, .laidOutAlways: 1,
                .noPaging: 2, .noCollectionViewBug: 3,
            ])
    }

    @Test("a recording in which one thing is falsified is not explained away")
    func falsified() throws {
        for (file, recording) in try RecordedTraces.all() where !RecordedTraces.isDisputed(recording) {
            var falsified = recording
            let last = falsified.trace.count - 1
            falsified.trace[last].callbacks.append("header.refreshing")
            let verdict = Verdict(of: falsified)
            #expect(verdict.findings.map(\.difference.row) == [last], "\(file)")
        }
    }

    @Test("written and read again, a recording is the same, and so is its replay")
    func roundTrip() throws {
        for (file, recording) in try RecordedTraces.all() {
            let again = try Recording(data: .init(recording.text.utf8), file: file)
            #expect(again == recording, "\(file)")
            let own = Recording(
                scenario: recording.scenario, tags: recording.tags, trace: Replay.run(recording.scenario).map(\.row))
            #expect(try Verdict(of: Recording(data: .init(own.text.utf8), file: file)).isEqual, "\(file)")
        }
    }
}
