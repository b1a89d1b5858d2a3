import CRefreshGtk
import RefreshCGtk3
import RefreshCore

extension RefreshScroller: @MainActor ScrollDriverHost {
    /// For the driver, which the scroller has to be a host of. Not to be called.
    public func perform(_ effect: RefreshEffect, of component: Int, at edge: Edge) {
        guard let refresher = refreshers[edge], refresher.componentID == component else { return }
        switch effect {
        case .stateChanged(let from, let to):
            refresher.stateChanged(from: from, to: to)
        case .openSlot(let generation):
            animator.moveSlot(
                at: edge, open: true, duration: refresher.fastAnimationDuration, generation: generation)
        case .closeSlot(let generation, let failed):
            animator.moveSlot(
                at: edge, open: false, duration: refresher.slowAnimationDuration,
                hold: failed && refresher.showsFailure ? ScrollAnimator.failureHold : 0, generation: generation)
        case .dropSlot:
            animator.dropSlot(at: edge)
            changeGeometry(.openness(edge, 0))
        case .call(let callback): refresher.call(callback)
        case .complete(let id): refresher.complete(id)
        case .forget(let id): refresher.forget(id)
        case .storeTime: refresher.storeTime()
        }
        updateComponents()
    }

    func addRefresher(_ refresher: Refresher, extent: Double, at edge: Edge) {
        refreshers[edge] = refresher
        let id = driver.update {
            $0.attach(refresher.trigger, extent: extent, ignoredInset: refresher.ignoredInset, at: edge)
        }
        refresher.attach(to: self, id: id)
        if refresher.isHidden { driver.send(.component(edge, .hidden(true))) }
        if let viewport { refresh_viewport_add_slot(viewport, refresher.slotView.widget) }
        layout.slots[edge] = nil
        updateFocusOrder()
        geometryChanged()
        updateComponents(force: true)
    }

    /// Lets Tab go through the components as they are read. By their places alone GTK would come to the footer of short
    /// content before the content, which is as high as the viewport.
    private func updateFocusOrder() {
        guard let viewport, let content else { return }
        let start = [refreshers.top, refreshers.leading].compactMap { $0?.slotView.widget }
        let end = [refreshers.bottom, refreshers.trailing].compactMap { $0?.slotView.widget }
        let order = start + [content] + end
        refresh_viewport_set_focus_order(viewport, order, Int32(order.count))
    }

    /// Takes the component away. What it was moving springs back.
    func removeRefresher(at edge: Edge) {
        guard let refresher = refreshers[edge] else { return }
        refreshers[edge] = nil
        animator.dropSlot(at: edge)
        driver.update { $0.detach(at: edge) }
        refresher.slotView.remove()
        refresher.detach()
        layout.slots[edge] = nil
        guard isAttached else { return }
        updateFocusOrder()
        accessibility.updateBusy()
        animator.bringIntoRange(along: edge.axis)
        geometryChanged()
    }

    /// Brings windows and adjustments in line with components that came, went or changed their extent.
    func geometryChanged() {
        guard isAttached else { return }
        placeSlots()
        for axis in Axis.allCases { syncRange(along: axis) }
    }

    /// Content that rests against an edge goes where the edge goes.
    func followRest(along axis: Axis) {
        let geometry = driver.model.geometry
        let rest = geometry.clamped(geometry.offset[axis], along: axis)
        if rest != geometry.offset[axis] { setOffset(rest, along: axis) }
    }

    /// Shows each component as it is now. Cheap for those out of sight, as most are on most scroll events.
    func updateComponents(force: Bool = false) {
        for edge in Edge.allCases {
            guard let refresher = refreshers[edge] else { continue }
            refresher.present(isInSight: isInSight(edge), force: force)
        }
    }

    /// Whether any pixel of the slot at `edge` is inside the viewport.
    private func isInSight(_ edge: Edge) -> Bool {
        let geometry = driver.model.geometry
        guard let slot = geometry.slots[edge] else { return false }
        let start = geometry.slotOrigin(at: edge) - geometry.offset[edge.axis]
        return start + slot.extent > 0.5 && start < geometry.viewport[edge.axis] - 0.5
    }

    /// Nothing moves the content any more.
    func cameToRest() {
        guard isAttached, !pan.isActive, !animator.isMoving else { return }
        onSettled?()
    }

    /// Whether anybody can see a movement.
    var canAnimate: Bool { driver.model.isMapped && windowWatch?.isMinimized != true }
}
