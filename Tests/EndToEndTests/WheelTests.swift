import Testing

extension EndToEnd {
    @Suite("The wheel at the top")
    @MainActor
    struct WheelTests {
        /// Longer than the header's rest rule (500 ms without a notch) and its release (350 ms).
        static let rest = Gesture.pause(700)

        @Test("D01: a wheel at the top leaves nothing behind")
        func leavesNothingBehind() throws {
            try DemoSession.run("header-default") { demo in
                try demo.perform(.move(to: HeaderTests.middle) + .pause(50) + .wheel(1))
                try demo.wait(for: "the first notch") { $0.offset > 0 }
                let notch = demo.log.offset

                // 1 and 2: notches without a pause to the top and ten more.
                try demo.perform(.wheel(3))
                let arrival = try demo.logged {
                    try demo.perform(.wheel(-14, interval: 50) + Self.rest)
                    try demo.waitForOffset(0)
                }
                #expect(arrival.offsets.allSatisfy { $0 >= 0 })
                #expect(arrival.named("state").isEmpty)

                // 3 and 4: two notches from rest show a little and go back.
                let two = try demo.logged {
                    try demo.perform(.wheel(-2, interval: 120) + Self.rest)
                    try demo.waitForRest(at: 0)
                }
                let lowest = try #require(two.offsets.min())
                #expect(lowest < 0)
                #expect(lowest > -54)
                #expect(two.named("state").isEmpty)

                // 5: five notches within a second, then nothing.
                let five = try demo.logged {
                    try demo.perform(.wheel(-5, interval: 150))
                    try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                    // 6: end, settle; the next notch is a whole one.
                    try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                    try demo.waitForRest(at: 0)
                }
                #expect(five.states("top") == ["pulling", "refreshing", "idle"])
                let down = try demo.logged {
                    try demo.perform(.wheel(1))
                    try demo.waitForOffset(notch)
                }
                #expect(down.offsets.allSatisfy { $0 > 0 })
                #expect(demo.log.refreshes("top") == 1)
            }
        }

        @Test("an opposite notch takes a pull by wheel back")
        func oppositeNotch() throws {
            try DemoSession.run("header-default") { demo in
                try demo.perform(.move(to: HeaderTests.middle) + Self.rest + .wheel(-2, interval: 120))
                try demo.perform(.wheel(1) + Self.rest)
                try demo.waitForRest(at: 0)
                #expect(demo.log.offsets.contains { $0 < 0 })
                #expect(demo.log.refreshes("top") == 0)
            }
        }

        @Test("D02: a high-resolution wheel is no touchpad, also right after a click")
        func highResolution() throws {
            try DemoSession.run("header-default") { demo in
                try demo.perform(.click(at: HeaderTests.middle) + .pause(100) + .smoothWheel(events: 8, by: 2.5))
                try demo.wait(for: "motion") { $0.offset > 0 }
                try demo.perform(.smoothWheel(events: 40, by: -2.5) + Self.rest)
                try demo.waitForOffset(0)
                let (offsets, states) = (demo.log.offsets, demo.log.states("top"))
                #expect(offsets.allSatisfy { $0 >= 0 })
                #expect(states.isEmpty)
            }
        }
    }
}
