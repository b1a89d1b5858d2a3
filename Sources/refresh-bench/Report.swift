/// Turns measurements into lines.
struct Report {
    let isJSON: Bool
    let isVerbose: Bool

    private static let nameWidth = Figure.allCases.map(\.rawValue.count).max()! + 2
    private static let columnWidth = 10

    /// The figures and what they are, a line each.
    static var catalogue: [String] {
        Figure.allCases.map { $0.rawValue.padded(to: nameWidth) + $0.summary }
    }

    /// The first line; nil for JSON.
    var heading: String? {
        guard !isJSON else { return nil }
        let columns = ["figure".padded(to: Self.nameWidth)] + ["value", "goal", "", "unit"].map(column)
        return (columns + (isVerbose ? ["spread (quartiles), times of both sides"] : [])).joined().trimmed
    }

    func line(for figure: Figure, _ measurement: Measurement) -> String {
        guard !isJSON else {
            return
                #"{"name":"\#(figure.rawValue)","value":\#(decimal(measurement.value)),"unit":"\#(figure.unit)"}"#
        }
        let columns = [
            decimal(measurement.value), decimal(figure.goal), measurement.value <= figure.goal ? "met" : "missed",
            figure.unit,
        ]
        let line = figure.rawValue.padded(to: Self.nameWidth) + columns.map(column).joined()
        return (line + (isVerbose ? details(of: measurement) : "")).trimmed
    }

    private func details(of measurement: Measurement) -> String {
        guard let spread = measurement.spread, let times = measurement.times else { return "" }
        return "\(decimal(spread.lowerBound)) to \(decimal(spread.upperBound)), "
            + "\(decimal(times.0 * 1e6)) / \(decimal(times.1 * 1e6)) us"
    }

    private func column(_ text: String) -> String { text.padded(to: Self.columnWidth) }

    /// With three decimals at most, which is finer than the spread.
    private func decimal(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }

    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
