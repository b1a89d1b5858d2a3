/// A scenario and what was seen while it ran: the contents of one file.
///
/// `trace[0]` is the state after set-up, `trace[i]` that after `scenario.events[i - 1]`.
public struct Recording: Sendable, Hashable {
    public var scenario: Scenario
    /// What the scenario is about. Those that name a fault of the original mark it as disputed.
    public var tags: [String]
    public var trace: [TraceRow]

    public init(scenario: Scenario, tags: [String] = [], trace: [TraceRow] = []) {
        self.scenario = scenario
        self.tags = tags
        self.trace = trace
    }
}

extension Recording: Decodable {
    private enum Key: String, CodingKey {
        case scenario, tags, trace
    }

    /// The trace may be left out, as a scenario can be replayed without. Where it is there it must be complete.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        scenario = try values.decode(Scenario.self, forKey: .scenario)
        tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
        trace = try values.decodeIfPresent([TraceRow].self, forKey: .trace) ?? []
        guard trace.isEmpty || trace.count == scenario.events.count + 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .trace, in: values,
                debugDescription:
                    "\(scenario.events.count) events need \(scenario.events.count + 1) rows, found \(trace.count)")
        }
        for (index, row) in trace.enumerated() {
            guard let missing = scenario.arrangement.parts.first(where: { row.components[$0] == nil }) else { continue }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath + [Key.trace, IndexKey(index)],
                    debugDescription: "there is no \(missing.rawValue)"))
        }
    }
}
