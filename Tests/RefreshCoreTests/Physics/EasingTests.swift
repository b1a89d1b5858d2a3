import Testing

@testable import RefreshCore

@Suite struct EasingTests {
    @Test("every curve starts at 0, ends at 1, never falls and is clamped outside", arguments: Easing.allCases)
    func shape(easing: Easing) {
        #expect(easing.progress(at: 0) == 0)
        #expect(easing.progress(at: 1) == 1)
        #expect(easing.progress(at: -0.5) == 0)
        #expect(easing.progress(at: 1.5) == 1)
        var last = 0.0
        for step in 1...10_000 {
            let progress = easing.progress(at: Double(step) / 10_000)
            #expect(progress > last && progress <= 1)
            last = progress
        }
    }

    @Test("the curve is solved to a millionth")
    func accuracy() {
        // Points of the curve from its parameter: the solver has to find y from x alone.
        for step in 0...1000 {
            let t = Double(step) / 1000
            let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
            let y = 3 * (1 - t) * t * t + t * t * t
            #expect(abs(Easing.easeInOut.progress(at: x) - y) < 1e-6)
        }
    }

    @Test("ease in and out is the same forwards and backwards")
    func symmetry() {
        #expect(abs(Easing.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(abs(Easing.easeInOut.progress(at: x) + Easing.easeInOut.progress(at: 1 - x) - 1) < 1e-9)
        }
        #expect(Easing.easeInOut.progress(at: 0.1) < 0.1)
    }

    @Test("curves with flat ends are solved as well", arguments: [(0.0, 1.0), (1.0, 0.0), (0.0, 0.0), (1.0, 1.0)])
    func flatCurves(x1: Double, x2: Double) {
        let curve = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1)
        for step in 1..<1000 {
            let t = Double(step) / 1000
            let x = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
            let y = 3 * (1 - t) * t * t + t * t * t
            // Where x is flat a tiny error in x is a larger one in t.
            #expect(abs(curve.y(atX: x) - y) < 1e-3)
        }
    }
}
