/// A row of sample data.
struct SampleRow: Sendable, Hashable {
    var title: String
    var detail: String
}

/// The same numbers for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SampleRow {
    /// The row with this number, the same in each run.
    init(number: Int, title: String) {
        var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
        let word = { (words: [String]) in words.randomElement(using: &generator)! }
        self.init(title: title, detail: "\(word(Self.colours)) \(word(Self.things)) in the \(word(Self.places))")
    }

    private static let colours = ["Amber", "Black", "Blue", "Copper", "Crimson", "Golden", "Green", "Grey", "Silver"]
    private static let things = ["anchor", "bicycle", "bridge", "candle", "kite", "lantern", "piano", "sail", "tram"]
    private static let places = ["attic", "desert", "fog", "garden", "harbour", "market", "north", "rain", "valley"]
}
