import Foundation

/// A line of the demo's log (`--log`).
struct DemoEvent: Decodable {
    var t: Double
    var event: String
    var edge: String?
    var from: String?
    var to: String?
    var name: String?
    var offset: Double?
    var insets: [Double]?
    var y: Double?
    var width: Double?
    var height: Double?
    var length: Int?
}

/// What the demo has told so far, from a moment of the test's choice.
struct DemoLog {
    private(set) var events: [DemoEvent] = []
    private(set) var lines: [String] = []

    mutating func append(_ line: String) throws {
        do {
            events.append(try JSONDecoder().decode(DemoEvent.self, from: Data(line.utf8)))
        } catch {
            throw HarnessFailure(description: "the demo logged a line that is no event: \(line)")
        }
        lines.append(line)
    }

    /// The events after the first `count`.
    func dropFirst(_ count: Int) -> DemoLog {
        var rest = DemoLog()
        rest.events = Array(events.dropFirst(count))
        rest.lines = Array(lines.dropFirst(count))
        return rest
    }

    func named(_ event: String) -> [DemoEvent] { events.filter { $0.event == event } }

    /// How often the handler that was given to the refresher at this edge was called.
    func refreshes(_ edge: String) -> Int {
        named("callback").count { $0.edge == edge && $0.name == "refreshing" }
    }

    /// The states entered at this edge, in order.
    func states(_ edge: String) -> [String] {
        named("state").filter { $0.edge == edge }.compactMap(\.to)
    }

    var offsets: [Double] { named("offset").compactMap(\.y) }

    /// Where the list is: its content offset, 0 at the top, negative when pulled.
    var offset: Double {
        events.last { $0.event == "offset" || $0.event == "settled" }.flatMap { $0.y ?? $0.offset } ?? 0
    }
}
