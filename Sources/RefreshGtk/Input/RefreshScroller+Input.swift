import RefreshCGtk3
import RefreshCore

extension RefreshScroller {
    /// Slack in pixels for "at the edge": offsets are sums of fractions.
    private static let edgeSlack = 0.5

    /// Whether the content cannot move further in the direction of `delta` without being pulled.
    func isAtEdge(towards delta: Double, along axis: Axis) -> Bool {
        let geometry = driver.model.geometry
        let offset = geometry.offset[axis]
        if delta < 0 { return offset <= geometry.restStart(along: axis) + Self.edgeSlack }
        return offset >= geometry.restEnd(along: axis) - Self.edgeSlack
    }

    /// Whether fingers move the content along `axis` at all: there is something to scroll or to pull.
    func isPannable(along axis: Axis) -> Bool {
        let geometry = driver.model.geometry
        return hasComponent(along: axis)
            || geometry.restEnd(along: axis) > geometry.restStart(along: axis) + Self.edgeSlack
    }

    /// Whether there is a component to be pulled: one that is not hidden has a slot.
    func hasComponent(along axis: Axis) -> Bool { driver.model.geometry.hasSlot(along: axis) }

    /// What one step of a scroll event is worth in pixels.
    func scrollUnit(along axis: Axis) -> Double { ScrollUnit.pixels(page: driver.model.geometry.viewport[axis]) }
}
