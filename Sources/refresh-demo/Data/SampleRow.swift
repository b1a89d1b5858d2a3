/// A row of sample data. Its texts are made when they are asked for, so that a hundred thousand rows cost little.
struct SampleRow: Sendable, Hashable {
    /// 1 and up in the order of the list; -1 and down for those that came by a refresh.
    let number: Int

    var title: String { number > 0 ? "Row \(number)" : "New row \(-number)" }

    /// The same for the same number, in each run.
    var detail: String {
        var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
        let word = { (words: [String]) in words.randomElement(using: &generator)! }
        return "\(word(Self.colours)) \(word(Self.things)) in the \(word(Self.places))"
    }

    private static let colours = ["Amber", "Black", "Blue", "Copper", "Crimson", "Golden", "Green", "Grey", "Silver"]
    private static let things = ["anchor", "bicycle", "bridge", "candle", "kite", "lantern", "piano", "sail", "tram"]
    private static let places = ["attic", "desert", "fog", "garden", "harbour", "market", "north", "rain", "valley"]
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
