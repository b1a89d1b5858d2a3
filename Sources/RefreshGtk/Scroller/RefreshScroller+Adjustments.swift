import CRefreshGtk
import RefreshCGtk3
import RefreshCore

extension RefreshScroller {
    func startBindings() {
        for axis in Axis.allCases {
            bindings[axis].watchInner(
                range: { [weak self] in self?.childRangeChanged(along: axis) },
                value: { [weak self] in self?.childMoved(along: axis) })
        }
    }

    func adoptOuterAdjustment(along axis: Axis) {
        guard let viewport else { return }
        let binding = bindings[axis]
        binding.setOuter(refresh_viewport_get_adjustment(viewport, binding.orientation)) { [weak self] in
            self?.outerMoved(along: axis)
        }
        guard binding.outer != nil else { return }
        syncRange(along: axis)
    }

    /// Moves the content: the only place that gives the outer adjustment a value. The range goes where the offset goes,
    /// so that the value is never clamped, and back with it.
    func setOffset(_ value: Double, along axis: Axis) {
        var offset = driver.model.geometry.offset
        let accepted = configure(offset: value, along: axis)
        offset[axis] = accepted
        place(offset)
        driver.send(.offset(offset, isDragging: pan.isActive))
        updateComponents()
    }

    /// Fits the outer adjustment's range to the geometry. Content at rest is brought into it at once.
    func syncRange(along axis: Axis) {
        guard isAttached, !layout.isAllocating else { return }
        let geometry = driver.model.geometry
        var offset = geometry.offset
        if pan.isActive {
            pan.rebase(along: axis)
        } else if !animator.movesOffset(along: axis) {
            offset[axis] = geometry.clamped(offset[axis], along: axis)
        }
        offset[axis] = configure(offset: offset[axis], along: axis)
        if offset != geometry.offset { driver.send(.adjusted(offset)) }
        place(offset)
        updateComponents()
    }

    private func configure(offset: Double, along axis: Axis) -> Double {
        let binding = bindings[axis]
        guard let outer = binding.outer?.pointer, canMoveScrollBars else { return offset }
        let geometry = driver.model.geometry
        let (start, end) = (geometry.restStart(along: axis), geometry.restEnd(along: axis))
        let page = geometry.viewport[axis]
        var (lower, upper) = (min(start, offset), max(end, offset) + page)
        // A range longer than the page would bring up a scroll bar for content that needs none.
        if end <= start { (lower, upper) = (offset, offset + page) }
        let value = mirrored(offset, along: axis)
        if isMirrored(axis) {
            (lower, upper) = (mirrored(upper - page, along: axis), mirrored(lower, along: axis) + page)
        }
        if !binding.configureOuter(value: value, lower: lower, upper: upper, page: page) {
            animator.stopOffset(along: axis)
            return self.offset(of: outer, along: axis)
        }
        return offset
    }

    /// Where the outer adjustment has the content. Anybody may give it a range and a value: what is no number moves
    /// nothing, and beyond the range at rest it is at most where a finger could pull the content.
    private func offset(of outer: UnsafeMutablePointer<GtkAdjustment>, along axis: Axis) -> Double {
        let geometry = driver.model.geometry
        let value = mirrored(gtk_adjustment_get_value(outer), along: axis)
        guard value.isFinite else { return geometry.offset[axis] }
        let rest = geometry.clamped(value, along: axis)
        let reach = geometry.viewport[axis]
        return rest + min(max(value - rest, -reach), reach)
    }

    /// Whether the outer adjustment may be given a value. GtkScrolledWindow (3.24) keeps the handlers of its overlay
    /// scroll bars when it is unrealized, where they find no scroll bar; what changes then is caught up on when it is
    /// mapped again.
    var canMoveScrollBars: Bool {
        guard let scrolledWindow, layout.wasMapped else { return true }
        return gtk_widget_get_realized(scrolledWindow) != 0
    }

