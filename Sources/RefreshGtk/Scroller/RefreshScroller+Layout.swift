import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Where things lie inside our two windows.
struct LayoutState {
    /// Set while the child is given its allocation: what it reports then is not final.
    var isAllocating = false
    /// Whether the text runs from right to left.
    var isRightToLeft = false
    /// Whether the list was ever on the screen.
    var wasMapped = false
    /// How far the bin window is moved out of its rest position.
    var shift = ContentOffset.zero
    /// The bin window's size and the part of it before the viewport's beginning, in logical pixels.
    var bin = Extents.zero
    var margin = Extents.zero
    /// The allocations that the slots have, to give none twice.
    var slots = EdgeValues<GtkAllocation?>(repeating: nil)
}

extension RefreshScroller {
    func measure(_ orientation: GtkOrientation, _ forSize: Int32) -> (minimum: Int32, natural: Int32) {
        guard let content else { return (0, 0) }
        var (minimum, natural): (Int32, Int32) = (0, 0)
        switch (orientation == GTK_ORIENTATION_VERTICAL, forSize >= 0) {
        case (true, true): gtk_widget_get_preferred_height_for_width(content, forSize, &minimum, &natural)
        case (true, false): gtk_widget_get_preferred_height(content, &minimum, &natural)
        case (false, true): gtk_widget_get_preferred_width_for_height(content, forSize, &minimum, &natural)
        case (false, false): gtk_widget_get_preferred_width(content, &minimum, &natural)
        }
        return (minimum, natural)
    }

    func allocate(width: Int32, height: Int32) {
        let viewport = Extents(horizontal: Double(width), vertical: Double(height))
        takeDirection()
        layout.isAllocating = true
        // Here, because a change of what a slot's widget needs leads to a new allocation.
        for case let refresher? in Edge.allCases.map({ refreshers[$0] }) where refresher.takeMinimumExtent() {
            moveEdges { refresher.passExtent() }
        }
        driver.send(.viewport(viewport))
        for axis in Axis.allCases {
            // Room for the deepest pull: the rubber band stays below one viewport, the components come on top.
            let slots = Edge.allCases.filter { $0.axis == axis }.reduce(0) { sum, edge in
                sum + (driver.model.geometry.slots[edge]?.extent ?? 0) + abs(contentInset[edge])
            }
            layout.margin[axis] = (viewport[axis] * 2 + slots).rounded(.up)
            layout.bin[axis] = viewport[axis] + 2 * layout.margin[axis]
        }
        if let content {
            var allocation = GtkAllocation(
                x: Int32(pixels: layout.margin.horizontal), y: Int32(pixels: layout.margin.vertical), width: width,
                height: height)
            gtk_widget_size_allocate(content, &allocation)
        }
        layout.isAllocating = false
        layout.slots = EdgeValues(repeating: nil)
        updateContentSize()
        for axis in Axis.allCases { animator.lengthsChanged(along: axis) }
        geometryChanged()
        placeBin()
    }

    /// Reads how long the content is.
    func updateContentSize() {
        let size = Extents(
            horizontal: contentExtent(along: .horizontal), vertical: contentExtent(along: .vertical))
        guard size != driver.model.geometry.content else { return }
        driver.send(.content(size))
        for axis in Axis.allCases { animator.lengthsChanged(along: axis) }
        geometryChanged()
    }

    /// A scrollable reports at least its own allocation as its range, so that how long shorter content is has to be
    /// asked for.
    private func contentExtent(along axis: Axis) -> Double {
        let adjustment = bindings[axis].inner.pointer
        let page = gtk_adjustment_get_page_size(adjustment).finite
        let range = (gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)).finite
        guard let content, range <= page + 0.5 else { return range }
        let width = Int32(pixels: driver.model.geometry.viewport.horizontal)
        let orientation = bindings[axis].orientation
        let size = measure(orientation, axis == .vertical ? width : -1)
        let policy = policy(of: content, along: axis)
        return min(Double(policy == GTK_SCROLL_MINIMUM ? size.minimum : size.natural), page)
    }

    private func policy(of content: UnsafeMutablePointer<GtkWidget>, along axis: Axis) -> GtkScrollablePolicy {
        axis == .vertical
            ? gtk_scrollable_get_vscroll_policy(content.opaque) : gtk_scrollable_get_hscroll_policy(content.opaque)
    }

    func placeBin() {
        guard let viewport else { return }
        refresh_viewport_place_bin(
            viewport, Int32(pixels: (layout.shift.horizontal - layout.margin.horizontal).rounded()),
            Int32(pixels: (layout.shift.vertical - layout.margin.vertical).rounded()),
            Int32(pixels: layout.bin.horizontal), Int32(pixels: layout.bin.vertical))
    }

    /// Gives each slot its place in the bin window. A slot lies fixed to the end of the content at which it is, so it
    /// need not be placed while scrolling.
    func placeSlots() {
        let geometry = driver.model.geometry
        guard geometry.viewport.horizontal > 0, geometry.viewport.vertical > 0, !layout.isAllocating else { return }
        for edge in Edge.allCases {
            guard let slot = geometry.slots[edge], let view = refreshers[edge]?.slotView else { continue }
            let (axis, cross) = (edge.axis, edge.axis == .vertical ? Axis.horizontal : Axis.vertical)
            let scrolled = edge.isStart ? 0 : max(geometry.content[axis] - geometry.viewport[axis], 0)
            var inside = geometry.slotOrigin(at: edge) - scrolled
            if isMirrored(axis) { inside = geometry.viewport[axis] - inside - slot.extent }
            let origin = (layout.margin[axis] + inside).rounded()
            let start = Int32(pixels: origin)
            let across = Int32(pixels: layout.margin[cross])
            let length = Int32(pixels: slot.extent.rounded())
            let breadth = Int32(pixels: geometry.viewport[cross])
            var allocation =
                axis == .vertical
                ? GtkAllocation(x: across, y: start, width: breadth, height: length)
                : GtkAllocation(x: start, y: across, width: length, height: breadth)
            guard layout.slots[edge].map({ !$0.equals(allocation) }) ?? true else { continue }
            layout.slots[edge] = allocation
            view.allocate(&allocation)
        }
    }
}

extension GtkAllocation {
    fileprivate func equals(_ other: GtkAllocation) -> Bool {
        x == other.x && y == other.y && width == other.width && height == other.height
    }
}
