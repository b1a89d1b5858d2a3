import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// One component of a scroller: what ``RefreshHeader``, ``RefreshFooter`` and ``RefreshTrailer`` have in common.
///
/// A component may be made and set up at any time. It works from the moment it is set on a ``RefreshScroller`` until it
/// is replaced, removed or its window is destroyed; outside of that, commands do nothing and ``state`` is idle.
/// Handlers are released when the window is destroyed, so a handler may hold the scroller or its window.
@MainActor
open class Refresher {
    /// The edge at which it sits.
    public let edge: Edge
    /// What it looks like.
    public let indicator: RefreshIndicator
    /// The scroller it is set on; nil where there is none.
    public internal(set) weak var scroller: RefreshScroller?

    /// How long the slot takes to open, in seconds. Default 0.25, as MJRefresh's `MJRefreshFastAnimationDuration`.
    /// 0, or less, is at once, as where the desktop's animations are off, the list is not mapped or its window is
    /// minimised. Anything that is not finite is a programmer's error.
    public var fastAnimationDuration = 0.25 { didSet { Self.checkDuration(fastAnimationDuration) } }
    /// How long the slot takes to close, in seconds. Default 0.4, as MJRefresh's `MJRefreshSlowAnimationDuration`. See
    /// ``fastAnimationDuration``.
    public var slowAnimationDuration = 0.4 { didSet { Self.checkDuration(slowAnimationDuration) } }

