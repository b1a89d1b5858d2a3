import RefreshCore
import RefreshGtk

/// Every offset that a list has had since this was made.
@MainActor
package final class OffsetLog: @MainActor ScrollObserver {
    private let axis: Axis
    package private(set) var offsets: [Double] = []

    /// Begins with the offset as it is.
    package init(_ scroller: RefreshScroller, along axis: Axis = .vertical) {
        self.axis = axis
        offsets = [scroller.contentOffset[axis]]
        scroller.addObserver(self)
    }

    package var lowest: Double { offsets.min() ?? 0 }
    package var highest: Double { offsets.max() ?? 0 }

    /// Forgets all but the last offset.
    package func restart() { offsets.removeFirst(offsets.count - 1) }

    package func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {
        if now[axis] != before[axis] { offsets.append(now[axis]) }
    }
}
