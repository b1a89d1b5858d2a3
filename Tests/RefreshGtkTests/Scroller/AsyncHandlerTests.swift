import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// Each in a process of its own: a test with other tests beside it must not wait for tasks.
@Suite("Handlers that are tasks")
struct AsyncHandlerTests {
    @Test("the refresh ends when the work returns, and its time is stored")
    func returns() async {
        await #expect(processExitsWith: .success) {
            await AsyncStage.run { stage in
                stage.header.setAsyncHandler {
                    stage.log.note("begins")
                    try await Task.sleep(nanoseconds: 1_000_000)
                    stage.log.note("goes on")
                }
                stage.header.beginRefreshing()
                await stage.wait { stage.log.count("top.endCompletion") == 1 }
                #expect(stage.log.entries.filter { !$0.hasPrefix("top.") } == ["begins", "goes on"])
                #expect(stage.header.state == .idle)
                #expect(stage.header.lastUpdatedTime == 5)
                #expect(stage.fixture.offset == 0)
            }
        }
    }

    @Test("what the work throws is told by the message that is made of it, and no time is stored")
    func throwing() async {
        await #expect(processExitsWith: .success) {
            await AsyncStage.run { stage in
                stage.header.setAsyncHandler { throw Failure.broken }
                await stage.expectFailure("broken")
                stage.header.setAsyncHandler(describe: { "It is \($0)" }) { throw Failure.broken }
                await stage.expectFailure("It is broken")
                #expect(stage.header.lastUpdatedTime == nil)
                #expect(stage.log.count("top.refreshing") == 2 && stage.log.count("top.endCompletion") == 2)
            }
        }
    }

    @Test("an end by the application, a removal and a detach cancel the work; cancellation is no failure")
    func cancelled() async {
        await #expect(processExitsWith: .success) {
            await AsyncStage.run { stage in
                let header = stage.header
                let ends: [@MainActor () -> Void] = [
                    { header.endRefreshing() }, { stage.fixture.scroller.header = nil },
                    { stage.fixture.scroller.detach() },
                ]
                for (round, end) in ends.enumerated() {
                    header.setAsyncHandler {
                        stage.log.note("begins")
                        do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch {
                            stage.log.note("cancelled")
                            throw error
                        }
                    }
                    if stage.fixture.scroller.header == nil { stage.fixture.scroller.header = header }
                    header.beginRefreshing()
                    await stage.wait { stage.log.count("begins") == round + 1 }
                    end()
                    #expect(header.state == .idle)
                    await stage.wait { stage.log.count("cancelled") == round + 1 && stage.fixture.scroller.isAtRest }
                    #expect(!stage.fixture.shows("refresh-failure", in: header))
                }
            }
        }
    }

    @Test("work that returns after its refresh was ended ends no later one")
    func late() async {
        await #expect(processExitsWith: .success) {
            await AsyncStage.run { stage in
                let header = stage.header
                var waiting: [CheckedContinuation<Void, Never>] = []
                header.setAsyncHandler {
                    await withCheckedContinuation { waiting.append($0) }
                    stage.log.note("returns")
                }
                header.beginRefreshing()
                await stage.wait { waiting.count == 1 }
                header.endRefreshing()
                header.beginRefreshing()
                await stage.wait { waiting.count == 2 }
                waiting[0].resume()
                await stage.wait { stage.log.count("returns") == 1 }
                await stage.wait { stage.fixture.scroller.isAtRest }
                #expect(header.state == .refreshing)
                waiting[1].resume()
                await stage.wait { header.state == .idle && stage.fixture.scroller.isAtRest }
                #expect(stage.fixture.offset == 0)
            }
        }
    }
}

private enum Failure: Error { case broken }

/// A list with a header, and what happens to it.
@MainActor
private final class AsyncStage {
    let log = CallLog()
    let fixture: ScrollerFixture
    let header = RefreshHeader()
    private let folder = TemporaryFolder()

    static func run(_ test: @MainActor (AsyncStage) async -> Void) async {
        GtkHarness.start()
        await test(AsyncStage())
    }

    private init() {
        let header = self.header
        fixture = ScrollerFixture(rows: 30) { $0.header = header }
        header.store = LastUpdatedStore(folder: folder.path, application: "test", clock: { 5 })
        let log = self.log
        header.onCallback = { log.note("top.\($0.rawValue)") }
    }

    /// Refreshes, and waits until this message has been shown and the list is at rest again.
    func expectFailure(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        header.beginRefreshing()
        await wait(until: { fixture.texts(in: header).contains(message) }, sourceLocation: sourceLocation)
        #expect(fixture.shows("refresh-failure", in: header), sourceLocation: sourceLocation)
        #expect(header.state == .idle, sourceLocation: sourceLocation)
        await wait(until: { fixture.scroller.isAtRest }, sourceLocation: sourceLocation)
    }

    func wait(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
        await GtkHarness.wait(withTasks: condition, sourceLocation: sourceLocation)
    }
}
