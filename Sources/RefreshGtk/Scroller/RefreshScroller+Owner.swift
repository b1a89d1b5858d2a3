import CRefreshGtk
import RefreshCGtk3
import RefreshCore

@MainActor
private func scroller(_ owner: UnsafeMutableRawPointer) -> RefreshScroller {
    Unmanaged<RefreshScroller>.fromOpaque(owner).takeUnretainedValue()
}

extension RefreshScroller {
    /// Makes the viewport hold this scroller and ask it. It lets go when it is destroyed.
    func own(_ viewport: UnsafeMutablePointer<GtkWidget>) {
        var functions = Self.makeFunctions()
        refresh_viewport_set_owner(viewport, &functions, Unmanaged.passRetained(self).toOpaque()) { owner in
            MainActor.assumeIsolated { Unmanaged<RefreshScroller>.fromOpaque(owner!).release() }
        }
    }

    /// GTK calls all of these on its own thread.
    private static func makeFunctions() -> RefreshViewportFunctions {
        var functions = RefreshViewportFunctions()
        functions.measure = { owner, orientation, forSize, minimum, natural in
            MainActor.assumeIsolated {
                let size = scroller(owner).measure(orientation, forSize)
                minimum.pointee = size.minimum
                natural.pointee = size.natural
            }
        }
        functions.allocate = { owner, width, height in
            MainActor.assumeIsolated { scroller(owner).allocate(width: width, height: height) }
        }
        functions.adjustment_changed = { owner, orientation in
            MainActor.assumeIsolated {
                scroller(owner).adoptOuterAdjustment(
                    along: orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal)
            }
        }
        functions.scroll = { owner, event in
            MainActor.assumeIsolated { gboolean(scroller(owner).input.scroll(event)) }
        }
        functions.captured = { owner, event in
            MainActor.assumeIsolated { gboolean(scroller(owner).input.captured(event)) }
        }
        functions.mapped = { owner, isMapped in
            MainActor.assumeIsolated { scroller(owner).setMapped(isMapped != 0) }
        }
        functions.parent_changed = { owner, previous in
            MainActor.assumeIsolated { scroller(owner).parentChanged(from: previous) }
        }
        functions.child_removed = { owner, child in
            MainActor.assumeIsolated { scroller(owner).childRemoved(child) }
        }
        functions.action_count = { owner in
            MainActor.assumeIsolated { Int32(scroller(owner).accessibility.actions.count) }
        }
        functions.action_name = { owner, index in
            nonisolated(unsafe) var name: UnsafePointer<CChar>?
            MainActor.assumeIsolated { name = scroller(owner).accessibility.internedName(at: Int(index)) }
            return name
        }
        functions.action_run = { owner, index in
            MainActor.assumeIsolated { gboolean(scroller(owner).accessibility.runAction(at: Int(index))) }
        }
        functions.destroyed = { owner in
            MainActor.assumeIsolated { scroller(owner).windowDestroyed() }
        }
        return functions
    }

    private func setMapped(_ isMapped: Bool) {
        if !isMapped {
            input.reset()
            driver.send(.mapped(false))
            animator.finishSoon()
        } else {
            layout.wasMapped = true
            for axis in Axis.allCases { syncRange(along: axis) }
            driver.send(.mapped(true))
        }
        updateComponents(force: true)
    }

    /// The content was taken away: there is nothing left to scroll, and the scrolled window may get another child.
    private func childRemoved(_ child: UnsafeMutablePointer<GtkWidget>) {
        guard child == content else { return }
        content = nil
        updateContentSize()
    }
}