    /// Shows the content at `offset`: as far as it reaches by the child's own adjustment, the rest by moving our window.
    private func place(_ offset: ContentOffset) {
        let geometry = driver.model.geometry
        for axis in Axis.allCases {
            let inside = min(max(offset[axis], 0), max(geometry.content[axis] - geometry.viewport[axis], 0))
            bindings[axis].follow(mirrored(inside, along: axis))
            layout.shift[axis] = directed(inside - offset[axis], along: axis)
        }
        placeBin()
    }

    /// Someone else moved the outer adjustment: a scroll bar, a key, the application.
    private func outerMoved(along axis: Axis) {
        let binding = bindings[axis]
        guard !binding.isConfiguring, let outer = binding.outer?.pointer else { return }
        let value = offset(of: outer, along: axis)
        guard value != driver.model.geometry.offset[axis] else {
            // Where there is no number, ours goes back in. A number stays: another list may share the adjustment, and
            // GTK begins the signal anew for each that answers it with another value.
            if gtk_adjustment_get_value(outer).isNaN { syncRange(along: axis) }
            return
        }
        animator.stopOffset(along: axis)
        setOffset(value, along: axis)
        if pan.isActive { pan.rebase(along: axis) } else { animator.bringIntoRange(along: axis) }
    }

    /// The child scrolled itself: to its cursor, its focus, its selection.
    private func childMoved(along axis: Axis) {
        let binding = bindings[axis]
        guard !binding.isFollowing, !layout.isAllocating else { return }
        let value = mirrored(gtk_adjustment_get_value(binding.inner.pointer).finite, along: axis)
        let geometry = driver.model.geometry
        let inside = min(
            max(geometry.offset[axis], 0), max(geometry.content[axis] - geometry.viewport[axis], 0))
        // Within its content the child shows what it showed: the pull beyond it stays.
        guard abs(value - inside) > 0.001 else { return }
        animator.stopOffset(along: axis)
        setOffset(outerOffset(ofChild: value, along: axis), along: axis)
        if pan.isActive { pan.rebase(along: axis) }
    }

    /// Where the list is when the child scrolled itself to `value`. The child knows nothing of insets and slots: its
    /// own first and last pixel are their far ends, so that Home and End show all there is.
    private func outerOffset(ofChild value: Double, along axis: Axis) -> Double {
        let geometry = driver.model.geometry
        let reach = geometry.content[axis] - geometry.viewport[axis]
        if reach > 0, value >= reach - 0.5 { return geometry.restEnd(along: axis) }
        if value <= 0.5 { return geometry.restStart(along: axis) }
        return value
    }

    private func childRangeChanged(along axis: Axis) {
        guard !layout.isAllocating else { return }
        updateContentSize()
    }

    /// Changes insets or extents. Content that rests at an edge goes where the edge goes.
    func moveEdges(_ change: () -> Void) {
        let resting = AxisValues(
            horizontal: restingEdge(along: .horizontal), vertical: restingEdge(along: .vertical))
        change()
        guard isAttached else { return }
        placeSlots()
        for axis in Axis.allCases {
            if let edge = resting[axis] {
                let geometry = driver.model.geometry
                var offset = geometry.offset
                offset[axis] = edge.isStart ? geometry.restStart(along: axis) : geometry.restEnd(along: axis)
                if offset != geometry.offset { driver.send(.adjusted(offset)) }
            }
            syncRange(along: axis)
        }
    }

    /// The edge that the content lies against; nil while something moves it, or in the middle.
    private func restingEdge(along axis: Axis) -> Edge? {
        guard !pan.isActive, !animator.movesOffset(along: axis) else { return nil }
        if isAtEdge(towards: -1, along: axis) { return axis == .vertical ? .top : .leading }
        return isAtEdge(towards: 1, along: axis) ? (axis == .vertical ? .bottom : .trailing) : nil
    }

    /// Changes the geometry and brings the scroll range in line with it.
    func changeGeometry(_ event: ScrollEvent) {
        driver.send(event)
        placeSlots()
        for axis in Axis.allCases { syncRange(along: axis) }
    }
}
