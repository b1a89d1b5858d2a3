import RefreshCore

/// Knows all components, attached or not, without keeping them.
@MainActor
enum LanguageObservers {
    private struct Entry {
        weak var refresher: Refresher?
    }

    private static var entries: [Entry] = []

    static func add(_ refresher: Refresher) {
        entries.removeAll { $0.refresher == nil }
        entries.append(Entry(refresher: refresher))
    }

    /// In the order in which they were made. A handler may make or drop others, or change the language again.
    static func languageChanged() {
        for entry in entries { entry.refresher?.languageChanged() }
    }
}
