import RefreshCore
import Testing

@Suite struct DecelerationTests {
    @Test("it obeys GTK's equation: acceleration is minus four times the velocity")
    func equation() {
        let motion = Deceleration(position: 100, velocity: -2000)
        let h = 1e-4
        for time in stride(from: 0.1, through: 2, by: 0.1) {
            let slope = (motion.position(at: time + h) - motion.position(at: time - h)) / (2 * h)
            let acceleration = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
            #expect(abs(slope - motion.velocity(at: time)) < 1e-3)
            #expect(abs(acceleration + 4 * motion.velocity(at: time)) < 1e-2)
        }
    }

    @Test("it starts where and as fast as the content was let go, and rests a quarter of the velocity further on")
    func ends() {
        let motion = Deceleration(position: 100, velocity: 800)
        #expect(motion.position(at: 0) == 100)
        #expect(motion.velocity(at: 0) == 800)
        #expect(motion.restingDistance == 200)
        #expect(abs(motion.position(at: 60) - 300) < 1e-9)
        #expect(motion.position(at: .infinity) == 300)
        #expect(motion.position(at: -1) == 100)
    }

    @Test("60 and 144 frames a second end alike")
    func frameRates() {
        let motion = Deceleration(position: 0, velocity: 3000)
        func end(rate: Int) -> (frames: Double, position: Double) {
            var frame = 0
            while abs(motion.velocity(at: Double(frame) / Double(rate))) > 10 { frame += 1 }
            return (Double(frame) / Double(rate), motion.position(at: Double(frame) / Double(rate)))
        }
        let slow = end(rate: 60)
        let fast = end(rate: 144)
        #expect(abs(slow.frames - fast.frames) <= 1.0 / 60)
        #expect(abs(slow.position - fast.position) < 0.2)
    }

    @Test("stopping half way and going on from there is the same motion", arguments: [0.016, 0.2, 1.3])
    func restart(time: Double) {
        let whole = Deceleration(position: 50, velocity: -1200)
        let rest = Deceleration(position: whole.position(at: time), velocity: whole.velocity(at: time))
        for later in stride(from: 0.0, through: 2, by: 0.25) {
            #expect(abs(rest.position(at: later) - whole.position(at: time + later)) < 1e-9)
        }
    }

    @Test("the duration until a speed is when that speed is reached", arguments: [-3000, -11, 20, 999])
    func duration(velocity: Double) {
        let motion = Deceleration(position: 0, velocity: velocity)
        let time = motion.duration(untilSpeed: 10)
        #expect(time > 0)
        #expect(abs(abs(motion.velocity(at: time)) - 10) < 1e-9)
    }

    @Test("content slower than the speed takes no time to reach it, and no content ever stands still by itself")
    func durationAtTheEnds() {
        #expect(Deceleration(position: 0, velocity: 9).duration(untilSpeed: 10) == 0)
        #expect(Deceleration(position: 0, velocity: 0).duration(untilSpeed: 0) == 0)
        #expect(Deceleration(position: 0, velocity: 9).duration(untilSpeed: 0) == .infinity)
    }
}
