/// What a code says about a language, whichever way it is written: as a locale of the environment (`zh_TW.UTF-8`,
/// `sr_RS@latin`), as the name of a .po file (`pt_BR`) or by BCP 47 (`zh-Hant-HK`).
///
///     LanguageCode("zh_HK.UTF-8")?.bestMatch(in: ["zh_CN", "zh_TW"])   // "zh_TW"
///     LanguageCode("de-AT")?.bestMatch(in: ["de", "en"])               // "de"
///     LanguageCode("fr_CA")?.bestMatch(in: ["de", "en"])               // nil
public struct LanguageCode: Sendable, Hashable {
    /// In lower case. English for the locales `C` and `POSIX`, as programs speak it there.
    public let language: String
    /// As ISO 15924 has it, such as `Hant`; nil where the code does not say.
    public let script: String?
    /// In upper case, such as `TW`; nil where the code does not say.
    public let region: String?

    /// nil for a text that is no code. Encodings, variants and extensions are passed over.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].prefix { $0 != "." }
        var tags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
        guard let first = tags.popFirst() else { return nil }
        if first == "C" || first == "POSIX" {
            (language, script, region) = ("en", nil, nil)
            return
        }
        guard (2...3).contains(first.count), first.allSatisfy(\.isBasicLetter) else { return nil }
        let code = first.lowercased()
        language = Self.renamed[code] ?? code

        var script = parts.count > 1 ? Self.modifierScripts[parts[1].lowercased()] : nil
        if let tag = tags.first, tag.count == 4, tag.allSatisfy(\.isBasicLetter) {
            script = tag.prefix(1).uppercased() + tag.dropFirst().lowercased()
            tags.removeFirst()
        }
        self.script = script
        let isRegion = tags.first.map { tag in
            tag.count == 2 && tag.allSatisfy(\.isBasicLetter) || tag.count == 3 && tag.allSatisfy(\.isBasicDigit)
        }
        region = isRegion == true ? tags.first?.uppercased() : nil
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool {
        script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    }

    /// The one of `codes` that serves a reader of this language best, as it is written there; nil if none does.
    ///
    /// Texts for the same region come first, then those for none, then those for another: in Portugal Brazil's are better
    /// than none. The script has to agree. That of Chinese is told by the region: Taiwan, Hong Kong and Macao read
    /// Traditional characters, others Simplified ones.
    public func bestMatch(in codes: [String]) -> String? {
        var best: (code: String, rank: Int)?
        for code in codes {
            guard let rank = LanguageCode(code).flatMap(rank), rank > best?.rank ?? -1 else { continue }
            best = (code, rank)
        }
        return best?.code
    }

    /// The one of `codes` that serves best a reader of `names`, who likes the first of them best; nil if none does.
    public static func bestMatch(for names: [String], in codes: [String]) -> String? {
        for name in names {
            if let code = LanguageCode(name)?.bestMatch(in: codes) { return code }
        }
        return nil
    }

    /// How well texts in `offered` serve; nil if they do not.
    private func rank(of offered: LanguageCode) -> Int? {
        guard offered.language == language else { return nil }
        if let script = offered.impliedScript, script != impliedScript { return nil }
        let regionRank = offered.region == region ? 2 : offered.region == nil ? 1 : 0
        return regionRank + (offered.script == script ? 4 : 0)
    }

    /// The script, also where the region alone tells it.
    private var impliedScript: String? {
        guard language == "zh", script == nil else { return script }
        return region.map(Self.traditionalRegions.contains) == true ? "Hant" : "Hans"
    }

    private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]
    private static let rightToLeftScripts: Set<String> = ["Arab", "Hebr", "Syrc", "Thaa"]
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
    ]
    /// Codes that changed, by ISO 639, or that stand for one of several.
    private static let renamed = ["iw": "he", "in": "id", "no": "nb", "cmn": "zh"]
    /// What the locales of glibc add for a script.
    private static let modifierScripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}

extension Character {
    fileprivate var isBasicLetter: Bool { isASCII && isLetter }
    fileprivate var isBasicDigit: Bool { isASCII && isNumber }
}
