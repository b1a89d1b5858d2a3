import RefreshCore
import RefreshScenario

/// Something that happens while an example runs, as the log and the inspector tell it.
enum ExampleEvent: Sendable, Hashable {
    /// The window is mapped and its first frame is drawn.
    case ready(width: Int, height: Int)
    /// With the title of the new state, in the language of the components.
    case state(Edge, from: RefreshState, to: RefreshState, title: String)
    case callback(Edge, RefreshCallback)
    /// Nothing moves the content any more.
    case settled(offset: ContentOffset, insets: Insets)
    case offset(ContentOffset)
    case content(Extents)
    /// A button in a row, by the row's title.
    case clicked(String)
    /// A text view has this many characters selected.
    case selection(length: Int)
    /// A list inside the list has been scrolled to here.
    case innerOffset(Double)
}

extension Edge {
    var name: String { "\(self)" }
}

extension ExampleEvent {
    /// The name and the further members of the log's line.
    var members: [(key: String, value: JSONText)] {
        switch self {
        case .ready(let width, let height):
            named("ready", ("width", .number(Double(width))), ("height", .number(Double(height))))
        case .state(let edge, let from, let to, let title):
            named(
                "state", ("edge", .string(edge.name)), ("from", .string(from.rawValue)), ("to", .string(to.rawValue)),
                ("title", .string(title)))
        case .callback(let edge, let callback):
            named("callback", ("edge", .string(edge.name)), ("name", .string(callback.rawValue)))
        case .settled(let offset, let insets):
            named(
                "settled", ("offset", .number(offset.vertical)),
                ("insets", .array([insets.top, insets.leading, insets.bottom, insets.trailing].map(JSONText.number))))
        case .offset(let offset): named("offset", ("y", .number(offset.vertical)))
        case .content(let size): named("content", ("height", .number(size.vertical)))
        case .clicked(let name): named("clicked", ("name", .string(name)))
        case .selection(let length): named("selection", ("length", .number(Double(length))))
        case .innerOffset(let y): named("inner-offset", ("y", .number(y)))
        }
    }

    private func named(
        _ name: String, _ members: (key: String, value: JSONText)...
    ) -> [(key: String, value: JSONText)] {
        [(key: "event", value: .string(name))] + members
    }
}
