import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Pull to refresh and load more for one GtkScrolledWindow.
///
/// ```swift
/// let scroller = RefreshScroller(scrolledWindow)
/// scroller.header = RefreshHeader { header in reload { header.endRefreshing() } }
/// scroller.footer = RefreshFooter { footer in loadMore { footer.endRefreshing() } }
/// ```
///
/// The scrolled window owns the scroller from then on, so it need not be kept. Destroying the window ends everything:
/// after that all calls do nothing. All members are for the thread that runs GTK, except where they say otherwise.
@MainActor
public final class RefreshScroller {
    /// The scrolled window; nil after ``detach()``, or when the window was destroyed or lost its child.
    public internal(set) var scrolledWindow: UnsafeMutablePointer<GtkWidget>?
    /// Whether the scroller is at work.
    public var isAttached: Bool { viewport != nil }

    /// Whether wheel notches may pull. Default ``WheelPolicy/deliberate``.
    public var wheelPolicy = WheelPolicy.deliberate
    /// Whether a drag with the first mouse button may pull at an edge. Default true.
    public var isMousePullEnabled = true

    /// Called when a pan or an animation is over and nothing moves the content any more.
    public var onSettled: (@MainActor () -> Void)?

    package let driver = ScrollDriver(model: ScrollModel(isMapped: false))
    var viewport: UnsafeMutablePointer<GtkWidget>?
    var content: UnsafeMutablePointer<GtkWidget>?
    var refreshers = EdgeValues<Refresher?>(repeating: nil)
    /// How often the component at an edge was set: the last time counts.
    private var settings = EdgeValues(repeating: 0)
    var bindings = AxisValues<AxisBinding>(
        horizontal: AxisBinding(axis: .horizontal), vertical: AxisBinding(axis: .vertical))
    lazy var animator = ScrollAnimator(scroller: self)
    lazy var input = ScrollerInput(scroller: self)
    lazy var pan = PanSession(scroller: self)
    lazy var accessibility = ScrollerAccessibility(scroller: self)
    var windowWatch: WindowWatch?
    var original = OriginalSettings()
    var connections: [SignalConnection] = []
    var layout = LayoutState()
    /// The desktop's `gtk-enable-animations`.
    var areAnimationsEnabled = true

    /// Attaches to `scrolledWindow`, a GtkScrolledWindow that has its child already and no scroller yet; anything else
    /// is a programmer's error. The child keeps its scroll position.
    public init(_ scrolledWindow: UnsafeMutablePointer<GtkWidget>) {
        precondition(
            scrolledWindow.isInstance(of: gtk_scrolled_window_get_type()),
            "RefreshScroller needs a GtkScrolledWindow")
        precondition(
            RefreshScroller.attached(to: scrolledWindow) == nil, "the scrolled window has a RefreshScroller already")
        self.scrolledWindow = scrolledWindow
        driver.host = self
        attach(to: scrolledWindow)
    }

    /// The scroller that is attached to `scrolledWindow`; nil where there is none.
    public static func attached(to scrolledWindow: UnsafeMutablePointer<GtkWidget>) -> RefreshScroller? {
        guard let data = g_object_get_data(scrolledWindow.cast(to: GObject.self), scrollerKey) else { return nil }
        return Unmanaged<RefreshScroller>.fromOpaque(data).takeUnretainedValue()
    }

    /// The component at the top. Setting another takes the first away, whatever it is doing: it is idle at once, its
    /// slot is gone and nothing of it is called any more. A component serves one scroller; one that is on another is a
    /// programmer's error. After ``detach()`` setting does nothing.
    public var header: RefreshHeader? {
        get { refreshers.top as? RefreshHeader }
        set { setRefresher(newValue, at: .top) }
    }

    /// The component at the bottom; see ``header``.
    public var footer: RefreshFooter? {
        get { refreshers.bottom as? RefreshFooter }
        set { setRefresher(newValue, at: .bottom) }
    }

