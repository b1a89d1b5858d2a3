import RefreshScenario

/// How many recordings agree with their replay, and by which rules the others differ.
public struct Summary: Sendable, Hashable {
    public private(set) var equal = 0
    public private(set) var byRule: [DifferenceRule: Int] = [:]
    public private(set) var unexplained = 0

    public init() {}

    public var total: Int { equal + unexplained + byRule.values.reduce(0, +) }

    public mutating func add(_ verdict: Verdict) {
        if verdict.isEqual {
            equal += 1
        } else if let rule = verdict.rule, verdict.isExplained {
            byRule[rule, default: 0] += 1
        } else {
            unexplained += 1
        }
    }

    /// One line for what agrees, and one for each rule that occurred.
    public var lines: [String] {
        var lines = ["\(total) \(total == 1 ? "file" : "files"), \(equal) equal"]
        for rule in DifferenceRule.allCases {
            if let count = byRule[rule] { lines.append("\(count) by \(rule.rawValue): \(rule.summary)") }
        }
        if unexplained > 0 { lines.append("\(unexplained) without a rule") }
        return lines
    }
}

extension Verdict.Finding: CustomStringConvertible {
    /// One line: the place, both values, and the rule.
    public var description: String {
        let subject = (difference.part.map { "\($0.rawValue)." } ?? "") + difference.aspect.rawValue
        let cause = rule?.rawValue ?? "NO RULE"
        return "row \(difference.row) \(subject): recorded \(difference.recorded), "
            + "replayed \(difference.replayed) [\(cause)]"
    }
}
