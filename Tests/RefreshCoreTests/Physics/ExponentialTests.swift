import Foundation
import Testing

@testable import RefreshCore

@Suite struct ExponentialTests {
    @Test("the exponential agrees with the C library over its whole range")
    func exponential() {
        for step in -7400...7090 {
            let x = Double(step) / 10 + 0.0371
            let expected = Foundation.exp(x)
            // Subnormal results have fewer digits; the smallest step bounds the error there.
            #expect(abs(Exponential.exp(x) - expected) <= expected * 1e-14 + .leastNonzeroMagnitude, "x = \(x)")
        }
        #expect(Exponential.exp(0) == 1)
    }

    @Test("the exponential of infinities and of nothing is what the C library gives")
    func exponentialAtTheEnds() {
        #expect(Exponential.exp(-.infinity) == 0)
        #expect(Exponential.exp(-1e300) == 0)
        #expect(Exponential.exp(.infinity) == .infinity)
        #expect(Exponential.exp(800) == .infinity)
        #expect(Exponential.exp(.nan).isNaN)
    }

    @Test("the logarithm agrees with the C library over its whole range")
    func logarithm() {
        for exponent in -300...300 {
            for mantissa in [1.0, 1.37, 1.41421, 1.41422, 2.5, 7.9] {
                let x = mantissa * Foundation.pow(10, Double(exponent))
                let expected = Foundation.log(x)
                #expect(abs(Exponential.log(x) - expected) <= max(abs(expected), 1) * 1e-15, "x = \(x)")
            }
        }
        #expect(Exponential.log(0) == -.infinity)
        #expect(Exponential.log(-1).isNaN)
        #expect(Exponential.log(.infinity) == .infinity)
    }
}
