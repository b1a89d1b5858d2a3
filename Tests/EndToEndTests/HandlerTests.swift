import Testing

extension EndToEnd {
    /// Handlers that are tasks, which only run where GLib's loop lets them.
    @Suite("Asynchronous handlers")
    @MainActor
    struct HandlerTests {
        @Test("a refresh ends when its task returns")
        func returns() throws {
            try DemoSession.run("async") { demo in
                let before = try #require(demo.log.named("content").last?.height)
                try demo.perform(.key("F5"))
                try demo.wait(for: "a refresh") { $0.refreshes("top") > 0 }
                try demo.wait(for: "its end") { $0.states("top").last == "idle" }
                try demo.wait(for: "new rows") { ($0.named("content").last?.height ?? 0) > before }
                #expect(demo.log.refreshes("top") == 1)
            }
        }

        @Test("a list that is filled off the main thread grows by one load at its end")
        func offMainThread() throws {
            try DemoSession.run("processes") { demo in
                try demo.wait(for: "the first rows") { ($0.named("content").last?.height ?? 0) > 0 }
                try demo.wait(for: "the end of the first refresh") { $0.states("top").last == "idle" }
                try demo.waitForRest(at: 0)
                try demo.perform(.move(to: HeaderTests.middle) + .pause(50) + .wheel(60, interval: 10))
                try demo.wait(for: "a load") { $0.refreshes("bottom") > 0 }
                try demo.wait(for: "its end") { ["idle", "noMoreData"].contains($0.states("bottom").last) }
            }
        }
    }
}
