import Testing

extension EndToEnd {
    /// Every way to pull the header, and everything that must not.
    @Suite("Pulling the header")
    @MainActor
    struct HeaderTests {
        /// Over the list, away from its edges.
        static let middle = Gesture.Point(x: 150, y: 150)

        /// A way down that, with the rubber band, reveals well over the header's 54 px.
        static let below = Gesture.Point(x: 150, y: 400)

        /// The gesture leads to one refresh, and after its end the list is as before.
        static func expectOneRefresh(from gesture: Gesture, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try DemoSession.run("header-default") { demo in
                try demo.perform(gesture)
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                #expect(demo.log.refreshes("top") == 1, sourceLocation: sourceLocation)
                #expect(demo.log.states("top").suffix(2) == ["refreshing", "idle"], sourceLocation: sourceLocation)
            }
        }

        /// The gesture moves the list, nothing refreshes, and the list rests at its top.
        static func expectNoRefresh(
            from gesture: Gesture, isPan: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try DemoSession.run("header-default") { demo in
                try demo.perform(gesture)
                if isPan { try demo.waitForRest(at: 0) } else { try demo.waitForOffset(0) }
                // As long again as the slowest release rule: nothing comes late.
                try demo.perform(.pause(600))
                let (offsets, states) = (demo.log.offsets, demo.log.states("top"))
                #expect(!offsets.isEmpty, "the gesture did not reach the list", sourceLocation: sourceLocation)
                #expect(demo.log.refreshes("top") == 0, sourceLocation: sourceLocation)
                #expect(!states.contains("refreshing"), sourceLocation: sourceLocation)
                #expect(demo.isAtTop, sourceLocation: sourceLocation)
            }
        }

        @Test("two fingers on the touchpad pull, their lift refreshes once")
        func touchpad() throws {
            try Self.expectOneRefresh(from: .move(to: Self.middle) + .touchpad(steps: 24, by: -3))
        }

        @Test("a finger on the touch screen pulls, its lift refreshes once")
        func touch() throws {
            try Self.expectOneRefresh(from: .touchDrag(from: Self.middle, to: Self.below))
        }

        @Test("a drag with the mouse pulls, its release refreshes once")
        func mouse() throws {
            try Self.expectOneRefresh(from: .mouseDrag(from: Self.middle, to: Self.below))
        }

        @Test("five notches of the wheel after a rest refresh once")
        func wheel() throws {
            try Self.expectOneRefresh(from: .move(to: Self.middle) + .pause(700) + .wheel(-5, interval: 120))
        }

        @Test("F5 refreshes once")
        func key() throws {
            try Self.expectOneRefresh(from: .key("F5"))
        }

        @Test("a short pull by touch springs back and refreshes nothing")
        func shortTouch() throws {
            try Self.expectNoRefresh(from: .touchDrag(from: Self.middle, to: .init(x: 150, y: 200)))
        }

        @Test("a short pull by mouse springs back and refreshes nothing")
        func shortMouse() throws {
            try Self.expectNoRefresh(from: .mouseDrag(from: Self.middle, to: .init(x: 150, y: 200)))
        }

        @Test("D04: a fling to the top stops there and refreshes nothing")
        func fling() throws {
            let up = Gesture.touchDrag(from: Self.below, to: .init(x: 150, y: 100), steps: 20, hold: 150)
            let fling = Gesture.touchDrag(from: Self.middle, to: Self.below, steps: 5, hold: 0)
            try Self.expectNoRefresh(from: up + .pause(100) + fling)
        }

        @Test("D04: a drag that starts lower down and goes on beyond the top refreshes once")
        func continuedDrag() throws {
            let up = Gesture.touchDrag(from: .init(x: 150, y: 250), to: .init(x: 150, y: 180))
            try Self.expectOneRefresh(
                from: up + .pause(100) + .touchDrag(from: .init(x: 150, y: 100), to: .init(x: 150, y: 460)))
        }

        @Test("notches of the wheel that come from below stop at the top and refresh nothing")
        func wheelFromBelow() throws {
            try Self.expectNoRefresh(
                from: .move(to: Self.middle) + .wheel(3) + .pause(300) + .wheel(-14, interval: 60), isPan: false)
        }

        @Test("D10: a key that refreshes in the middle of a fling ends the fling")
        func keyDuringFling() throws {
            try DemoSession.run("header-default", latency: 1500) { demo in
                let fling = Gesture.touchDrag(from: Self.below, to: .init(x: 150, y: 250), steps: 5, hold: 0)
                try demo.perform(fling + .pause(100) + .key("F5"))
                let thrown = demo.log.offset
                #expect(thrown > 0, "the fling did not reach the list")
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.waitForRest(at: -54)
                let meanwhile = try demo.logged { try demo.perform(.pause(500)) }
                let drift = meanwhile.offsets
                #expect(drift.isEmpty, "the fling went on")
                try demo.waitForRest(at: 0)
                let notch = try demo.logged {
                    try demo.perform(.move(to: Self.middle) + .pause(50) + .wheel(1) + .pause(300))
                }
                #expect(notch.offsets.count == 1, "one notch is one step")
            }
        }
    }
}
