import RefreshCore
import Testing

@Suite struct VelocityTrackerTests {
    /// Moves at a steady speed.
    private func tracker(speed: Double, rate: Double, count: Int, from start: Double = 10) -> (VelocityTracker, Double)
    {
        var tracker = VelocityTracker()
        var time = start
        for _ in 0..<count {
            tracker.add(delta: speed / rate, at: time)
            time += 1 / rate
        }
        return (tracker, time - 1 / rate)
    }

    @Test(
        "a steady motion has its speed, whatever the device's rate",
        arguments: [60, 120, 144, 1000], [-1800, -3, 700])
    func steady(rate: Double, speed: Double) {
        let (tracker, last) = tracker(speed: speed, rate: rate, count: 30)
        #expect(abs(tracker.velocity(at: last) - speed) < abs(speed) * 1e-6)
        #expect(tracker.velocity(at: last + 0.059) == tracker.velocity(at: last))
    }

    @Test("a finger that rested for more than 60 ms has no velocity")
    func rested() {
        let (tracker, last) = tracker(speed: 900, rate: 60, count: 30)
        #expect(tracker.velocity(at: last + 0.0601) == 0)
        #expect(tracker.velocity(at: last + 10) == 0)
    }

    @Test("what was before a rest does not count")
    func motionAfterRest() {
        var (tracker, last) = tracker(speed: 5000, rate: 100, count: 30)
        tracker.add(delta: 1, at: last + 0.1)
        #expect(abs(tracker.velocity(at: last + 0.1) - 10) < 1e-6)
    }

    @Test("a reversal is noticed within three frames")
    func reversal() {
        var (tracker, last) = tracker(speed: 600, rate: 60, count: 30)
        for frame in 1...3 {
            tracker.add(delta: -10, at: last + Double(frame) / 60)
        }
        #expect(tracker.velocity(at: last + 0.05) < 0)
    }

    @Test("nothing and a single move have no velocity")
    func tooLittle() {
        var tracker = VelocityTracker()
        #expect(tracker.velocity(at: 0) == 0)
        tracker.add(delta: 30, at: 5)
        #expect(tracker.velocity(at: 5) == 0)
        tracker.add(delta: 30, at: 5)
        #expect(tracker.velocity(at: 5) == 0)
    }

    @Test("moves with equal times count together")
    func equalTimes() {
        var tracker = VelocityTracker()
        for step in 0..<20 {
            tracker.add(delta: 4, at: Double(step) * 0.01)
            tracker.add(delta: 6, at: Double(step) * 0.01)
        }
        #expect(abs(tracker.velocity(at: 0.19) - 1000) < 100)
    }

    @Test("a clock that steps back neither freezes nor explodes", arguments: [0.001, 0.5, 4_294_967.296])
    func backwards(step: Double) {
        var (tracker, last) = tracker(speed: 600, rate: 100, count: 30, from: 5_000_000)
        for frame in 0..<30 {
            tracker.add(delta: 6, at: last - step + Double(frame) * 0.01)
        }
        let now = last - step + 0.29
        #expect(abs(tracker.velocity(at: now) - 600) < 30)
        #expect(tracker.velocity(at: now + 0.1) == 0)
    }

    @Test("a new gesture starts from nothing")
    func reset() {
        var (tracker, last) = tracker(speed: 600, rate: 100, count: 30)
        tracker.reset()
        #expect(tracker.velocity(at: last) == 0)
        #expect(tracker == VelocityTracker())
    }
}
