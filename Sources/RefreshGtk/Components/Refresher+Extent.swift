// What a component's extent comes to, and which lengths and durations there are.

extension Refresher {
    static func checkDuration(_ seconds: Double) {
        precondition(seconds.isFinite, "the duration of an animation must be finite")
    }

    /// The extent, or more where the indicator needs more.
    var effectiveExtent: Double { max(extent, slotView.minimumExtent) }

    func extentChanged() {
        scroller?.moveEdges { passExtent() }
    }

    /// Tells the model, and moves nothing.
    func passExtent() {
        let (extent, ignoredInset) = (effectiveExtent, ignoredInset)
        scroller?.driver.update { $0.setExtent(extent, ignoredInset: ignoredInset, at: edge) }
    }

    /// Takes over what the indicator needs now, for another font or other pictures, and says whether that is new.
    func takeMinimumExtent() -> Bool {
        guard slotView.minimumExtent != minimumExtent else { return false }
        minimumExtent = slotView.minimumExtent
        return true
    }
}
