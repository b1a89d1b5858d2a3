// Numbers from outside: adjustments, events and the child's sizes are anybody's, and GTK passes on whatever it was given.
// C makes something of each of them; Swift's own conversion ends the program.

extension Double {
    /// 0 for what is no number and for the infinite.
    var finite: Double { isFinite ? self : 0 }
}

extension Int32 {
    /// Whole pixels for GTK, towards zero. As many as it can add up where there are more; 0 for what is no number.
    init(pixels length: Double) {
        let most = Double(Int32.max / 4)
        self = length.isNaN ? 0 : Int32(Swift.min(Swift.max(length, -most), most))
    }
}