    /// The component at the content's end sideways; see ``header``.
    public var trailer: RefreshTrailer? {
        get { refreshers.trailing as? RefreshTrailer }
        set { setRefresher(newValue, at: .trailing) }
    }

    /// The most that an inset, an extent or another length may be, in logical pixels: the longest window that the X
    /// protocol knows. Sums of such lengths are still pixels that GTK can count.
    public static let greatestLength = 32_767.0

    /// The application's own insets in logical pixels; default 0. What components reserve is added to them and is not
    /// part of this value, so it may be set at any moment. The content moves along when it rests at the edge.
    /// At most ``greatestLength`` each, also below 0; anything else is a programmer's error.
    public var contentInset: Insets {
        get { driver.model.geometry.insets }
        set {
            precondition(
                Edge.allCases.allSatisfy { abs(newValue[$0]) <= Self.greatestLength },
                "a content inset must be a number of pixels, at most 32767")
            guard newValue != contentInset else { return }
            moveEdges { driver.send(.insets(newValue)) }
        }
    }

    /// ``contentInset`` plus what the components reserve now, in logical pixels.
    public var effectiveInset: Insets { driver.model.geometry.effectiveInsets }

    /// The content's point at the viewport's origin in logical pixels: 0 is the content's beginning, negative is
    /// pulled. Sideways it counts in reading order: from the right, where the text runs from right to left. Setting it
    /// moves the content at once, as far as the scroll range reaches, and ends what moves it. Not a number is a
    /// programmer's error.
    public var contentOffset: ContentOffset {
        get { driver.model.geometry.offset }
        set {
            precondition(
                Axis.allCases.allSatisfy { !newValue[$0].isNaN }, "a content offset must be a number of pixels")
            for axis in Axis.allCases where newValue[axis] != driver.model.geometry.offset[axis] {
                animator.stopOffset(along: axis)
                setOffset(driver.model.geometry.clamped(newValue[axis], along: axis), along: axis)
            }
        }
    }

    /// The content's size in logical pixels, also where it is smaller than the viewport.
    public var contentSize: Extents { driver.model.geometry.content }

    /// Whether a finger, or what stands for one, holds the list.
    public var isDragging: Bool { pan.isActive }

    /// Whether the list moves by itself after a drag.
    public var isDecelerating: Bool { animator.isDecelerating }

    /// Whether nothing moves the content or a slot: no finger, no inertia, no animation.
    public var isAtRest: Bool { !pan.isActive && !animator.isMoving }

    /// Tells `observer` of changes to the content offset, sizes and pans. It is held weakly. An observer on the main
    /// actor says so where it conforms: `final class Title: @MainActor ScrollObserver`.
    public func addObserver(_ observer: ScrollObserver) { driver.add(observer) }

    /// Tells `observer` no more. Nothing for one that was not added.
    public func removeObserver(_ observer: ScrollObserver) { driver.remove(observer) }

    package func setRefresher(_ refresher: Refresher?, at edge: Edge) {
        settings[edge] += 1
        let setting = settings[edge]
        guard refresher !== refreshers[edge] else { return }
        removeRefresher(at: edge)
        // Whoever is told that one goes, or that its widget comes, may have set another by now.
        guard let refresher, isAttached, settings[edge] == setting else { return }
        precondition(refresher.scroller == nil, "a component serves one scroller")
        precondition(refresher.edge == edge, "the component belongs to another edge")
        let extent = refresher.effectiveExtent
        guard isAttached, settings[edge] == setting else { return }
        addRefresher(refresher, extent: extent, at: edge)
    }
}

let scrollerKey = "refresh-gtk-scroller"

/// Whether and how wheel notches pull.
public enum WheelPolicy: Sendable, Hashable {
    /// After a pause of 500 ms at the edge, four notches arm and the last one's 350 ms release.
    case deliberate
    /// Notches never go beyond the edge.
    case never
}
