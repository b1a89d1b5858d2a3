import Testing

@testable import RefreshCore

@Suite struct TimelineTests {
    @Test("it starts with the first frame, whenever that is")
    func start() {
        var timeline = Timeline(duration: 0.25)
        #expect(timeline.isRunning)
        #expect(timeline.advance(to: 1000) == .init(fraction: 0, finished: false))
        #expect(timeline.advance(to: 1000.125) == .init(fraction: 0.5, finished: false))
        #expect(timeline.fraction == 0.5)
    }

    @Test("the end is reported exactly once", arguments: [0.016, 0.1, 0.25, 7])
    func endsOnce(step: Double) {
        var timeline = Timeline(duration: 0.25)
        var ends = 0
        for frame in 0..<50 {
            let result = timeline.advance(to: 3 + Double(frame) * step)
            if result.finished {
                ends += 1
                #expect(result.fraction == 1)
            }
        }
        #expect(ends == 1)
        #expect(timeline.fraction == 1)
        #expect(!timeline.isRunning)
    }

    @Test("without a length it ends with the first frame", arguments: [0, -1])
    func zeroLength(duration: Double) {
        var timeline = Timeline(duration: duration)
        #expect(timeline.fraction == 0)
        #expect(timeline.advance(to: 5) == .init(fraction: 1, finished: true))
        #expect(timeline.advance(to: 6) == .init(fraction: 1, finished: false))
    }

    @Test("a big gap jumps to the end")
    func gap() {
        var timeline = Timeline(duration: 0.4)
        _ = timeline.advance(to: 0)
        #expect(timeline.advance(to: 3600) == .init(fraction: 1, finished: true))
    }

    @Test("a clock that steps back holds the animation for that frame and does not stall it")
    func backwards() {
        var timeline = Timeline(duration: 1)
        _ = timeline.advance(to: 100)
        _ = timeline.advance(to: 100.5)
        #expect(timeline.advance(to: 40) == .init(fraction: 0.5, finished: false))
        #expect(timeline.advance(to: 40.25) == .init(fraction: 0.75, finished: false))
        #expect(timeline.advance(to: 40.5) == .init(fraction: 1, finished: true))
    }

    @Test("stopping ends it where it is, and says so to one caller only")
    func stop() {
        var timeline = Timeline(duration: 1)
        _ = timeline.advance(to: 0)
        _ = timeline.advance(to: 0.25)
        let first = timeline.stop()
        let second = timeline.stop()
        #expect(first && !second)
        #expect(!timeline.isRunning)
        #expect(timeline.advance(to: 2) == .init(fraction: 0.25, finished: false))
    }

    @Test("stopping after the end, or before the beginning, reports no second end")
    func stopOutside() {
        var ended = Timeline(duration: 1)
        _ = ended.advance(to: 0)
        _ = ended.advance(to: 1)
        let stoppedAgain = ended.stop()
        #expect(!stoppedAgain)

        var unborn = Timeline(duration: 0)
        let stopped = unborn.stop()
        #expect(stopped)
        #expect(unborn.advance(to: 1) == .init(fraction: 0, finished: false))
    }
}
