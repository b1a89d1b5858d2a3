import RefreshCore
import Testing

@Suite struct SpringTests {
    private static let times = Array(stride(from: 0.0, through: 3, by: 1.0 / 120))

    @Test(
        "it obeys the equation of a critically damped spring",
        arguments: [(-54, 0), (-54, -900), (0, 600), (80, 200)])
    func equation(displacement: Double, velocity: Double) {
        let spring = Spring(displacement: displacement, velocity: velocity)
        let frequency = Spring.edgeFrequency
        let h = 1e-4
        for time in Self.times.dropFirst() {
            let slope = (spring.displacement(at: time + h) - spring.displacement(at: time - h)) / (2 * h)
            let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
            let force = -120 * spring.displacement(at: time) - 2 * frequency * spring.velocity(at: time)
            #expect(abs(slope - spring.velocity(at: time)) < 0.05)
            #expect(abs(acceleration - force) < 1)
        }
    }

    @Test("it starts where and as fast as the content was let go")
    func start() {
        let spring = Spring(displacement: -54, velocity: -300)
        #expect(spring.displacement(at: 0) == -54)
        #expect(spring.velocity(at: 0) == -300)
        #expect(spring.displacement(at: -1) == -54)
    }

    @Test("content let go at rest comes back without turning round", arguments: [-300, -54, -1, 1, 54, 300])
    func fromRest(displacement: Double) {
        let spring = Spring(displacement: displacement, velocity: 0)
        var last = abs(displacement)
        for time in Self.times.dropFirst() {
            let now = spring.displacement(at: time)
            #expect(now * displacement >= 0 && abs(now) < last)
            last = abs(now)
        }
        #expect(spring.isSettled(at: 1.5))
    }

    @Test(
        "it never passes the rest position, at whatever speed",
        arguments: [-120, -54, 5, 54], [-6000, -2000, -600, -54, 0, 54, 600, 2000, 6000])
    func neverBeyond(displacement: Double, velocity: Double) {
        let spring = Spring(displacement: displacement, velocity: velocity)
        for time in Self.times {
            #expect(spring.displacement(at: time) * displacement >= 0)
        }
        #expect(spring.isSettled(at: 3))
    }

    @Test("content thrown at the edge arrives early and stays")
    func arrival() {
        let spring = Spring(displacement: -54, velocity: 2000)
        let arrival = spring.arrival
        #expect(arrival > 0 && arrival < 0.05)
        #expect(abs(spring.displacement(at: arrival * 0.999)) < 0.1)
        #expect(spring.displacement(at: arrival) == 0)
        #expect(spring.velocity(at: arrival) == 0)
        #expect(spring.isSettled(at: arrival))
        #expect(Spring(displacement: -54, velocity: 0).arrival == .infinity)
    }

    @Test("inertia that meets the edge goes a little beyond and comes back")
    func bounce() {
        let spring = Spring(displacement: 0, velocity: -600)
        let furthest = Self.times.map { spring.displacement(at: $0) }.min() ?? 0
        #expect(furthest < -15 && furthest > -54)
        #expect(!spring.isSettled(at: 0))
        #expect(spring.isSettled(at: 1.5))
    }

    @Test("settled means closer than half a pixel and slower than 20 px a second")
    func settled() {
        #expect(Spring(displacement: 0.49, velocity: 19).isSettled(at: 0))
        #expect(!Spring(displacement: 0.51, velocity: 0).isSettled(at: 0))
        #expect(!Spring(displacement: 0, velocity: 21).isSettled(at: 0))
        #expect(Spring(displacement: 0, velocity: 0).isSettled(at: 0))
    }
}
