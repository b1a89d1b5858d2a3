import RefreshScenario

/// What comes of comparing a recording with its replay.
public struct Verdict: Sendable, Hashable {
    /// A difference, and the rule that explains it; nil if none does.
    public struct Finding: Sendable, Hashable {
        public let difference: Difference
        public let rule: DifferenceRule?
    }

    /// All differences in the order of the rows. Empty if the traces agree.
    public let findings: [Finding]

    public var isEqual: Bool { findings.isEmpty }
    public var isExplained: Bool { findings.allSatisfy { $0.rule != nil } }
    /// The rule by which the traces begin to differ.
    public var rule: DifferenceRule? { findings.first?.rule }

    /// Replays `recording` and compares.
    ///
    /// The first difference needs a rule whose situation occurs at or before its row. What follows is put down to a
    /// rule of its own where there is one, and to that of the difference before it otherwise: from the first on, two
    /// different stories are told.
    public init(of recording: Recording) {
        let steps = Replay.run(recording.scenario)
        // The rules are about the original, of which nobody records frames.
        let isOurs = recording.scenario.options.hasFrames
        let situations = isOurs ? [] : SituationFinder.situations(of: recording, replayed: steps)
        var last: DifferenceRule?
        findings = Comparison.differences(between: recording, and: steps).map { difference in
            // The latest situation is the likeliest cause.
            let rule = situations.last { $0.explains(difference) }?.rule ?? last
            last = rule
            return Finding(difference: difference, rule: rule)
        }
    }
}
