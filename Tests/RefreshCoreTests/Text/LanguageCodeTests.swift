import RefreshCore
import Testing

@Suite struct LanguageCodeTests {
    private let shipped = ["ar", "de", "en", "ko", "pt", "pt_BR", "sr", "sr@latin", "zh_CN", "zh_TW"]

    @Test(
        "a code is read in each of its forms",
        arguments: [
            ("de", "de", nil, nil),
            ("DE_at", "de", nil, "AT"),
            ("zh_TW.UTF-8", "zh", nil, "TW"),
            ("zh-Hant-HK", "zh", "Hant", "HK"),
            ("zh_hans", "zh", "Hans", nil),
            ("sr_RS@latin", "sr", "Latn", "RS"),
            ("ca_ES.UTF-8@valencia", "ca", nil, "ES"),
            ("es-419", "es", nil, "419"),
            ("de-CH-1996", "de", nil, "CH"),
            ("en-US-u-hc-h12", "en", nil, "US"),
            ("iw_IL", "he", nil, "IL"),
            ("C", "en", nil, nil),
            ("C.UTF-8", "en", nil, nil),
            ("POSIX", "en", nil, nil),
        ] as [(String, String, String?, String?)])
    func parts(text: String, language: String, script: String?, region: String?) throws {
        let code = try #require(LanguageCode(text))
        #expect(code.language == language)
        #expect(code.script == script)
        #expect(code.region == region)
    }

    @Test(
        "what is no code is none",
        arguments: ["", "_", "d", "deutsch", "12", "@latin", ".UTF-8", "-de", "日本", "d\u{0301}e"])
    func noCode(text: String) {
        #expect(LanguageCode(text) == nil)
    }

    @Test(
        "V02: a locale gets its language's texts",
        arguments: [
            ("zh_CN.UTF-8", "zh_CN"), ("zh_TW.UTF-8", "zh_TW"), ("zh_HK.UTF-8", "zh_TW"), ("zh_MO", "zh_TW"),
            ("zh_SG", "zh_CN"), ("zh", "zh_CN"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-Hans-HK", "zh_CN"),
            ("zh-Hant-CN", "zh_TW"), ("ko_KR", "ko"), ("C", "en"), ("POSIX", "en"), ("en_GB.UTF-8", "en"),
            ("de_AT@euro", "de"), ("pt_BR", "pt_BR"), ("pt_PT", "pt"), ("pt", "pt"), ("ar_EG", "ar"), ("sr_RS", "sr"),
            ("sr_RS@latin", "sr@latin"), ("sr-Latn", "sr@latin"), ("sr-Cyrl", "sr"), ("xx_XX", nil), ("", nil),
        ] as [(String, String?)])
    func match(text: String, expected: String?) {
        #expect(LanguageCode.bestMatch(for: [text], in: shipped) == expected)
        #expect(LanguageCode.bestMatch(for: [text], in: shipped.reversed()) == expected)
    }

    @Test("texts for another region are better than none, those for another script are not")
    func lastResort() {
        #expect(LanguageCode("pt_PT")?.bestMatch(in: ["en", "pt_BR"]) == "pt_BR")
        #expect(LanguageCode("pt")?.bestMatch(in: ["en", "pt_BR"]) == "pt_BR")
        #expect(LanguageCode("zh_TW")?.bestMatch(in: ["en", "zh_CN"]) == nil)
        #expect(LanguageCode("sr")?.bestMatch(in: ["sr@latin"]) == nil)
    }

    @Test("V02: of the languages that a reader understands the first that there are texts for counts")
    func list() {
        #expect(LanguageCode.bestMatch(for: ["xx", "ko", "de"], in: shipped) == "ko")
        #expect(LanguageCode.bestMatch(for: ["xx_XX.UTF-8", "xx_XX", "xx.UTF-8", "xx", "C"], in: shipped) == "en")
        #expect(LanguageCode.bestMatch(for: ["xx", "yy"], in: shipped) == nil)
        #expect(LanguageCode.bestMatch(for: [], in: shipped) == nil)
    }

    @Test("the direction is that of the script, or of the language's usual one")
    func direction() {
        for text in ["ar", "he_IL", "fa", "ur-PK", "az-Arab"] { #expect(LanguageCode(text)?.isRightToLeft == true) }
        for text in ["en", "zh_TW", "hi", "ks-Deva", "ar-Latn"] { #expect(LanguageCode(text)?.isRightToLeft == false) }
    }
}
