/// What came out for one figure.
struct Measurement {
    let value: Double
    /// The lower and the upper quartile of the rounds; nil for a count.
    private(set) var spread: ClosedRange<Double>?
    /// The middle time of each side in seconds, ours first; nil for a count.
    private(set) var times: (Double, Double)?

    init(count: Int) { value = Double(count) }

    /// Of the times that two sides took, in seconds, round by round.
    ///
    /// The ratio is taken within each round, where both sides ran under the same conditions, and the middle one counts.
    init(_ ours: [Double], over theirs: [Double]) {
        let ratios = zip(ours, theirs).map { $0 / $1 }
        value = ratios.quantile(0.5)
        spread = ratios.quantile(0.25)...ratios.quantile(0.75)
        times = (ours.quantile(0.5), theirs.quantile(0.5))
    }
}

extension [Double] {
    /// The value below which `fraction` of the values lie. There must be one at least.
    func quantile(_ fraction: Double) -> Double {
        sorted()[Int((fraction * Double(count - 1)).rounded())]
    }
}
