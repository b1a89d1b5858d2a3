import Foundation
import Testing

extension EndToEnd {
    /// What `refresh-demo --record` wrote down while a hand was at work, `refresh-replay --check` does again.
    @Suite("Recordings")
    @MainActor
    struct RecordingTests {
        /// A device and what one does with it.
        private typealias Way = (device: String, gesture: Gesture)

        private static let (middle, below) = (HeaderTests.middle, HeaderTests.below)
        private static let above = Gesture.Point(x: 150, y: 100)
        private static let low = Gesture.Point(x: 150, y: 420)

        /// Runs an example with a recording, then checks that it holds what the log tells and agrees with its replay.
        private func expectEqualReplay(
            of example: String, rows: Int, options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
            _ body: (DemoSession) throws -> Void
        ) throws {
            let compositor = try #require(Compositor.current)
            let file = compositor.folder.appendingPathComponent("\(example).json")
            var refreshes = 0
            try DemoSession.run(example, rows: rows, options: options + ["--record", file.path]) { demo in
                try body(demo)
                refreshes = demo.log.refreshes("top") + demo.log.refreshes("bottom")
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            let recorded = text.components(separatedBy: ".refreshing\"").count - 1
            #expect(recorded == refreshes, sourceLocation: sourceLocation)
            let check = try ChildProcess(
                Program.replay.path, ["--check", file.path], environment: compositor.environment, in: compositor.folder)
            defer { check.end() }
            let result = try check.finish()
            #expect(result.status == 0, "\(check.errorText)", sourceLocation: sourceLocation)
            #expect(result.output == "\(file.path): equal\n1 file, 1 equal", sourceLocation: sourceLocation)
        }

        /// Each way refreshes once at `edge`; then the list is let come to rest.
        private func expectOneRefresh(of edge: String, by way: Way, in demo: DemoSession) throws {
            let before = demo.log.refreshes(edge)
            try demo.perform(way.gesture)
            try demo.wait(for: "a refresh by \(way.device)") { $0.refreshes(edge) > before }
            try demo.wait(for: "its end") { $0.states(edge).last == "idle" }
            try demo.perform(.pause(700))
            #expect(demo.log.refreshes(edge) == before + 1, "by \(way.device)")
        }

        /// Gives the list the keyboard, by which it goes to an end without a pull.
        private func go(_ key: String, in demo: DemoSession) throws {
            try demo.perform(.click(at: Self.middle) + .pause(100) + .key(key) + .pause(700))
        }

        @Test("a header pulled with each device is replayed without a difference")
        func header() throws {
            let ways: [Way] = [
                ("touchpad", .move(to: Self.middle) + .touchpad(steps: 24, by: -3)),
                ("touch", .touchDrag(from: Self.middle, to: Self.below)),
                ("mouse", .mouseDrag(from: Self.middle, to: Self.below)),
                ("wheel", .move(to: Self.middle) + .pause(700) + .wheel(-5, interval: 120)),
                ("keyboard", .key("F5")),
            ]
            try expectEqualReplay(of: "header-default", rows: 30) { demo in
                for way in ways { try expectOneRefresh(of: "top", by: way, in: demo) }
                // Pulls that lead to nothing.
                try demo.perform(.touchDrag(from: Self.middle, to: .init(x: 150, y: 200)) + .pause(500))
                try demo.perform(.move(to: Self.middle) + .touchpad(steps: 6, by: -1) + .pause(500))
                try demo.perform(.wheel(-2, interval: 120) + .pause(700))
                #expect(demo.log.refreshes("top") == ways.count)
            }
        }

        @Test("an automatic footer reached with each device is replayed without a difference")
        func automaticFooter() throws {
            // The bar comes up as the pointer comes near.
            let near = [Gesture.Point(x: 360, y: 30), .init(x: 385, y: 30), .init(x: 395, y: 30)]
                .reduce(Gesture([])) { $0 + .move(to: $1) + .pause(120) }
            let ways: [Way] = [
                ("touchpad", .move(to: Self.middle) + .touchpad(steps: 40, by: 3)),
                ("touch", .touchDrag(from: Self.low, to: Self.above)),
                ("mouse", near + .mouseDrag(from: .init(x: 395, y: 30), to: .init(x: 395, y: 495))),
                ("wheel", .move(to: Self.middle) + .wheel(8)),
                ("keyboard", .click(at: Self.middle) + .pause(100) + .key("End")),
            ]
            try expectEqualReplay(of: "footer-default", rows: 12, options: ["--load-rows", "0"]) { demo in
                for way in ways {
                    try go("Home", in: demo)
                    try expectOneRefresh(of: "bottom", by: way, in: demo)
                }
            }
        }

        @Test("a back footer pulled with each device is replayed without a difference")
        func backFooter() throws {
            let ways: [Way] = [
                ("touchpad", .move(to: Self.middle) + .touchpad(steps: 24, by: 3)),
                ("touch", .touchDrag(from: Self.low, to: Self.above)),
                ("mouse", .mouseDrag(from: Self.low, to: Self.above)),
                ("wheel", .move(to: Self.middle) + .pause(700) + .wheel(5, interval: 120)),
            ]
            try expectEqualReplay(of: "footer-back", rows: 30) { demo in
                for way in ways {
                    try go("End", in: demo)
                    try expectOneRefresh(of: "bottom", by: way, in: demo)
                }
                try go("Home", in: demo)
                #expect(demo.isAtTop)
            }
        }

        @Test("header and footer of one list, with a fling between them, are replayed without a difference")
        func both() throws {
            try expectEqualReplay(of: "both-one-call", rows: 30) { demo in
                try expectOneRefresh(
                    of: "top", by: ("touch", .touchDrag(from: Self.middle, to: Self.below)), in: demo)
                for _ in 0..<2 {
                    try demo.perform(.touchDrag(from: Self.low, to: Self.above, steps: 6, hold: 0) + .pause(700))
                }
                try go("End", in: demo)
                try expectOneRefresh(
                    of: "bottom", by: ("touch", .touchDrag(from: Self.low, to: Self.above)), in: demo)
                try go("Home", in: demo)
                try expectOneRefresh(
                    of: "top", by: ("touchpad", .move(to: Self.middle) + .touchpad(steps: 24, by: -3)), in: demo)
            }
        }
    }
}
