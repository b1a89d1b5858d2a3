import RefreshCore

extension RefreshLanguage {
    /// Gives the text for a key in a language, or nil where the application has none of its own.
    public typealias Catalogue = @MainActor (_ key: RefreshTextKey, _ language: String) -> String?

    /// Sets texts of the application's own, in place of the shipped ones. May be called at any time; components show
    /// them at once.
    ///
    /// A text that is missing or empty is the shipped one in that language or, where there is none, the English one.
    ///
    /// - Parameters:
    ///   - texts: need not be complete; nil takes the application's texts for that language away.
    ///   - language: a code of a language, which need not be shipped and can then be chosen as those; nil for all
    ///     languages that the application sets nothing particular for. An invalid code is a programmer's error.
    public static func setTexts(_ texts: [RefreshTextKey: String]?, for language: String? = nil) {
        guard let texts else { return setCatalogue(nil, for: language) }
        setCatalogue({ key, _ in texts[key] }, for: language)
    }

    /// Sets where the application's own texts come from: as ``setTexts(_:for:)``, for an application with a translation
    /// system. It is asked for all keys whenever the language changes, and now; to have it asked again, set it again.
    ///
    ///     RefreshLanguage.setCatalogue { key, _ in String(cString: g_dgettext("my-domain", key.rawValue)) }
    ///
    /// It may return the raw key, as gettext does, for a text that it lacks.
    ///
    /// - Parameters:
    ///   - catalogue: kept until another is set; nil takes it away.
    ///   - language: see ``setTexts(_:for:)``.
    public static func setCatalogue(_ catalogue: Catalogue?, for language: String? = nil) {
        precondition(language.map { LanguageCode($0) != nil } ?? true, "there is no such code of a language")
        ApplicationTexts.catalogues[language] = catalogue
        update()
    }
}

/// The catalogues that the application set.
@MainActor
enum ApplicationTexts {
    /// By language; nil is for all.
    static var catalogues: [String?: RefreshLanguage.Catalogue] = [:]

    /// The languages that the application has texts of.
    static var languages: [String] { catalogues.keys.compactMap(\.self).sorted() }

    static func text(for key: RefreshTextKey, in language: String) -> String? {
        let own = LanguageCode(language)?.bestMatch(in: languages).flatMap { catalogues[$0] }
        for catalogue in [own, catalogues[nil]] {
            let texts = RefreshTexts([key: catalogue?(key, language) ?? ""])
            if let text = texts.translation(of: key) { return text }
        }
        return nil
    }
}
