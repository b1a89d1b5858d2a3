import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// A component as an object of the C library has it: its settings, which stay when it is made anew in another look or
/// for another child of the window, and the present one.
@MainActor
final class BridgedComponent {
    let id: RefreshBridgeComponent
    let edge: Edge
    weak var bridge: Bridge?
    private(set) var refresher: Refresher?
    var told = ToldValues()

    var style = ComponentStyle.none { didSet { if style != oldValue { rebuild() } } }
    var footerStyle = RefreshFooter.Style.automatic { didSet { if footerStyle != oldValue { rebuild() } } }
    /// In logical pixels; 0 for the look's own.
    var extent = 0.0 { didSet { apply() } }
    var ignoredInset = 0.0 { didSet { apply() } }
    var isHidden = false { didSet { apply() } }
    var isTitleHidden = false { didSet { apply() } }
    var isDetailHidden = false { didSet { apply() } }
    var isRefreshingTitleHidden = false { didSet { apply() } }
    var lastUpdatedKey = defaultLastUpdatedKey { didSet { apply() } }
    var automaticTrigger = AutomaticTrigger() { didSet { apply() } }
    private(set) var titles: [RefreshState: String] = [:]
    private(set) var pictures: [RefreshState: PictureSequence] = [:]
    var isTakingOutWidget = false
    private var heldWidget: ObjectReference<UnsafeMutablePointer<GtkWidget>>?
    /// What was said of a footer that is not there.
    private var isExhausted = false

    static let defaultLastUpdatedKey = "last-updated"

    init(_ id: RefreshBridgeComponent, at edge: Edge) {
        self.id = id
        self.edge = edge
    }

    var state: RefreshState { refresher?.state ?? .idle }
    var fraction: Double { refresher?.pullingPercent ?? 0 }
    var isRefreshing: Bool { state.isRefreshing }

    /// Whether there may be more to load.
    var hasMore: Bool {
        get { refresher == nil ? !isExhausted : state != .noMoreData }
        set {
            isExhausted = !newValue
            if let footer = refresher as? RefreshFooter {
                if newValue { footer.resetNoMoreData() } else { footer.endRefreshingWithNoMoreData() }
            }
            tellHasMore()
        }
    }

    /// The time of the last update in seconds since 1970; nil where there is none.
    var lastUpdatedTime: Double? {
        (refresher as? RefreshHeader)?.lastUpdatedTime ?? LastUpdatedStore.shared.time(for: lastUpdatedKey)
    }

    /// A widget of the application's. Setting one changes the style with it.
    var ownWidget: UnsafeMutablePointer<GtkWidget>? {
        get { heldWidget?.pointer }
        set {
            guard newValue != ownWidget else { return }
            if let newValue, !isFree(newValue) {
                return refresh_bridge_complain(Self.useMessage)
            }
            takeOutWidget()
            heldWidget = newValue.map { ObjectReference($0) }
            let style: ComponentStyle = newValue != nil ? .widget : self.style == .widget ? .none : self.style
            if style == self.style { return rebuild() }
            self.style = style
            bridge?.notify(REFRESH_BRIDGE_PROPERTY_HEADER_STYLE.of(id))
        }
    }

    func setTitle(_ title: String?, for state: RefreshState) {
        titles[state] = title
        refresher?.setTitle(title, for: state)
    }

    func title(for state: RefreshState) -> String {
        RefreshLanguage.texts.title(for: state, component: kind, own: titles)
    }

    func setPictures(_ sequence: PictureSequence?, for state: RefreshState) {
        pictures[state] = sequence
        (refresher?.indicator as? PicturesIndicator)?.setPictures(sequence, for: state)
    }

    /// Makes the component anew, or takes it away where there is nothing to show. A refresh that is going on is over.
    func rebuild() {
        if refresher != nil { isExhausted = told.state == .noMoreData }
        takeOutWidget()
        refresher = bridge?.scroller == nil ? nil : makeRefresher()
        bridge?.scroller?.setRefresher(refresher, at: edge)
        apply()
        // Before there is anyone to be told: for the application there was no other state between.
        if isExhausted { (refresher as? RefreshFooter)?.endRefreshingWithNoMoreData() }
        listen()
        tellFraction()
        tellState(state)
    }

    /// Gives the present component all settings.
    func apply() {
        guard let bridge, let refresher else { return }
        refresher.extent = extent > 0 ? extent : standardExtent
        refresher.ignoredInset = ignoredInset
        refresher.isHidden = isHidden
        refresher.automaticallyChangesAlpha = bridge.automaticallyChangesAlpha
        refresher.fastAnimationDuration = bridge.fastAnimationDuration
        refresher.slowAnimationDuration = bridge.slowAnimationDuration
        if let header = refresher as? RefreshHeader { header.lastUpdatedKey = lastUpdatedKey }
        if let footer = refresher as? RefreshFooter, footer.style == .automatic {
            footer.automaticTrigger = automaticTrigger
        }
        if let look = refresher.indicator as? LabelledIndicator {
            look.isTitleHidden = isTitleHidden
            look.isDetailHidden = isDetailHidden
            look.isRefreshingTitleHidden = isRefreshingTitleHidden
        }
    }
}
