import RefreshTestSupport
import Testing

@testable import RefreshGtk

extension GtkTests {
    @Suite("Coming from C to the main actor") struct MainActorEnterTests {
        /// As C calls: without an actor.
        private nonisolated static let double: @convention(c) (Int32) -> Int32 = { number in
            MainActor.enter(with: number) {
                MainActor.preconditionIsolated()
                return $0 * 2
            }
        }

        @Test("what is called on the main actor gets the argument and gives a result")
        @MainActor func call() {
            #expect(Self.double(21) == 42)
        }

        @Test("off the main actor it ends the program")
        func elsewhere() async {
            await #expect(processExitsWith: .failure) {
                _ = await Task.detached { GtkTests.MainActorEnterTests.double(21) }.value
            }
        }
    }
}
