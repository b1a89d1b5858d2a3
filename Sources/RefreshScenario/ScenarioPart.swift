import RefreshCore

/// Names a component of a scenario by where it sits.
public enum ScenarioPart: String, Sendable, Hashable, NamedValue {
    case header
    case footer
    case trailer

    /// The edge at which it sits.
    public var edge: Edge {
        switch self {
        case .header: .top
        case .footer: .bottom
        case .trailer: .trailing
        }
    }

    /// The part at an edge; nil at the leading edge, where no component exists.
    public init?(_ edge: Edge) {
        guard let part = Self.allCases.first(where: { $0.edge == edge }) else { return nil }
        self = part
    }
}

/// Which components a scenario has.
public enum ScenarioArrangement: String, Sendable, Hashable, NamedValue {
    case header
    case backFooter
    case autoFooter
    case trailer
    case headerAndBackFooter = "header+backFooter"
    case headerAndAutoFooter = "header+autoFooter"

    /// The components, in the order in which they are attached.
    public var kinds: [ComponentKind] {
        switch self {
        case .header: [.header]
        case .backFooter: [.backFooter]
        case .autoFooter: [.autoFooter]
        case .trailer: [.trailer]
        case .headerAndBackFooter: [.header, .backFooter]
        case .headerAndAutoFooter: [.header, .autoFooter]
        }
    }

    /// The parts, in the order in which they are attached.
    public var parts: [ScenarioPart] { kinds.map(\.part) }
}

extension ComponentKind {
    /// Where a component of this kind sits in a scenario.
    public var part: ScenarioPart {
        switch self {
        case .header: .header
        case .autoFooter, .backFooter: .footer
        case .trailer: .trailer
        }
    }

    /// The component's extent along its axis in logical pixels, as MJRefresh has it (MJRefreshConst.m).
    public var scenarioExtent: Double {
        switch self {
        case .header: 54
        case .autoFooter, .backFooter: 44
        case .trailer: 60
        }
    }
}
