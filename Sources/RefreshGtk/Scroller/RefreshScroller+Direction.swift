import RefreshCGtk3
import RefreshCore

/// Right-to-left. Offsets and edges follow the reading order; GTK's adjustments, allocations and events know left and
/// right only. Between them the functions here stand, and nothing else knows of the direction.
extension RefreshScroller {
    /// Whether `axis` runs from right to left.
    func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && layout.isRightToLeft }

    /// Takes over the direction of the scrolled window's text.
    func takeDirection() {
        guard let scrolledWindow else { return }
        let isRightToLeft = gtk_widget_get_direction(scrolledWindow) == GTK_TEXT_DIR_RTL
        guard isRightToLeft != layout.isRightToLeft else { return }
        // What a finger has moved so far was in the other direction.
        input.reset()
        layout.isRightToLeft = isRightToLeft
        if let viewport { gtk_widget_queue_resize(viewport) }
    }

    /// The value of an adjustment for an offset, and the other way round: how far the content's other end is away.
    func mirrored(_ value: Double, along axis: Axis) -> Double {
        guard isMirrored(axis) else { return value }
        let geometry = driver.model.geometry
        return max(geometry.content[axis] - geometry.viewport[axis], 0) - value
    }

    /// A distance to the right for one in reading order, and the other way round.
    func directed(_ distance: Double, along axis: Axis) -> Double { isMirrored(axis) ? -distance : distance }

    /// ``directed(_:along:)`` for both axes. A position becomes one whose distances are in reading order.
    func directed(_ distance: Extents) -> Extents {
        Extents(horizontal: directed(distance.horizontal, along: .horizontal), vertical: distance.vertical)
    }
}
