import RefreshCore

/// What one component looks like at one moment of a trace.
public struct ComponentRow: Sendable, Hashable {
    public var state: RefreshState
    public var isRefreshing: Bool
    /// How far it is pulled, as a fraction of its extent.
    public var pullingPercent: Double
    /// Its opacity.
    public var alpha: Double
    public var isHidden: Bool
    /// Where it begins along its axis, in content coordinates.
    public var position: Double

    public init(
        state: RefreshState, isRefreshing: Bool, pullingPercent: Double, alpha: Double, isHidden: Bool,
        position: Double
    ) {
        self.state = state
        self.isRefreshing = isRefreshing
        self.pullingPercent = pullingPercent
        self.alpha = alpha
        self.isHidden = isHidden
        self.position = position
    }
}

/// The state of a list after an event of a scenario.
public struct TraceRow: Sendable, Hashable {
    public var components: [ScenarioPart: ComponentRow]
    public var x: Double
    public var y: Double
    /// The effective insets, those of the slots included, without the safe area.
    public var inset: ScenarioInsets
    /// What the application was told since the row before, in order, such as "header.refreshing".
    public var callbacks: [String]

    public init(
        components: [ScenarioPart: ComponentRow], x: Double, y: Double, inset: ScenarioInsets,
        callbacks: [String] = []
    ) {
        self.components = components
        self.x = x
        self.y = y
        self.inset = inset
        self.callbacks = callbacks
    }

    /// Whether any component refreshes or waits to.
    public var isAnythingRefreshing: Bool { components.values.contains(where: \.isRefreshing) }
}

extension RefreshState: NamedValue {}

extension ComponentRow: Decodable {
    enum Key: String, CodingKey {
        case state, pullingPercent, alpha, isRefreshing, y, x, hidden
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            state: try values.decode(RefreshState.self, forKey: .state),
            isRefreshing: try values.decode(Bool.self, forKey: .isRefreshing),
            pullingPercent: try values.decode(Double.self, forKey: .pullingPercent),
            alpha: try values.decode(Double.self, forKey: .alpha),
            isHidden: try values.decode(Bool.self, forKey: .hidden),
            position: try values.decode(Double.self, forKey: values.contains(.x) ? .x : .y))
    }
}

extension TraceRow: Decodable {
    enum Key: String, CodingKey {
        case header, footer, trailer, offset, inset, callbacks

        init(_ part: ScenarioPart) {
            switch part {
            case .header: self = .header
            case .footer: self = .footer
            case .trailer: self = .trailer
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var components: [ScenarioPart: ComponentRow] = [:]
        for part in ScenarioPart.allCases {
            components[part] = try values.decodeIfPresent(ComponentRow.self, forKey: Key(part))
        }
        func numbers(_ count: Int, _ key: Key) throws -> [Double] {
            let list = try values.decode([Double].self, forKey: key)
            guard list.count == count else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values, debugDescription: "expected \(count) numbers, found \(list.count)")
            }
            return list
        }
        let offset = try numbers(2, .offset)
        let inset = try numbers(4, .inset)
        self.init(
            components: components, x: offset[0], y: offset[1],
            inset: ScenarioInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
            callbacks: try values.decode([String].self, forKey: .callbacks))
    }
}
