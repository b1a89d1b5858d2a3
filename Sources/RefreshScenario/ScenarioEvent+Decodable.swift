extension ScenarioEvent: Decodable {
    enum Key: String, CodingKey {
        case type, x, y, dragging, state, w, h, rows, top, left, bottom, right, on, tag, failed, value, key, events
    }

    /// The names that files use for the events.
    enum Kind: String, NamedValue {
        case offset, pan, contentSize, viewport, inset, begin, end, endNoMoreData, resetNoMoreData, tap, hide
        case setAlphaAuto, set, remove, attach, window, finishAnimations, batch
        case adjusted, openness, settled, notch, input
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) throws -> Double { try values.decode(Double.self, forKey: key) }
        func flag(_ key: Key) throws -> Bool { try values.decode(Bool.self, forKey: key) }
        func part() throws -> ScenarioPart { try values.decode(ScenarioPart.self, forKey: .on) }
        func size() throws -> ScenarioSize { ScenarioSize(w: try number(.w), h: try number(.h)) }
        let tag = try values.decodeIfPresent(String.self, forKey: .tag)

        switch try values.decode(Kind.self, forKey: .type) {
        case .offset: self = .offset(x: try number(.x), y: try number(.y), dragging: try flag(.dragging))
        case .pan: self = .pan(try values.decode(Pan.self, forKey: .state))
        case .contentSize:
            self = .contentSize(try size(), rows: try values.wholeNumberIfPresent(forKey: .rows))
        case .viewport: self = .viewport(try size())
        case .inset:
            self = .inset(
                ScenarioInsets(
                    top: try number(.top), left: try number(.left), bottom: try number(.bottom),
                    right: try number(.right)))
        case .begin: self = .begin(try part(), tag: tag)
        case .end:
            let failed = try values.decodeIfPresent(Bool.self, forKey: .failed) ?? false
            self = .end(try part(), tag: tag, failed: failed)
        case .endNoMoreData: self = .endNoMoreData
        case .resetNoMoreData: self = .resetNoMoreData
        case .tap: self = .tap(try part())
        case .hide: self = .hide(try part(), try flag(.value))
        case .setAlphaAuto: self = .setAlphaAuto(try part(), try flag(.value))
        case .set: self = .set(try part(), try Setting(values))
        case .remove: self = .remove(try part())
        case .attach: self = .attach(try part())
        case .window: self = .window(try flag(.value))
        case .finishAnimations: self = .finishAnimations
        case .adjusted: self = .adjusted(x: try number(.x), y: try number(.y))
        case .openness: self = .openness(try part(), try number(.value))
        case .settled: self = .settled(try part())
        case .notch: self = .notch(try part())
        case .input: self = .input
        case .batch: self = .batch(try values.decode([ScenarioEvent].self, forKey: .events))
        }
    }
}

extension ScenarioEvent.Setting {
    enum Name: String, NamedValue {
        case autoTriggerTimes, ignoredInsetTop, ignoredInsetBottom, ignoredInsetRight, extent
    }

    fileprivate init(_ values: KeyedDecodingContainer<ScenarioEvent.Key>) throws {
        switch try values.decode(Name.self, forKey: .key) {
        case .autoTriggerTimes:
            let times = try values.wholeNumber(forKey: .value)
            self = .timesPerDrag(ScenarioOptions.timesPerDrag(recorded: times))
        case .ignoredInsetTop: self = .ignoredInsetTop(try values.decode(Double.self, forKey: .value))
        case .ignoredInsetBottom: self = .ignoredInsetBottom(try values.decode(Double.self, forKey: .value))
        case .ignoredInsetRight: self = .ignoredInsetRight(try values.decode(Double.self, forKey: .value))
        case .extent:
            let extent = try values.decode(Double.self, forKey: .value)
            guard extent > 0 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .value, in: values, debugDescription: "an extent must be positive")
            }
            self = .extent(extent)
        }
    }
}
