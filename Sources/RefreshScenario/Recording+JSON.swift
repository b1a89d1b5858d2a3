import RefreshCore

extension Recording {
    /// The file's text: one event and one row a line, so that files can be compared line by line.
    public var text: String {
        var text = "{\"scenario\":" + scenario.header.text.dropLast() + ",\"events\":["
        text += Self.lines(scenario.events.map(\.json)) + "]},\n\"tags\":"
        text += JSONText.array(tags.map(JSONText.string)).text + ",\n\"trace\":["
        return text + Self.lines(trace.map(\.json)) + "]}\n"
    }

    private static func lines(_ values: [JSONText]) -> String {
        values.isEmpty ? "" : "\n" + values.map(\.text).joined(separator: ",\n") + "\n"
    }
}

extension Scenario {
    /// Everything but the events.
    fileprivate var header: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("name", .string(name)), ("component", .string(arrangement.rawValue)),
            ("viewport", viewport.json), ("content", content.json), ("inset", inset.json),
        ]
        if safeArea != .zero { members.append(("safeArea", safeArea.json)) }
        if options != ScenarioOptions() { members.append(("options", options.json)) }
        if !isMapped { members.append(("window", .bool(false))) }
        if contentFirst { members.append(("contentFirst", .bool(true))) }
        if let rows { members.append(("rows", .number(Double(rows)))) }
        return .object(members)
    }
}

extension ScenarioSize {
    fileprivate var json: JSONText { ["w": .number(w), "h": .number(h)] }
}

extension ScenarioInsets {
    fileprivate var json: JSONText {
        ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
    }
}

extension ScenarioOptions {
    /// Those that differ from their defaults.
    fileprivate var json: JSONText {
        let usual = ScenarioOptions()
        var members: [(key: String, value: JSONText)] = []
        func add<Value: Equatable>(_ key: Key, _ path: KeyPath<Self, Value>, _ json: (Value) -> JSONText) {
            let value = self[keyPath: path]
            if value != usual[keyPath: path] { members.append((key.rawValue, json(value))) }
        }
        add(.automaticallyChangeAlpha, \.changesAlpha, JSONText.bool)
        add(.ignoredInsetTop, \.ignoredInsetTop, JSONText.number)
        add(.ignoredInsetBottom, \.ignoredInsetBottom, JSONText.number)
        add(.ignoredInsetRight, \.ignoredInsetRight, JSONText.number)
        add(.triggerAutomaticallyRefreshPercent, \.triggerFraction, JSONText.number)
        add(.autoTriggerTimes, \.timesPerDrag) { .number(Double($0 ?? -1)) }
        add(.automaticallyRefresh, \.loadsAutomatically, JSONText.bool)
        add(.hidden, \.isHidden, JSONText.bool)
        add(.animationDisabled, \.isAnimationDisabled, JSONText.bool)
        add(.onRefreshing, \.onRefreshing) { $0.map { .string($0.rawValue) } ?? .null }
        add(.target, \.hasTarget, JSONText.bool)
        add(.pagingEnabled, \.isPaging, JSONText.bool)
        add(.collectionViewAnimationBug, \.usesCollectionViewPath, JSONText.bool)
        add(.frames, \.hasFrames, JSONText.bool)
        return .object(members)
    }
}

extension TraceRow {
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        for part in ScenarioPart.allCases {
            if let row = components[part] { members.append((part.rawValue, row.json(of: part))) }
        }
        members.append(("offset", .array([.number(x), .number(y)])))
        members.append(("inset", .array(inset.values.map(JSONText.number))))
        members.append(("callbacks", .array(callbacks.map(JSONText.string))))
        return .object(members)
    }
}

extension ComponentRow {
    fileprivate func json(of part: ScenarioPart) -> JSONText {
        [
            "state": .string(state.rawValue), "pullingPercent": .number(pullingPercent), "alpha": .number(alpha),
            "isRefreshing": .bool(isRefreshing),
            part.edge.axis == .horizontal ? "x" : "y": .number(position), "hidden": .bool(isHidden),
        ]
    }
}
