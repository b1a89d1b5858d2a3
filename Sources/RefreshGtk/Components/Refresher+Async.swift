import RefreshCore

extension Refresher {
    /// Has `work` do the fetching: it is started when a refresh begins, and the refresh ends when it returns. When it
    /// throws, the refresh ends as failed with the message that `describe` makes of the error.
    ///
    /// Replaces ``onRefreshing``. A refresh that is ended otherwise, and a component that is removed, cancel the task;
    /// what it does afterwards ends no later refresh. Cancellation that `work` passes on is no failure.
    /// - Parameters:
    ///   - describe: makes the message; by default the error's own description.
    ///   - work: runs on GTK's thread between its suspensions, while GLib's main loop does.
    public func setAsyncHandler(
        describe: @escaping @MainActor (any Error) -> String = { "\($0)" },
        _ work: @escaping @MainActor () async throws -> Void
    ) {
        onRefreshing = { refresher in
            let run = refresher.nextRun()
            refresher.task = Task { @MainActor [weak refresher] in
                do {
                    try await work()
                    refresher?.finish(run, .finished)
                } catch is CancellationError {
                    refresher?.finish(run, .finished)
                } catch {
                    refresher?.finish(run, .failed, failure: describe(error))
                }
            }
        }
    }

    /// Forgets the task: it serves no refresh any more.
    func abandonTask() {
        run += 1
        task?.cancel()
        task = nil
    }

    /// Numbers the refresh that the task serves from now on.
    private func nextRun() -> Int {
        run += 1
        return run
    }

    /// Ends the refresh of the task, unless it has ended or another one runs.
    private func finish(_ run: Int, _ outcome: RefreshOutcome, failure: String? = nil) {
        guard run == self.run else { return }
        task = nil
        end(outcome, failure: failure, completion: nil)
    }
}
