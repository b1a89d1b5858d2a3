import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The demo's examples", .serialized)
@MainActor
struct ExampleTests {
    /// Those whose handler is a task run only where GLib's loop is on the process's main thread, which a test has not:
    /// `processes` is in the tests of the log, `async` in the end-to-end tests.
    nonisolated static let ids = Example.all.map(\.id).filter {
        !["async", "processes"].contains($0)
    }

    init() { GtkHarness.start() }

    private func run(_ id: String, rows: Int? = nil) throws -> ExampleRun {
        var options = DemoOptions()
        options.latency = 1
        let example = try #require(Example.named(id))
        return ExampleRun(example, source: SampleSource(options, rows: rows), listeners: [])
    }

    @Test("each example is shown, refreshes at each end and is destroyed without a complaint", arguments: ids)
    func works(_ id: String) throws {
        let run = try run(id, rows: id == "tree-100k" ? 1000 : nil)
        let window = TestWindow(width: 400, height: 500)
        window.show(run.widget)
        #expect(!run.refreshers.isEmpty)
        for refresher in run.refreshers {
            var hasEnded = false
            refresher.onEndCompletion = { hasEnded = true }
            refresher.beginRefreshing()
            GtkHarness.wait(until: hasEnded, "the refresh at \(refresher.edge) ends")
            #expect(!refresher.isRefreshing)
        }
        GtkHarness.frames(2, of: window.widget)
        window.destroy()
        GtkHarness.drain()
    }

    @Test("an example that is left while its load is pending is gone when the answer has come", arguments: ids)
    func leftWhilePending(_ id: String) throws {
        let tracker = LifetimeTracker()
        do {
            let run = try run(id, rows: id == "tree-100k" ? 1000 : nil)
            let window = TestWindow(width: 400, height: 500)
            window.show(run.widget)
            tracker.track(run, "run")
            tracker.track(run.scroller, "scroller")
            tracker.track(run.stage.source, "source")
            for refresher in run.refreshers {
                refresher.fastAnimationDuration = 0
                refresher.beginRefreshing()
            }
            GtkHarness.wait(until: run.refreshers.contains(where: \.isRefreshing), "a load is pending")
        }
        GtkHarness.wait(until: tracker.alive.isEmpty, "alive: \(tracker.alive)")
    }

    @Test("rows that come by a refresh are on top, by a load at the end")
    func rows() throws {
        let source = SampleSource(DemoOptions())
        source.latency = 0
        let first = source.firstRows()
        #expect(first.map(\.title).prefix(2) == ["Row 1", "Row 2"])
        var (new, more): ([SampleRow]?, [SampleRow]?)
        source.fetchNew { new = $0 }
        source.fetchMore { more = $0 }
        GtkHarness.wait(until: new != nil && more != nil, "the answers")
        #expect(new?.first?.title == "New row 5")
        #expect(more?.first?.number == first.count + 1)
        #expect(more?.count == 10)
    }

    @Test("the same row has the same texts in each run")
    func determinism() {
        #expect(SampleRow(number: 1).detail == SampleRow(number: 1).detail)
        #expect(SampleRow(number: 1).detail == "Golden piano in the valley")
        #expect(Set((1...50).map { SampleRow(number: $0).detail }).count > 40)
    }
}
