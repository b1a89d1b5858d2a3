import Testing

/// Starts one compositor before a suite and takes it down after, whatever happened:
/// its start costs more than most tests, and each test has a demo of its own in it.
struct CompositorTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let compositor = try await Compositor()
        do {
            try await Compositor.$current.withValue(compositor, operation: function)
        } catch {
            await compositor.end()
            throw error
        }
        await compositor.end()
    }
}

extension Trait where Self == CompositorTrait {
    static var compositor: Self { CompositorTrait() }
}

/// The parent of all suites here: one window, one pointer, one test at a time.
@Suite("End to end", .serialized, .compositor)
enum EndToEnd {}
