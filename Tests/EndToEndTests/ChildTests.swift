import Testing

extension EndToEnd {
    /// The list's own widgets keep what is theirs.
    @Suite("Widgets inside")
    @MainActor
    struct ChildTests {
        @Test("D08: a tap on a button inside the list clicks it, a drag from it pulls and does not click")
        func button() throws {
            try DemoSession.run("buttons") { demo in
                let button = HeaderTests.middle
                try demo.perform(.tap(at: button))
                try demo.wait(for: "a click") { !$0.named("clicked").isEmpty }
                #expect(demo.log.offsets.allSatisfy { $0 == 0 })
                try demo.perform(.touchDrag(from: button, to: HeaderTests.below))
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.waitForRest(at: 0)
                #expect(demo.log.named("clicked").count == 1)
            }
        }

        @Test("D07: the mouse selects text in a text view and does not pull it")
        func selection() throws {
            try DemoSession.run("text-view") { demo in
                try demo.perform(.mouseDrag(from: .init(x: 40, y: 20), to: .init(x: 200, y: 200)))
                try demo.wait(for: "a selection") { ($0.named("selection").last?.length ?? 0) > 0 }
                #expect(demo.log.offsets.allSatisfy { $0 >= 0 })
                #expect(demo.log.refreshes("top") == 0)
            }
        }

        @Test("a nested scrolled list keeps the gestures that it can follow; at its edge the outer one is pulled")
        func nested() throws {
            try DemoSession.run("nested") { demo in
                let inside = Gesture.Point(x: 150, y: 220)
                try demo.perform(.touchDrag(from: inside, to: .init(x: 150, y: 140)))
                try demo.wait(for: "motion of the inner list") { ($0.named("inner-offset").last?.y ?? 0) > 0 }
                let outer = demo.log.offsets
                #expect(outer.allSatisfy { $0 == 0 }, "the outer list moved too")

                try demo.perform(.touchDrag(from: .init(x: 150, y: 150), to: .init(x: 150, y: 300)))
                try demo.wait(for: "the inner list's top") { $0.named("inner-offset").last?.y == 0 }
                let back = demo.log.offsets
                #expect(back.allSatisfy { $0 == 0 }, "the outer list moved too")

                try demo.perform(.touchDrag(from: .init(x: 150, y: 180), to: .init(x: 150, y: 430)))
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                #expect(demo.log.named("inner-offset").last?.y == 0)
                #expect(demo.log.refreshes("top") == 1)
            }
        }

        @Test("touch and touchpad pull a text view")
        func textViewPulls() throws {
            try DemoSession.run("text-view") { demo in
                try demo.perform(.touchDrag(from: HeaderTests.middle, to: HeaderTests.below))
                try demo.wait(for: "a refresh") { $0.refreshes("top") == 1 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                try demo.perform(.move(to: HeaderTests.middle) + .pause(50) + .touchpad(steps: 24, by: -3))
                try demo.wait(for: "a second refresh") { $0.refreshes("top") == 2 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
            }
        }
    }
}
