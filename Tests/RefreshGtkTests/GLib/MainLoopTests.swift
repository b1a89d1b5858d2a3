import Foundation
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Main loop and threads") @MainActor struct MainLoopTests {
        @MainActor private final class Log { var entries: [String] = [] }

        @Test("on GTK's thread a body runs at once")
        func atOnce() {
            GtkHarness.start()
            let log = Log()
            MainLoop.performOnGtkThread { log.entries.append("body") }
            #expect(log.entries == ["body"])
            #expect(MainLoop.isGtkThread)
        }

        @Test("from another thread bodies run in GTK's, in their order")
        func fromAnotherThread() {
            GtkHarness.start()
            let log = Log()
            let thread = Thread {
                let isGtkThread = MainLoop.isGtkThread
                for number in 1...3 {
                    MainLoop.performOnGtkThread {
                        log.entries.append("\(number) \(isGtkThread) \(MainLoop.isGtkThread)")
                    }
                }
            }
            thread.start()
            GtkHarness.wait(until: log.entries.count == 3)
            #expect(log.entries == ["1 false true", "2 false true", "3 false true"])
        }
    }
}
