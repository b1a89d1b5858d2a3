/// The exponential function and its inverse, for the closed forms of the physics.
///
/// The core imports nothing, and `exp` and `log` belong to the C library's libm, which a Swift program without Foundation
/// is not even linked with: `rounded()` and `squareRoot()` of the standard library end there too, in debug builds. Both are accurate to a few units in the last place, which is far below what a pixel can show.
enum Exponential {
    /// ln 2 in two parts: the first has enough trailing zero bits for `k * high` to be exact (the split of fdlibm).
    private static let ln2High = 6.93147180369123816490e-01
    private static let ln2Low = 1.90821492927058770002e-10

    /// Beyond these the result is 0 or infinity in double precision.
    private static let underflow = -745.2
    private static let overflow = 709.8

    /// e to the power of `x`. Infinite arguments give 0 and infinity.
    static func exp(_ x: Double) -> Double {
        guard !x.isNaN else { return x }
        if x < underflow { return 0 }
        if x > overflow { return .infinity }
        // x = k ln 2 + r with |r| <= ln 2 / 2, where 14 terms of the series reach double precision.
        let exponent = Int(x / (ln2High + ln2Low) + (x < 0 ? -0.5 : 0.5))
        let k = Double(exponent)
        let r = (x - k * ln2High) - k * ln2Low
        var sum = 1.0
        for divisor in stride(from: 14.0, through: 1, by: -1) {
            sum = 1 + sum * r / divisor
        }
        // In two steps, as 2 to that power alone leaves the range of normal numbers before the product does.
        let half = exponent / 2
        return scaled(scaled(sum, by: half), by: exponent - half)
    }

    /// The natural logarithm of `x`: minus infinity at 0, not a number below.
    static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x.isFinite else { return x }
        var mantissa = x.significand
        var exponent = Double(x.exponent)
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        // ln m = 2 artanh((m - 1) / (m + 1)); the quotient stays below 0.172, so 12 odd terms suffice.
        let z = (mantissa - 1) / (mantissa + 1)
        let square = z * z
        var sum = 0.0
        for divisor in stride(from: 23.0, through: 1, by: -2) {
            sum = sum * square + 1 / divisor
        }
        return exponent * ln2High + (2 * z * sum + exponent * ln2Low)
    }

    private static func scaled(_ value: Double, by exponent: Int) -> Double {
        value * Double(sign: .plus, exponent: exponent, significand: 1)
    }
}
