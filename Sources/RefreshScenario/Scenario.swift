import RefreshCore

/// What happens to a scrolled list, from its set-up on: everything needed to do it again.
public struct Scenario: Sendable, Hashable {
    public var name: String
    public var arrangement: ScenarioArrangement
    public var viewport: ScenarioSize
    public var content: ScenarioSize
    /// The application's own insets at the beginning.
    public var inset: ScenarioInsets
    /// Insets that are added to the application's but are not part of the recorded ones.
    public var safeArea: ScenarioInsets
    public var options: ScenarioOptions
    /// Whether the list is mapped during set-up.
    public var isMapped: Bool
    /// Whether the content's size is known before the components are attached.
    public var contentFirst: Bool
    /// The number of rows of a table; nil where the content is none.
    public var rows: Int?
    public var events: [ScenarioEvent]

    public init(
        name: String, arrangement: ScenarioArrangement, viewport: ScenarioSize, content: ScenarioSize,
        inset: ScenarioInsets = .zero, safeArea: ScenarioInsets = .zero,
        options: ScenarioOptions = ScenarioOptions(), isMapped: Bool = true, contentFirst: Bool = false,
        rows: Int? = nil, events: [ScenarioEvent] = []
    ) {
        self.name = name
        self.arrangement = arrangement
        self.viewport = viewport
        self.content = content
        self.inset = inset
        self.safeArea = safeArea
        self.options = options
        self.isMapped = isMapped
        self.contentFirst = contentFirst
        self.rows = rows
        self.events = events
    }
}

extension Scenario: Decodable {
    private enum Key: String, CodingKey {
        case name, component, viewport, content, inset, safeArea, options, window, contentFirst, rows, events
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            arrangement: try values.decode(ScenarioArrangement.self, forKey: .component),
            viewport: try values.decode(ScenarioSize.self, forKey: .viewport),
            content: try values.decode(ScenarioSize.self, forKey: .content),
            inset: try values.decodeIfPresent(ScenarioInsets.self, forKey: .inset) ?? .zero,
            safeArea: try values.decodeIfPresent(ScenarioInsets.self, forKey: .safeArea) ?? .zero,
            options: try values.decodeIfPresent(ScenarioOptions.self, forKey: .options) ?? ScenarioOptions(),
            isMapped: try values.decodeIfPresent(Bool.self, forKey: .window) ?? true,
            contentFirst: try values.decodeIfPresent(Bool.self, forKey: .contentFirst) ?? false,
            rows: try values.wholeNumberIfPresent(forKey: .rows),
            events: try values.decode([ScenarioEvent].self, forKey: .events))
        try checkParts(at: decoder.codingPath + [Key.events])
    }

    /// An event for a component that the scenario lacks would be ignored, and the mistake with it.
    private func checkParts(at path: [any CodingKey]) throws {
        for (index, event) in events.enumerated() {
            guard let stranger = event.parts.first(where: { !arrangement.parts.contains($0) }) else { continue }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: path + [IndexKey(index)],
                    debugDescription: "there is no \(stranger.rawValue) in \"\(arrangement.rawValue)\""))
        }
    }
}

/// The place of an element in a list.
struct IndexKey: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }

    var intValue: Int? { index }
    var stringValue: String { "Index \(index)" }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}
