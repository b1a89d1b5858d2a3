import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// The desktop's animations are switched off.
    @Suite @MainActor struct ReducedMotionTests {
        private let settings = DesktopSettings()

        init() {
            GtkHarness.start()
            settings.set("gtk-enable-animations", false)
        }

        @Test("A04: begin and end are there within two frames, with their calls")
        func beginAndEnd() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.offset == -54)
            #expect(fixture.rowY(0) == 54)
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.cb == 1)
            var completions = 0
            fixture.header.endRefreshing { completions += 1 }
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.header.state == .idle)
            #expect(fixture.offset == 0)
            #expect(fixture.insets.top == 0)
            #expect(completions == 1)
            #expect(
                fixture.callbacks == [
                    "top.refreshing", "top.beginCompletion", "top.endingAnimationBegan", "top.endCompletion",
                ])
        }

        @Test("A04: a pull refreshes as ever, and a short one is back at once")
        func pull() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.pull(to: -70)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
            fixture.header.endRefreshing()
            fixture.pull(to: -30)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 1)
        }

        @Test(
            "A04: switched off in the middle of an opening or a closing, it ends in the right place",
            arguments: [true, false])
        func flipped(whileOpening: Bool) {
            settings.set("gtk-enable-animations", true)
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            // So slow that a busy machine cannot miss it.
            fixture.header.fastAnimationDuration = whileOpening ? 60 : 0.25
            fixture.header.slowAnimationDuration = 60
            fixture.header.beginRefreshing()
            if !whileOpening {
                fixture.settle()
                fixture.header.endRefreshing()
            }
            GtkHarness.wait(until: fixture.offset < -0.01 && fixture.offset > -53.99, "it moves")
            settings.set("gtk-enable-animations", false)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.scroller.isAtRest)
            #expect(fixture.offset == (whileOpening ? -54 : 0))
            #expect(fixture.insets.top == (whileOpening ? 54 : 0))
            #expect(fixture.cb == 1)
            #expect(fixture.count("top.endCompletion") == (whileOpening ? 0 : 1))
        }

        @Test("A04: the texts say that it refreshes, and three dots stand for the spinner")
        func indicator() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.texts(in: fixture.header).contains(fixture.header.title(for: .refreshing)))
            #expect(fixture.shows("refresh-still", in: fixture.header))
            #expect(!fixture.isSpinning(fixture.header))
            settings.set("gtk-enable-animations", true)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.isSpinning(fixture.header))
        }
    }
}
