/// The texts of one language.
///
///     let texts = RefreshTexts([.headerIdle: "Herunterziehen zum Aktualisieren"])
///     texts[.headerIdle]      // "Herunterziehen zum Aktualisieren"
///     texts[.headerPulling]   // "Release to refresh"
///
/// A text that the catalogue lacks, or has empty (which is how gettext marks an untranslated one), is in English; a raw
/// key, which `gettext` gives back for what it does not find, is never shown.
public struct RefreshTexts: Sendable {
    /// Gives the text for a key, or nil where the language has none.
    public typealias Catalogue = @Sendable (RefreshTextKey) -> String?

    /// The texts in English.
    public static let english = RefreshTexts { _ in nil }

    private let catalogue: Catalogue

    /// Texts from a catalogue, which is asked each time.
    public init(catalogue: @escaping Catalogue) {
        self.catalogue = catalogue
    }

    /// Texts from a table, which need not be complete.
    public init(_ table: [RefreshTextKey: String]) {
        self.init { table[$0] }
    }

    /// The text for a key.
    public subscript(key: RefreshTextKey) -> String {
        translation(of: key) ?? key.english
    }

    /// The text for a key, or nil where the catalogue has none.
    public func translation(of key: RefreshTextKey) -> String? {
        guard let text = catalogue(key), !text.isEmpty, text != key.rawValue else { return nil }
        return text
    }

    /// The title a component of a kind shows in a state.
    ///
    /// Where MJRefresh leaves the label empty, the nearest state's text is shown: that of refreshing while the refresh
    /// waits for the list to be mapped, and that of idle in a state which the kind does not reach. A trailer keeps the
    /// text of pulling while it refreshes, as there. The application's `own` titles come before the catalogue's, that of
    /// the nearest state as well.
    public func title(
        for state: RefreshState, component: ComponentKind, own: [RefreshState: String] = [:]
    ) -> String {
        if let title = own[state] { return title }
        guard let nearest = Self.nearest(to: state, component: component) else {
            return self[Self.key(for: state, component: component)]
        }
        return title(for: nearest, component: component, own: own)
    }

    /// The state whose text is shown in `state`; nil where that has one.
    private static func nearest(to state: RefreshState, component: ComponentKind) -> RefreshState? {
        switch (component, state) {
        case (_, .willRefresh): .refreshing
        case (.trailer, .refreshing): .pulling
        case (.header, .noMoreData), (.trailer, .noMoreData), (.autoFooter, .pulling): .idle
        default: nil
        }
    }

    /// The key of a component's title in a state.
    public static func key(for state: RefreshState, component: ComponentKind) -> RefreshTextKey {
        if let nearest = nearest(to: state, component: component) { return key(for: nearest, component: component) }
        return switch (component, state) {
        case (.header, .pulling): .headerPulling
        case (.header, .refreshing): .headerRefreshing
        case (.header, _): .headerIdle
        case (.autoFooter, .refreshing): .autoFooterRefreshing
        case (.autoFooter, .noMoreData): .autoFooterNoMoreData
        case (.autoFooter, _): .autoFooterIdle
        case (.backFooter, .pulling): .backFooterPulling
        case (.backFooter, .refreshing): .backFooterRefreshing
        case (.backFooter, .noMoreData): .backFooterNoMoreData
        case (.backFooter, _): .backFooterIdle
        case (.trailer, .pulling): .trailerPulling
        case (.trailer, _): .trailerIdle
        }
    }
}
