import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// S09 and S10: where letting go refreshes, and what a finger that holds the list sees of an end.
    @Suite @MainActor struct ThresholdTests {
        init() { GtkHarness.start() }

        /// Offsets that a finger goes to before it is let go, and how often that refreshes.
        struct Pull: Sendable, CustomTestStringConvertible {
            var offsets: [Double]
            var cb: Int
            var testDescription: String { "\(offsets)" }
        }

        @Test(
            "S09: only letting go beyond the header's extent refreshes; a pixel back beyond it does not matter",
            arguments: [
                Pull(offsets: [-70, -69], cb: 1), Pull(offsets: [-55, -53.95], cb: 0), Pull(offsets: [-54], cb: 0),
                Pull(offsets: [-10], cb: 0), Pull(offsets: [-55], cb: 1),
            ])
        func threshold(_ pull: Pull) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: pull.offsets[0])
            for offset in pull.offsets.dropFirst() { fixture.move(finger, to: offset, tolerance: 0.02) }
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.cb == pull.cb)
            #expect(fixture.offset == (pull.cb == 1 ? -54 : 0))
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.header.state == .idle)
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            #expect(fixture.cb == pull.cb)
        }

        @Test("S10: an end while a finger holds the list leaves the content under it, and the list usable")
        func endWhileHeld() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 1)
            let finger = fixture.drag(to: -120)
            let before = try #require(fixture.rowY(0))
            #expect(abs(before - 120) <= 1)
            fixture.header.endRefreshing()
            #expect(fixture.header.state == .idle)
            var furthest = 0.0
            GtkHarness.wait(until: fixture.insets.top == 0)
            for _ in 0..<30 {
                GtkHarness.frames(1, of: fixture.window.widget)
                furthest = max(furthest, abs((fixture.rowY(0) ?? 0) - before))
            }
            #expect(furthest <= 1)
            #expect(fixture.header.state == .idle)
            #expect(fixture.cb == 1)
            fixture.letGo(finger)
            fixture.settle()
            // waits-for-motion: without a motion after the end, letting go refreshes no more.
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 1)
            #expect(fixture.count("top.endCompletion") == 1)
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 2)
        }
    }
}
