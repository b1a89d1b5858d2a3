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
    /// text of pulling while it refreshes, as there.
    public func title(for state: RefreshState, component: ComponentKind) -> String {
        self[Self.key(for: state, component: component)]
    }

    /// The key of a component's title in a state.
    public static func key(for state: RefreshState, component: ComponentKind) -> RefreshTextKey {
        switch (component, state) {
        case (.header, .idle), (.header, .noMoreData): .headerIdle
        case (.header, .pulling): .headerPulling
        case (.header, .refreshing), (.header, .willRefresh): .headerRefreshing
        case (.autoFooter, .idle), (.autoFooter, .pulling): .autoFooterIdle
        case (.autoFooter, .refreshing), (.autoFooter, .willRefresh): .autoFooterRefreshing
        case (.autoFooter, .noMoreData): .autoFooterNoMoreData
        case (.backFooter, .idle): .backFooterIdle
        case (.backFooter, .pulling): .backFooterPulling
        case (.backFooter, .refreshing), (.backFooter, .willRefresh): .backFooterRefreshing
        case (.backFooter, .noMoreData): .backFooterNoMoreData
        case (.trailer, .idle), (.trailer, .noMoreData): .trailerIdle
        case (.trailer, .pulling), (.trailer, .refreshing), (.trailer, .willRefresh): .trailerPulling
        }
    }
}
