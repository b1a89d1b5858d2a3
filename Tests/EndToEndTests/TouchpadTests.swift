import Testing

extension EndToEnd {
    /// Two fingers on the touchpad. A step of 3 is about 19 px of finger in the bare window,
    /// and with the rubber band 110 px of finger reveal the header's 54.
    @Suite("The touchpad at the top")
    @MainActor
    struct TouchpadTests {
        private func pull(_ fingers: Gesture, in demo: DemoSession) throws -> DemoLog {
            try demo.logged {
                try demo.perform(.move(to: HeaderTests.middle) + .pause(50) + fingers)
            }
        }

        @Test("D03: a pull beyond the header follows the fingers and refreshes at their lift")
        func beyond() throws {
            try DemoSession.run("header-default") { demo in
                let pull = try pull(.touchpad(steps: 12, by: -3, lift: false), in: demo)
                #expect(pull.offsets.filter { $0 < 0 }.count >= 8, "the list did not follow")
                #expect(pull.offsets == pull.offsets.sorted(by: >), "the list stepped back")
                #expect((pull.offsets.last ?? 0) < -54)
                #expect(pull.states("top") == ["pulling"])
                #expect(pull.refreshes("top") == 0, "it refreshed under the fingers")
                try demo.perform(Gesture(["fingerstop"]))
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                #expect(demo.log.refreshes("top") == 1)
            }
        }

        @Test("D03: a pull of less than the header goes back at the lift")
        func less() throws {
            try DemoSession.run("header-default") { demo in
                let pull = try pull(.touchpad(steps: 9, by: -1), in: demo)
                #expect((pull.offsets.min() ?? 0) < -15, "the pull did not reach the list")
                try demo.waitForRest(at: 0)
                try demo.perform(.pause(600))
                #expect(demo.log.refreshes("top") == 0)
                #expect(!demo.log.states("top").contains("refreshing"))
                #expect(demo.isAtTop)
            }
        }

        @Test("D03: fingers that stop without a stop event count as lifted")
        func withoutStop() throws {
            try DemoSession.run("header-default") { demo in
                _ = try pull(.touchpad(steps: 12, by: -3, lift: false), in: demo)
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                #expect(demo.log.refreshes("top") == 1)
            }
        }

        @Test("D03: fingers that come back before the lift refresh nothing")
        func backAgain() throws {
            try DemoSession.run("header-default") { demo in
                let there = Gesture.touchpad(steps: 9, by: -3, lift: false)
                let back = Gesture.touchpad(steps: 8, by: 3)
                let pull = try pull(there + back, in: demo)
                #expect((pull.offsets.min() ?? 0) < -54, "the pull did not go beyond the header")
                #expect(pull.states("top") == ["pulling", "idle"])
                try demo.waitForRest(at: 0)
                try demo.perform(.pause(600))
                #expect(demo.log.refreshes("top") == 0)
                #expect(demo.isAtTop)
            }
        }
    }
}
