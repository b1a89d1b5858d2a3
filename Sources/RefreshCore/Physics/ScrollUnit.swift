/// What one step of a scroll event is worth.
public enum ScrollUnit {
    /// Pixels a step on a page of `page` pixels: page^(2/3), at most half a page, as GtkScrolledWindow has it
    /// (`get_scroll_unit` in gtkscrolledwindow.c). 0 for a page that is not positive.
    public static func pixels(page: Double) -> Double {
        guard page > 0 else { return 0 }
        return min(cubeRoot(page * page), page / 2)
    }

    /// By Newton's method, as the core has no mathematical library. From above the root each step comes closer, and the
    /// error is squared: sixty steps are far more than any page needs.
    private static func cubeRoot(_ value: Double) -> Double {
        var root = max(value, 1)
        for _ in 0..<60 {
            let next = (2 * root + value / (root * root)) / 3
            guard next < root else { break }
            root = next
        }
        return root
    }
}
