import Glibc

/// Takes times.
enum Stopwatch {
    /// How much of the processor this thread has had, in seconds. What other programs do meanwhile does not count, nor
    /// does the X server.
    static var threadTime: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

    /// Seconds on the wall, from an arbitrary beginning.
    static var wallTime: Double { seconds(CLOCK_MONOTONIC) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time of this thread that `body` takes, in seconds.
    static func threadTime(of body: () -> Void) -> Double {
        let start = threadTime
        body()
        return threadTime - start
    }

    /// Takes the times of two sides in turn, so that whatever changes on the machine meanwhile meets both.
    @MainActor
    static func compare(rounds: Int, _ ours: () throws -> Double, over theirs: () throws -> Double) rethrows
        -> Measurement
    {
        var times: (ours: [Double], theirs: [Double]) = ([], [])
        // The first round fills caches and is not counted.
        for round in 0...rounds {
            let (first, second) = (try ours(), try theirs())
            guard round > 0 else { continue }
            times.ours.append(first)
            times.theirs.append(second)
        }
        return Measurement(times.ours, over: times.theirs)
    }
}
