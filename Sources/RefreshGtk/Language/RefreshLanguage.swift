import RefreshCGtk3
import RefreshCore

/// The language that components speak.
///
/// It is that of the environment, chosen as gettext does, until the application sets another:
///
/// ```swift
/// RefreshLanguage.current = "zh-Hans"   // Simplified Chinese, at once in all components
/// RefreshLanguage.current = nil         // as the environment has it
/// RefreshLanguage.setTexts([.headerIdle: "Pull for news"], for: "en")
/// ```
///
/// Codes are written as in the environment (`zh_TW.UTF-8`) or by BCP 47 (`zh-Hant`). A region that there are no texts for
/// falls back to its language; Hong Kong and Macao read the texts of Taiwan. For the thread that runs GTK.
@MainActor
public enum RefreshLanguage {
    /// The codes of the languages that come with the library, English included, in alphabetical order.
    public nonisolated static let shipped = (["en"] + ShippedCatalogues.languages).sorted()

    /// The shipped language that serves a reader of `code`, as ``shipped`` has it; nil if there is none.
    public nonisolated static func shipped(matching code: String) -> String? {
        LanguageCode(code)?.bestMatch(in: shipped)
    }

    /// The language that the application wants; nil, the default, for the one of the environment: the first of
    /// `g_get_language_names()` that there are texts for. That list comes of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and
    /// `LANG`, and is read again whenever this is set.
    ///
    /// A code for which there are no texts stays set and English is shown, as for an environment without any. Components
    /// show the new language at once; titles set by the application stay.
    public static var current: String? {
        didSet {
            names = current.map { [$0] } ?? environmentNames
            update()
        }
    }

    /// The code of the language that is shown: one of ``shipped``, or one that the application has texts for.
    public static var effective: String { effective(for: names) }

    /// Whether the language is written from right to left. Where widgets lie does not depend on it but on
    /// `gtk_widget_set_default_direction`, which GTK itself calls for the language of the environment only.
    public static var isRightToLeft: Bool { LanguageCode(effective)?.isRightToLeft ?? false }

    /// The texts that are shown.
    public static var texts: RefreshTexts {
        let shown = shown ?? Texts(makeTable(for: names))
        self.shown = shown
        return shown.texts
    }

    /// The texts of another language, one that ``current`` may be: for a menu that offers languages, or a single text.
    public static func texts(in code: String) -> RefreshTexts { RefreshTexts(makeTable(for: [code])) }

    /// What a reader understands, best first.
    private static var names = environmentNames
    /// A snapshot, since titles are asked for at every step of a pull and an application's catalogue may be slow. Made
    /// when first needed, so that what is set before does not count as a change.
    private static var shown: Texts?

    private struct Texts {
        let table: [RefreshTextKey: String]
        let texts: RefreshTexts

        init(_ table: [RefreshTextKey: String]) {
            self.table = table
            texts = RefreshTexts(table)
        }
    }

    /// Tells those who show texts, if these changed.
    static func update() {
        guard let before = shown?.table else { return }
        let table = makeTable(for: names)
        shown = Texts(table)
        if table != before { LanguageObservers.languageChanged() }
    }

    private static func effective(for names: [String]) -> String {
        LanguageCode.bestMatch(for: names, in: ApplicationTexts.languages + shipped) ?? "en"
    }

    private static func makeTable(for names: [String]) -> [RefreshTextKey: String] {
        let code = effective(for: names)
        let shippedCode = shipped(matching: code) ?? code
        var table: [RefreshTextKey: String] = [:]
        for key in RefreshTextKey.allCases {
            table[key] = ApplicationTexts.text(for: key, in: code) ?? ShippedCatalogues.text(key, in: shippedCode)
        }
        return table
    }

    private static var environmentNames: [String] {
        var names: [String] = []
        guard var next = g_get_language_names() else { return names }
        while let name = next.pointee {
            names.append(String(cString: name))
            next += 1
        }
        return names
    }
}
