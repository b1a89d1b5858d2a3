import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// What stands behind one object of the C library: the values of its properties, which it has with and without a
/// scrolled window, and the scroller while there is one.
@MainActor
final class Bridge {
    /// The object, which owns the bridge; nil once it is disposed of.
    private var owner: UnsafeMutablePointer<GObject>?
    private var scrolledWindow: WeakObject<UnsafeMutablePointer<GtkWidget>>?
    private(set) var scroller: RefreshScroller?
    private var connections: [SignalConnection] = []
    /// The scroller takes the child out of its window and puts it in again.
    private var isAttaching = false

    let header = BridgedComponent(REFRESH_BRIDGE_HEADER, at: .top)
    let footer = BridgedComponent(REFRESH_BRIDGE_FOOTER, at: .bottom)
    let trailer = BridgedComponent(REFRESH_BRIDGE_TRAILER, at: .trailing)
    private var components: [BridgedComponent] { [header, footer, trailer] }

    var automaticallyChangesAlpha = false { didSet { applyToComponents() } }
    var fastAnimationDuration = 0.25 { didSet { applyToComponents() } }
    var slowAnimationDuration = 0.4 { didSet { applyToComponents() } }
    var wheelPolicy = WheelPolicy.deliberate { didSet { applyToScroller() } }
    var isMousePullEnabled = true { didSet { applyToScroller() } }
    var contentInset = Insets(repeating: 0) { didSet { applyToScroller() } }

    init(owner: UnsafeMutablePointer<GObject>) {
        self.owner = owner
        MainLoop.adoptCurrentThread()
        for component in components { component.bridge = self }
    }

    subscript(_ component: RefreshBridgeComponent) -> BridgedComponent {
        switch component {
        case REFRESH_BRIDGE_HEADER: header
        case REFRESH_BRIDGE_FOOTER: footer
        default: trailer
        }
    }

    /// Ends what goes on and lets go of everything, for good.
    func dispose() {
        owner = nil
        window = nil
    }

    func notify(_ property: RefreshBridgeProperty) {
        if let owner { refresh_bridge_notify(owner, property) }
    }

    func emit(
        _ signal: RefreshBridgeSignal, _ component: RefreshBridgeComponent = REFRESH_BRIDGE_HEADER,
        state: RefreshState = .idle, fraction: Double = 0
    ) {
        if let owner { refresh_bridge_emit(owner, signal, component, state.number, fraction) }
    }

    func hasListeners(to signal: RefreshBridgeSignal) -> Bool {
        owner.map { refresh_bridge_has_listeners($0, signal) != 0 } ?? false
    }

    private func applyToScroller() {
        scroller?.wheelPolicy = wheelPolicy
        scroller?.isMousePullEnabled = isMousePullEnabled
        scroller?.contentInset = contentInset
    }

    private func applyToComponents() {
        for component in components { component.apply() }
    }
}

extension Bridge {
    /// The scrolled window; nil where there is none or it was destroyed.
    var window: UnsafeMutablePointer<GtkWidget>? {
        get { scrolledWindow?.pointer }
        set {
            leave()
            guard let newValue else { return }
            scrolledWindow = WeakObject(newValue)
            connections = [
                .widget(newValue, "add") { [weak self] _ in self?.attach() },
                .widget(newValue, "remove") { [weak self] _ in self?.childRemoved() },
                .plain(newValue, "destroy") { [weak self] in self?.windowDestroyed() },
            ]
            attach()
        }
    }

    /// Attaches where there is a child to scroll.
    private func attach() {
        guard !isAttaching, scroller == nil, let window = window,
            gtk_bin_get_child(window.cast(to: GtkBin.self)) != nil
        else { return }
        guard RefreshScroller.attached(to: window) == nil else {
            return refresh_bridge_complain("the scrolled window has a refresh scroller already")
        }
        isAttaching = true
        let scroller = RefreshScroller(window)
        isAttaching = false
        // A handler may have destroyed the window, or taken this away from it.
        guard scroller.isAttached else { return }
        guard self.window == window else { return scroller.detach() }
        self.scroller = scroller
        applyToScroller()
        scroller.onSettled = { [weak self] in self?.emit(REFRESH_BRIDGE_SETTLED) }
        scroller.addObserver(self)
        for component in components { component.rebuild() }
    }

    /// The application took the child out, and the scroller with it.
    private func childRemoved() {
        guard !isAttaching, let scroller, !scroller.isAttached else { return }
        self.scroller = nil
        for component in components { component.rebuild() }
    }

    private func windowDestroyed() {
        forget()
        if let owner { refresh_bridge_window_gone(owner) }
    }

    private func leave() {
        if let scroller {
            isAttaching = true
            scroller.detach()
            isAttaching = false
        }
        forget()
    }

    private func forget() {
        connections = []
        scrolledWindow = nil
        scroller?.removeObserver(self)
        scroller = nil
        for component in components { component.rebuild() }
    }
}

extension Bridge: @MainActor ScrollObserver {
    func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {
        guard hasListeners(to: REFRESH_BRIDGE_PULLED) else { return }
        for component in components { component.tellFraction() }
    }
}
