import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// What assistive technologies get: actions that refresh and load, a busy state, and one announcement when a refresh
/// begins.
@MainActor
final class ScrollerAccessibility {
    private unowned let scroller: RefreshScroller

    init(scroller: RefreshScroller) { self.scroller = scroller }

    /// The components that can be begun, each by an action.
    var actions: [(name: String, refresher: Refresher)] {
        let named: [(String, Refresher?)] = [
            ("refresh", scroller.refreshers.top), ("load-more", scroller.refreshers.bottom),
            ("show-more", scroller.refreshers.trailing),
        ]
        return named.compactMap { name, refresher in
            guard let refresher, !refresher.isHidden else { return nil }
            return (name, refresher)
        }
    }

    func internedName(at index: Int) -> UnsafePointer<CChar>? {
        let actions = self.actions
        return actions.indices.contains(index) ? g_intern_string(actions[index].name) : nil
    }

    func runAction(at index: Int) -> Bool {
        let actions = self.actions
        guard actions.indices.contains(index), actions[index].refresher.state != .noMoreData else { return false }
        actions[index].refresher.beginRefreshing()
        return true
    }

    func stateChanged(of refresher: Refresher, from: RefreshState, to: RefreshState) {
        guard (from == .refreshing) != (to == .refreshing) else { return }
        updateBusy()
        if to == .refreshing, let viewport = scroller.viewport {
            refresh_viewport_announce(viewport, refresher.title(for: .refreshing))
        }
    }

    /// Says whether any component refreshes. To be called after one was taken away, too.
    func updateBusy() {
        guard let viewport = scroller.viewport else { return }
        let isBusy = Edge.allCases.contains { scroller.refreshers[$0]?.state == .refreshing }
        refresh_viewport_set_busy(viewport, gboolean(isBusy))
    }
}
