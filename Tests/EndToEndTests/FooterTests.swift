import Testing

extension EndToEnd {
    /// The automatic footer at the end of a list, reached in every way there is.
    @Suite("Arriving at the footer")
    @MainActor
    struct FooterTests {
        /// Where the list ends, with the footer in sight: `DemoSession` windows are 500 high,
        /// the footer 44.
        private func end(in demo: DemoSession) throws -> Double {
            let content = try #require(demo.log.named("content").last?.height)
            return content + 44 - 500
        }

        /// Arrives at the end once; the handler adds nothing. One call, and without further
        /// input no other.
        private func expectOneLoad(
            _ arrive: (DemoSession) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try DemoSession.run("footer-default", options: ["--load-rows", "0"]) { demo in
                try arrive(demo)
                try demo.wait(for: "a load") { $0.refreshes("bottom") > 0 }
                try demo.wait(for: "its end") { $0.states("bottom").last == "idle" }
                try demo.waitForOffset(try end(in: demo))
                // Time for a second load to begin, were there one.
                try demo.perform(.pause(1000))
                #expect(demo.log.refreshes("bottom") == 1, sourceLocation: sourceLocation)
            }
        }

        @Test("F02: the wheel loads once, and again only after going away and coming back")
        func wheel() throws {
            try DemoSession.run("footer-default", options: ["--load-rows", "0"]) { demo in
                let down = try wheelToEnd(in: demo)
                try demo.wait(for: "a load") { $0.refreshes("bottom") == 1 }
                try demo.wait(for: "its end") { $0.states("bottom").last == "idle" }
                try demo.perform(.pause(1000))
                #expect(demo.log.refreshes("bottom") == 1)
                try demo.perform(.wheel(-3) + .pause(200) + .wheel(min(3, down)))
                try demo.wait(for: "a second load") { $0.refreshes("bottom") == 2 }
                try demo.wait(for: "its end") { $0.states("bottom").last == "idle" }
                try demo.perform(.pause(1000))
                #expect(demo.log.refreshes("bottom") == 2)
            }
        }

        @Test("F01: rows that come make the next arrival load once more, and nothing else does")
        func eachArrival() throws {
            try DemoSession.run("footer-default") { demo in
                for arrival in 1...3 {
                    let before = demo.log.named("content").last?.height ?? 0
                    try wheelToEnd(in: demo)
                    try demo.wait(for: "load \(arrival)") { $0.refreshes("bottom") == arrival }
                    try demo.wait(for: "its end") { $0.states("bottom").last == "idle" }
                    try demo.wait(for: "more rows") { ($0.named("content").last?.height ?? 0) > before }
                    try demo.perform(.pause(600))
                    #expect(demo.log.refreshes("bottom") == arrival)
                }
            }
        }

        @Test("the End key loads once")
        func endKey() throws {
            try expectOneLoad { try $0.perform(.click(at: HeaderTests.middle) + .pause(100) + .key("End")) }
        }

        @Test("a drag of the scroll bar to the end loads once")
        func scrollbar() throws {
            // The bar comes up as the pointer comes near.
            let near = [Gesture.Point(x: 360, y: 30), .init(x: 385, y: 30), .init(x: 395, y: 30)]
                .reduce(Gesture([])) { $0 + .move(to: $1) + .pause(120) }
            try expectOneLoad {
                try $0.perform(near + .mouseDrag(from: .init(x: 395, y: 30), to: .init(x: 395, y: 495)))
            }
        }

        @Test("touch loads once")
        func touch() throws {
            try expectOneLoad { demo in
                // Strokes of 400 px until the end is one stroke away, then that one.
                let stroke = Gesture.touchDrag(from: .init(x: 150, y: 460), to: .init(x: 150, y: 60))
                let end = try end(in: demo)
                while demo.log.offset < end - 350 {
                    let before = demo.log.offset
                    try demo.perform(stroke)
                    try demo.wait(for: "rest further down") { $0.events.last?.event == "settled" && $0.offset > before }
                }
                if demo.log.refreshes("bottom") == 0 { try demo.perform(stroke) }
            }
        }

        @Test("F04: a list shorter than the window loads by a notch, an upward drag and a click on the footer")
        func shortContent() throws {
            try DemoSession.run("footer-default", rows: 3, options: ["--load-rows", "0"]) { demo in
                try demo.perform(.pause(1000))
                #expect(demo.log.refreshes("bottom") == 0, "it loaded by itself")
                let content = try #require(demo.log.named("content").last?.height)
                let ways: [(name: String, gesture: Gesture)] = [
                    ("notch", .move(to: HeaderTests.middle) + .pause(50) + .wheel(1)),
                    ("drag", .touchDrag(from: .init(x: 150, y: 400), to: .init(x: 150, y: 300))),
                    ("click", .click(at: .init(x: 200, y: content + 22))),
                ]
                for (index, way) in ways.enumerated() {
                    try demo.perform(way.gesture)
                    try demo.wait(for: "a load by \(way.name)") { $0.refreshes("bottom") == index + 1 }
                    try demo.wait(for: "its end") { $0.states("bottom").last == "idle" }
                    try demo.perform(.pause(700))
                    #expect(demo.log.refreshes("bottom") == index + 1, "by \(way.name)")
                }
            }
        }

        /// Turns the wheel notch by notch until the list is at its end; says how many it took.
        @discardableResult
        private func wheelToEnd(in demo: DemoSession) throws -> Int {
            let start = demo.log.offset
            let end = try end(in: demo)
            try demo.perform(.move(to: HeaderTests.middle) + .pause(50) + .wheel(1))
            try demo.wait(for: "the first notch") { $0.offset > start }
            let notch = demo.log.offset - start
            let more = max(0, Int(((end - start) / notch).rounded(.up)) - 1)
            try demo.perform(.wheel(more))
            return more + 1
        }
    }
}
