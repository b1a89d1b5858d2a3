import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// What was told of a component last, so that only what is new is told.
struct ToldValues {
    var state = RefreshState.idle
    var fraction = 0.0
    var hasMore = true
    var lastUpdate = -1
}

// Signals and notifications. Each may run a handler that changes anything.

extension BridgedComponent {
    func listen() {
        refresher?.onStateChanged = { [weak self] _, state in self?.tellState(state) }
        refresher?.onRefreshing = { [weak self] _ in
            guard let self else { return }
            bridge?.emit(REFRESH_BRIDGE_REFRESH.of(id), id)
        }
        // The time of an update is stored by now.
        refresher?.onEndingAnimationBegan = { [weak self] in self?.tellLastUpdate() }
        refresher?.onEndCompletion = { [weak self] in
            guard let self else { return }
            bridge?.emit(REFRESH_BRIDGE_ENDED, id)
        }
    }

    func tellFraction() {
        let fraction = self.fraction
        guard fraction != told.fraction else { return }
        told.fraction = fraction
        bridge?.emit(REFRESH_BRIDGE_PULLED, id, fraction: fraction)
    }

    func tellState(_ state: RefreshState) {
        let before = told.state
        guard state != before, let bridge else { return }
        told.state = state
        if edge == .top, state.isRefreshing { told.lastUpdate = lastUpdatedSecond }
        bridge.notify(REFRESH_BRIDGE_PROPERTY_HEADER_STATE.of(id))
        if before.isRefreshing != state.isRefreshing {
            switch edge {
            case .top: bridge.notify(REFRESH_BRIDGE_PROPERTY_REFRESHING)
            case .bottom: bridge.notify(REFRESH_BRIDGE_PROPERTY_LOADING)
            case .leading, .trailing: break
            }
        }
        tellHasMore()
        // A handler may have taken the component away, which was told then.
        if told.state == state { bridge.emit(REFRESH_BRIDGE_STATE_CHANGED, id, state: state) }
    }

    func tellHasMore() {
        guard edge == .bottom, hasMore != told.hasMore else { return }
        told.hasMore = hasMore
        bridge?.notify(REFRESH_BRIDGE_PROPERTY_HAS_MORE)
    }

    func tellLastUpdate() {
        guard edge == .top, lastUpdatedSecond != told.lastUpdate else { return }
        told.lastUpdate = lastUpdatedSecond
        bridge?.notify(REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_TIME)
    }
}
