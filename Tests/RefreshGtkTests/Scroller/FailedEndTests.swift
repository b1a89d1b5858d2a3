import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// An end that says what went wrong.
    @Suite @MainActor struct FailedEndTests {
        init() { GtkHarness.start() }

        @Test("a failed end shows its message in the open slot, then closes it and shows the usual text again")
        func message() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let log = CallLog()
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing(failed: "No network") { log.note("end") }
            #expect(fixture.header.state == .idle)
            GtkHarness.frames(5, of: fixture.window.widget)
            #expect(fixture.offset == -54)
            #expect(fixture.texts(in: fixture.header).contains("No network"))
            #expect(fixture.shows("refresh-failure", in: fixture.header))
            #expect(!fixture.isSpinning(fixture.header))
            #expect(log.entries.isEmpty)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(log.entries == ["end"])
            #expect(
                fixture.callbacks == [
                    "top.refreshing", "top.beginCompletion", "top.endingAnimationBegan", "top.endCompletion",
                ])
            let finger = fixture.drag(to: -40)
            #expect(fixture.texts(in: fixture.header).contains(fixture.header.title(for: .idle)))
            #expect(!fixture.texts(in: fixture.header).contains("No network"))
            fixture.letGo(finger)
            fixture.settle()
        }

        @Test("a begin while the message is shown refreshes again and takes it away")
        func beginDuringMessage() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing(failed: "No network")
            GtkHarness.frames(5, of: fixture.window.widget)
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.offset == -54)
            #expect(fixture.cb == 2)
            #expect(!fixture.texts(in: fixture.header).contains("No network"))
            #expect(fixture.isSpinning(fixture.header))
        }

        @Test("a failed end without a refresh shows nothing")
        func withoutRefresh() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let log = CallLog()
            fixture.header.endRefreshing(failed: "No network") { log.note("end") }
            #expect(log.entries == ["end"])
            fixture.settle()
            let finger = fixture.drag(to: -40)
            #expect(!fixture.texts(in: fixture.header).contains("No network"))
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.callbacks.isEmpty)
        }

        @Test("an automatic footer shows the message where it lies, and loads again when asked")
        func footer() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            fixture.pull(to: 744, from: 450)
            fixture.settle()
            #expect(fixture.footer.state == .refreshing)
            fixture.footer.endRefreshing(failed: "No network")
            #expect(fixture.footer.state == .idle)
            fixture.settle()
            #expect(fixture.texts(in: fixture.footer) == ["No network"])
            #expect(fixture.shows("refresh-failure", in: fixture.footer))
            GtkHarness.wait(until: fixture.texts(in: fixture.footer) == [fixture.footer.title(for: .idle)])
            #expect(!fixture.shows("refresh-failure", in: fixture.footer))
            #expect(fixture.footer.state == .idle)
            #expect(fixture.loads == 1)
            #expect(fixture.offset == 744)
            fixture.footer.beginRefreshing()
            #expect(fixture.loads == 2)
        }
    }
}
