import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// The two adjustments of one axis. The outer one is the scrolled window's and holds the content offset; the inner one
/// is the child's and never leaves the content.
@MainActor
final class AxisBinding {
    let axis: Axis
    let inner: ObjectReference<UnsafeMutablePointer<GtkAdjustment>>
    private(set) var outer: ObjectReference<UnsafeMutablePointer<GtkAdjustment>>?
    /// Set while we write the outer adjustment, to tell our changes from others'.
    var isConfiguring = false
    /// Set while we write the inner adjustment.
    var isFollowing = false
    private var innerConnections: [SignalConnection] = []
    private var outerConnection: SignalConnection?

    init(axis: Axis) {
        self.axis = axis
        inner = ObjectReference(gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    }

    var orientation: GtkOrientation {
        axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    }

    func watchInner(range: @escaping @MainActor () -> Void, value: @escaping @MainActor () -> Void) {
        innerConnections = [
            .plain(inner.pointer, "changed", range),
            .plain(inner.pointer, "value-changed", value),
        ]
    }

    func setOuter(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, value: @escaping @MainActor () -> Void) {
        outerConnection?.disconnect()
        outerConnection = nil
        outer = adjustment.map { ObjectReference($0) }
        if let adjustment { outerConnection = .plain(adjustment, "value-changed", value) }
    }

    func stop() {
        for connection in innerConnections { connection.disconnect() }
        innerConnections = []
        outerConnection?.disconnect()
        outerConnection = nil
        outer = nil
    }

    /// Writes value and range of the outer adjustment; the value is never out of range meanwhile, or it would be clamped. Returns
    /// whether the value is the one that was asked for: a handler of the application may have set another.
    func configureOuter(value: Double, lower: Double, upper: Double, page: Double) -> Bool {
        guard let held = outer, !isConfiguring else { return true }
        let outer = held.pointer
        isConfiguring = true
        // A handler of the application may destroy the window, which lets go of the adjustment.
        defer { withExtendedLifetime(held) { isConfiguring = false } }
        let (step, pageStep) = (
            gtk_adjustment_get_step_increment(inner.pointer), gtk_adjustment_get_page_increment(inner.pointer)
        )
        let (oldLower, oldUpper) = (gtk_adjustment_get_lower(outer), gtk_adjustment_get_upper(outer))
        let isSameSize =
            page == gtk_adjustment_get_page_size(outer) && step == gtk_adjustment_get_step_increment(outer)
            && pageStep == gtk_adjustment_get_page_increment(outer)
        if isSameSize && (lower == oldLower || upper == oldUpper) {
            // Widen, move, narrow. gtk_adjustment_configure() tells of a changed range whether it changed or not, and a
            // scroll bar then lays itself out once more.
            gtk_adjustment_set_lower(outer, min(lower, oldLower))
            gtk_adjustment_set_upper(outer, max(upper, oldUpper))
            // A plain set ends the scrolling of a key, which GTK animates and which may be what brought us here.
            if gtk_adjustment_get_value(outer) != value { gtk_adjustment_set_value(outer, value) }
            gtk_adjustment_set_lower(outer, lower)
            gtk_adjustment_set_upper(outer, upper)
        } else {
            gtk_adjustment_configure(outer, value, lower, upper, step, pageStep, page)
        }
        return abs(gtk_adjustment_get_value(outer) - value) < 0.001
    }

    /// GTK moves an adjustment over several frames after a key, and would go on over what we set; a plain set ends that.
    func stopForeignAnimation() {
        guard let outer = outer?.pointer, !isConfiguring else { return }
        isConfiguring = true
        gtk_adjustment_set_value(outer, gtk_adjustment_get_value(outer))
        isConfiguring = false
    }

    /// Takes over the range and the position that the scrolled window has.
    func copyRange(from outer: UnsafeMutablePointer<GtkAdjustment>) {
        isFollowing = true
        gtk_adjustment_configure(
            inner.pointer, gtk_adjustment_get_value(outer).finite, gtk_adjustment_get_lower(outer).finite,
            gtk_adjustment_get_upper(outer).finite, gtk_adjustment_get_step_increment(outer).finite,
            gtk_adjustment_get_page_increment(outer).finite, gtk_adjustment_get_page_size(outer).finite)
        isFollowing = false
    }

    /// Gives the scrolled window the content's own range back.
    func restoreRange(of outer: UnsafeMutablePointer<GtkAdjustment>, value: Double) {
        gtk_adjustment_configure(
            outer, value, gtk_adjustment_get_lower(inner.pointer), gtk_adjustment_get_upper(inner.pointer),
            gtk_adjustment_get_step_increment(inner.pointer), gtk_adjustment_get_page_increment(inner.pointer),
            gtk_adjustment_get_page_size(inner.pointer))
    }

    /// Moves the child, as far as the content reaches.
    func follow(_ value: Double) {
        isFollowing = true
        gtk_adjustment_set_value(inner.pointer, value)
        isFollowing = false
    }
}
