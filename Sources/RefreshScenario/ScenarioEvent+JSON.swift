extension ScenarioEvent {
    var json: JSONText {
        switch self {
        case .offset(let x, let y, let dragging):
            make(.offset, [("x", .number(x)), ("y", .number(y)), ("dragging", .bool(dragging))])
        case .pan(let pan): make(.pan, [("state", .string(pan.rawValue))])
        case .contentSize(let size, let rows):
            make(.contentSize, Self.members(size) + (rows.map { [("rows", .number(Double($0)))] } ?? []))
        case .viewport(let size): make(.viewport, Self.members(size))
        case .inset(let inset):
            make(
                .inset,
                [
                    ("top", .number(inset.top)), ("left", .number(inset.left)), ("bottom", .number(inset.bottom)),
                    ("right", .number(inset.right)),
                ])
        case .begin(let part, let tag): make(.begin, on: part, Self.members(tag))
        case .end(let part, let tag, let failed):
            make(.end, on: part, Self.members(tag) + (failed ? [("failed", .bool(true))] : []))
        case .endNoMoreData: make(.endNoMoreData)
        case .resetNoMoreData: make(.resetNoMoreData)
        case .tap(let part): make(.tap, on: part)
        case .hide(let part, let value): make(.hide, on: part, [("value", .bool(value))])
        case .setAlphaAuto(let part, let value): make(.setAlphaAuto, on: part, [("value", .bool(value))])
        case .set(let part, let setting):
            make(.set, on: part, [("key", .string(setting.name.rawValue)), ("value", .number(setting.number))])
        case .remove(let part): make(.remove, on: part)
        case .attach(let part): make(.attach, on: part)
        case .window(let value): make(.window, [("value", .bool(value))])
        case .finishAnimations: make(.finishAnimations)
        case .adjusted(let x, let y): make(.adjusted, [("x", .number(x)), ("y", .number(y))])
        case .openness(let part, let value): make(.openness, on: part, [("value", .number(value))])
        case .settled(let part): make(.settled, on: part)
        case .notch(let part): make(.notch, on: part)
        case .input: make(.input)
        case .batch(let events): make(.batch, [("events", .array(events.map(\.json)))])
        }
    }

    private typealias Member = (key: String, value: JSONText)

    private func make(_ kind: Kind, on part: ScenarioPart? = nil, _ members: [Member] = []) -> JSONText {
        var all: [Member] = [("type", .string(kind.rawValue))]
        if let part { all.append(("on", .string(part.rawValue))) }
        return .object(all + members)
    }

    private static func members(_ size: ScenarioSize) -> [Member] { [("w", .number(size.w)), ("h", .number(size.h))] }

    private static func members(_ tag: String?) -> [Member] { tag.map { [("tag", .string($0))] } ?? [] }
}

extension ScenarioEvent.Setting {
    fileprivate var name: Name {
        switch self {
        case .timesPerDrag: .autoTriggerTimes
        case .ignoredInsetTop: .ignoredInsetTop
        case .ignoredInsetBottom: .ignoredInsetBottom
        case .ignoredInsetRight: .ignoredInsetRight
        case .extent: .extent
        }
    }

    fileprivate var number: Double {
        switch self {
        case .timesPerDrag(let times): Double(times ?? -1)
        case .ignoredInsetTop(let inset), .ignoredInsetBottom(let inset), .ignoredInsetRight(let inset): inset
        case .extent(let extent): extent
        }
    }
}