    /// Called when a refresh begins and its slot is open: fetch, then call ``endRefreshing(completion:)``. A handler given
    /// to an initialiser becomes this one.
    public var onRefreshing: (@MainActor (Refresher) -> Void)?
    /// Called after ``onRefreshing``, for whoever wants to know of it without doing the work.
    public var onBeginCompletion: (@MainActor () -> Void)?
    /// Called when a refresh ended and the slot begins to close. Not by an automatic footer, whose slot stays.
    public var onEndingAnimationBegan: (@MainActor () -> Void)?
    /// Called when the slot is closed.
    public var onEndCompletion: (@MainActor () -> Void)?
    /// Called at each change of ``state``, with the state before.
    public var onStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)?
    /// Called when ``RefreshLanguage`` changes, on a scroller or not: set titles of your own in the new language here.
    public var onLanguageChanged: (@MainActor (Refresher) -> Void)?
    /// Called for each of the moments above, in their order: for logs.
    public var onCallback: (@MainActor (RefreshCallback) -> Void)?

    let kind: ComponentKind
    var trigger: RefreshTrigger
    private(set) var componentID = 0
    private(set) lazy var slotView = SlotView(refresher: self)
    private var completions: [Int: @MainActor () -> Void] = [:]
    private var lastCompletion = 0
    private var presented: RefreshPresentation?
    private(set) var failure: String? {
        didSet { failureTimer = nil }
    }
    private var failureTimer: MainLoopSource?
    var titles: [RefreshState: String] = [:]
    private var isInSight = false
    /// What the indicator needed when it was last asked.
    var minimumExtent = 0.0
    /// The task of an asynchronous handler, and which refresh it serves.
    var task: Task<Void, Never>?
    var run = 0

    /// - Parameters:
    ///   - extent: the component's length along its axis in logical pixels, positive. It is longer where the
    ///     indicator needs more, as with large text.
    init(edge: Edge, kind: ComponentKind, trigger: RefreshTrigger, extent: Double, indicator: RefreshIndicator) {
        self.edge = edge
        self.kind = kind
        self.trigger = trigger
        self.extent = extent
        self.indicator = indicator
        LanguageObservers.add(self)
    }

    /// The component's length along its axis in logical pixels, by default 54 for a header, 44 for a footer and 60 for
    /// a trailer. It is longer where the look needs more, as with large text. Positive, and at most
    /// ``RefreshScroller/greatestLength``; anything else is a programmer's error. May be set at any time.
    public var extent: Double {
        didSet {
            precondition(
                extent > 0 && extent <= RefreshScroller.greatestLength,
                "a component's extent must be positive, at most 32767")
            extentChanged()
        }
    }

    /// Moves the component away from the content by this many logical pixels, and not the threshold. Default 0. May be
    /// negative, and is as long as ``extent`` at the most; anything else is a programmer's error.
    public var ignoredInset = 0.0 {
        didSet {
            precondition(
                abs(ignoredInset) <= RefreshScroller.greatestLength,
                "an ignored inset must be a number of pixels, at most 32767")
            extentChanged()
        }
    }

    /// Whether the component is out of the way. A hidden one is not pulled; a refresh goes on without a slot, but an
    /// automatic footer's ends. Default false.
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { scroller?.animator.dropSlot(at: edge) }
            scroller?.changeGeometry(.component(edge, .hidden(isHidden)))
            scroller?.updateComponents(force: true)
        }
    }

    /// Whether the component is as opaque as the pull is far: invisible at rest, opaque when fully revealed. Default
    /// false.
    public var automaticallyChangesAlpha = false {
        didSet { scroller?.updateComponents(force: true) }
    }

    /// What the component is doing; idle where it is on no scroller. Changes are told by ``onStateChanged``.
    public var state: RefreshState { scroller?.driver.state(at: edge) ?? .idle }

    /// Whether a refresh runs or waits for the list to be mapped.
    public var isRefreshing: Bool { state.isRefreshing }

    /// How far the component is pulled, as a fraction of its extent: 0 at rest, 1 fully revealed or refreshing, more
    /// beyond.
    public var pullingPercent: Double { scroller?.driver.pullingFraction(at: edge) ?? 0 }

    /// Begins a refresh as if the component had been pulled, from any scroll position: the slot opens and comes into
    /// sight, then ``onRefreshing`` is called. Unmapped, it waits to be mapped. While it refreshes already, nothing.
    /// - Parameter completion: runs once, when this refresh has begun; at once while it refreshes already. Never if it
    ///   is ended before, or without a scroller.
    public func beginRefreshing(completion: (@MainActor () -> Void)? = nil) {
        guard scroller != nil else { return }
        failure = nil
        send(.begin(completion: completion.map(remember)))
    }

    func send(_ event: RefreshEvent) {
        scroller?.driver.send(.component(edge, event))
        scroller?.updateComponents(force: true)
    }

    /// Ends on the GTK thread.
    func end(_ outcome: RefreshOutcome, failure message: String? = nil, completion: (@MainActor () -> Void)?) {
        guard scroller != nil else { return }
        if isRefreshing { failure = message }
        send(.end(outcome, completion: completion.map(remember)))
    }

    private func remember(_ completion: @escaping @MainActor () -> Void) -> Int {
        lastCompletion += 1
        completions[lastCompletion] = completion
        return lastCompletion
    }

    func complete(_ id: Int) { completions.removeValue(forKey: id)?() }
    func forget(_ id: Int) { completions[id] = nil }

    func attach(to scroller: RefreshScroller, id: Int) {
        self.scroller = scroller
        componentID = id
        indicator.attached(to: scroller)
    }

    func detach() {
        indicator.attached(to: nil)
        scroller = nil
        componentID = 0
        completions.removeAll()
        abandonTask()
        failure = nil
        present(RefreshPresentation(edge: edge, title: title(for: .idle)))
    }

    func stateChanged(from: RefreshState, to: RefreshState) {
        if to != .idle { failure = nil }
        if from == .refreshing { abandonTask() }
        scroller?.accessibility.stateChanged(of: self, from: from, to: to)
        onStateChanged?(from, to)
    }

    /// A message in a slot that does not close stays as long as it would in one that does.
    func endFailure() {
        guard failure != nil else { return }
        guard case .automatic = trigger, showsFailure else { return forgetFailure() }
        failureTimer = .after(ScrollAnimator.failureHold) { [weak self] in self?.forgetFailure() }
    }

    private func forgetFailure() {
        failure = nil
        scroller?.updateComponents(force: true)
    }

    /// Whether a click, Enter and Space mean something: an automatic footer's.
    var isActivatable: Bool { false }
    func activate() {}
    /// How many pans the list has had.
    var panCount: Int { scroller?.pan.count ?? 0 }
    /// The first pixel is about to be seen.
    func willComeIntoSight() {}
    /// The header's; others have no time.
    func storeTime() {}
    /// What only some kinds have of the application's.
    func releaseOwnHandlers() {}
    func languageChanged() {
        onLanguageChanged?(self)
        indicator.languageDidChange()
        scroller?.updateComponents(force: true)
    }
    /// A second text beside the title.
    var detail: String? { nil }
    /// Whether a failed end's message can be seen, so that it is worth waiting for.
    var showsFailure: Bool { failure != nil && !isHidden }

    func present(isInSight: Bool, force: Bool) {
        guard force || isInSight || self.isInSight, let scroller else { return }
        if isInSight && !self.isInSight {
            self.isInSight = true
            willComeIntoSight()
        }
        self.isInSight = isInSight
        slotView.isInSight = isInSight
        let state = self.state
        let fraction = pullingPercent
        let visibleFraction = isInSight ? min(max(fraction, 0), 1) : 0
        slotView.opacity = automaticallyChangesAlpha ? visibleFraction : 1
        present(
            RefreshPresentation(
                state: state, fraction: fraction, edge: edge, title: failure ?? title(for: state), detail: detail,
                isFailed: failure != nil, isAnimated: scroller.areAnimationsEnabled && scroller.canAnimate,
                isInSight: isInSight))
    }

    private func present(_ presentation: RefreshPresentation) {
        guard presentation != presented else { return }
        presented = presentation
        indicator.update(presentation)
        if takeMinimumExtent() { extentChanged() }
    }
}
