import RefreshCore
import RefreshScenario

/// One thing in which a replayed row is not as it was recorded.
public struct Difference: Sendable, Hashable {
    /// What is compared.
    public enum Aspect: String, Sendable, Hashable, CaseIterable {
        case state
        case isRefreshing
        case callbacks
        case pullingPercent
        case inset
        case offset
    }

    /// The index of the row in the trace.
    public let row: Int
    /// The component; nil for what belongs to the list.
    public let part: ScenarioPart?
    public let aspect: Aspect
    public let recorded: String
    public let replayed: String
}

/// Compares a recorded trace with a replayed one, as far as the two have to agree.
///
/// Not compared are positions and opacities, insets while anything refreshes (the original shrinks the header's with the
/// offset for the sake of pinned section headers), offsets other than the targets of slots that open, and percents of
/// what is out of sight or not being dragged, where the original keeps old ones.
public struct Comparison {
    /// Pixels, and fractions of an extent: recordings are rounded.
    private static let tolerance = 1e-3

    private let recording: Recording
    private let replayed: [Replay.Step]

    /// All differences, in the order of the rows.
    public static func differences(between recording: Recording, and replayed: [Replay.Step]) -> [Difference] {
        let comparison = Comparison(recording: recording, replayed: replayed)
        return recording.trace.indices.flatMap(comparison.differences(inRow:))
    }

    private func differences(inRow row: Int) -> [Difference] {
        let recorded = recording.trace[row]
        let ours = replayed[row].row
        var result: [Difference] = []
        func compare<Value>(
            _ aspect: Difference.Aspect, of part: ScenarioPart? = nil, _ theirs: Value, _ own: Value,
            equal: (Value, Value) -> Bool
        ) {
            guard !equal(theirs, own) else { return }
            result.append(
                Difference(row: row, part: part, aspect: aspect, recorded: "\(theirs)", replayed: "\(own)"))
        }
        for part in recording.scenario.arrangement.parts {
            guard let theirs = recorded.components[part], let own = ours.components[part] else { continue }
            compare(.state, of: part, theirs.state.rawValue, own.state.rawValue, equal: ==)
            compare(.isRefreshing, of: part, theirs.isRefreshing, own.isRefreshing, equal: ==)
            if comparesPercent(of: part, inRow: row) {
                compare(.pullingPercent, of: part, theirs.pullingPercent, own.pullingPercent, equal: Self.isClose)
            }
        }
        let teller = Self.firstDifferentTeller(recorded.callbacks, ours.callbacks)
        compare(.callbacks, of: teller, recorded.callbacks, ours.callbacks, equal: ==)
        if !recorded.isAnythingRefreshing {
            compare(.inset, recorded.inset.values, ours.inset.values, equal: Self.areClose)
        }
        if beginsByOpening(inRow: row) {
            compare(.offset, [recorded.x, recorded.y], [ours.x, ours.y], equal: Self.areClose)
        }
        return result
    }

    private func comparesPercent(of part: ScenarioPart, inRow row: Int) -> Bool {
        guard row > 0, case .offset(_, _, dragging: true) = recording.scenario.events[row - 1],
            opens(part), let theirs = recording.trace[row].components[part],
            let own = replayed[row].row.components[part]
        else { return false }
        return isAttached(part, inRow: row) && !theirs.isHidden && own.pullingPercent > 0
            && [.idle, .pulling, .noMoreData].contains(theirs.state)
    }

    private func beginsByOpening(inRow row: Int) -> Bool {
        row > 0
            && recording.scenario.arrangement.parts.contains { part in
                opens(part) && recording.trace[row].components[part]?.state == .refreshing
                    && recording.trace[row - 1].components[part]?.state != .refreshing
            }
    }

    /// Whether the component has a slot that opens: all but the auto footer.
    private func opens(_ part: ScenarioPart) -> Bool {
        recording.scenario.arrangement.kinds.contains { $0.part == part && $0 != .autoFooter }
    }

    private func isAttached(_ part: ScenarioPart, inRow row: Int) -> Bool {
        for event in recording.scenario.events[..<row].reversed() {
            if event == .remove(part) { return false }
            if event == .attach(part) { return true }
        }
        return true
    }

    /// The component whose callback is the first that is not the same.
    private static func firstDifferentTeller(_ left: [String], _ right: [String]) -> ScenarioPart? {
        let same = zip(left, right).prefix { $0 == $1 }.count
        let name = left.dropFirst(same).first ?? right.dropFirst(same).first
        return ScenarioPart.allCases.first { name?.hasPrefix($0.rawValue + ".") == true }
    }

    private static func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= tolerance }

    private static func areClose(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy(isClose)
    }
}
