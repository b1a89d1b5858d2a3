import RefreshCore
import RefreshTestSupport
import Testing

@testable import RefreshGtk

extension GtkTests {
    @Suite("Texts of the application's own") @MainActor
    struct ApplicationTextsTests {
        init() { GtkHarness.start() }

        private func switchBack() {
            for code in [nil, "de", "fi", "de_AT", "zh-Hant", "en"] { RefreshLanguage.setTexts(nil, for: code) }
            RefreshLanguage.current = "en"
        }

        @Test("texts for one language are shown in that language only, in place of the shipped ones")
        func oneLanguage() {
            defer { switchBack() }
            RefreshLanguage.setTexts([.headerIdle: "Zieh!", .headerPulling: ""], for: "de")
            #expect(RefreshLanguage.texts[.headerIdle] == "Pull down to refresh")
            RefreshLanguage.current = "de"
            #expect(RefreshLanguage.texts[.headerIdle] == "Zieh!")
            #expect(RefreshLanguage.texts[.headerPulling] == "Zum Aktualisieren loslassen", "empty is missing")
            #expect(RefreshLanguage.texts[.today] == "heute um")
            RefreshLanguage.setTexts(nil, for: "de")
            #expect(RefreshLanguage.texts[.headerIdle] == "Zum Aktualisieren herunterziehen")
        }

        @Test("texts for all languages are shown where the language has none of the application's")
        func allLanguages() {
            defer { switchBack() }
            RefreshLanguage.setTexts([.headerIdle: "*", .headerPulling: "**"])
            RefreshLanguage.setTexts([.headerIdle: "Zieh!"], for: "de")
            #expect(RefreshLanguage.texts[.headerIdle] == "*")
            RefreshLanguage.current = "de"
            #expect(RefreshLanguage.texts[.headerIdle] == "Zieh!")
            #expect(RefreshLanguage.texts[.headerPulling] == "**")
            #expect(RefreshLanguage.texts[.headerRefreshing] == "Wird aktualisiert …")
        }

        @Test("V02: a catalogue like gettext's, which gives the key back for what it lacks, never shows a key")
        func rawKeys() {
            defer { switchBack() }
            RefreshLanguage.current = "ko"
            RefreshLanguage.setCatalogue { key, language in
                key == .headerIdle ? "[\(language)]" : key.rawValue
            }
            #expect(RefreshLanguage.texts[.headerIdle] == "[ko]")
            #expect(RefreshLanguage.texts[.headerPulling] == "놓으면 새로고침")
            RefreshLanguage.current = "eo"
            #expect(RefreshLanguage.texts[.headerIdle] == "[en]")
            #expect(RefreshLanguage.texts[.headerPulling] == "Release to refresh")
            RefreshLanguage.setCatalogue(nil)
            #expect(RefreshLanguage.texts[.headerIdle] == "Pull down to refresh")
        }

        @Test("a language that is not shipped can be chosen once the application has texts of it")
        func ownLanguage() {
            defer { switchBack() }
            RefreshLanguage.current = "fi_FI.UTF-8"
            #expect(RefreshLanguage.effective == "en")
            RefreshLanguage.setTexts([.headerIdle: "Päivitä vetämällä"], for: "fi")
            #expect(RefreshLanguage.effective == "fi")
            #expect(RefreshLanguage.texts[.headerIdle] == "Päivitä vetämällä")
            #expect(RefreshLanguage.texts[.headerPulling] == "Release to refresh")
        }

        @Test("texts for a region are completed by the shipped language, however its code is written")
        func region() {
            defer { switchBack() }
            RefreshLanguage.setTexts([.today: "heit um"], for: "de_AT")
            RefreshLanguage.current = "de-AT"
            #expect(RefreshLanguage.effective == "de_AT")
            #expect(RefreshLanguage.texts[.today] == "heit um")
            #expect(RefreshLanguage.texts[.noRecord] == "noch nie")
            RefreshLanguage.setTexts([.today: "今日"], for: "zh-Hant")
            RefreshLanguage.current = "zh_HK"
            #expect(RefreshLanguage.texts[.today] == "今日")
            #expect(RefreshLanguage.texts[.noRecord] == "無記錄")
            RefreshLanguage.current = "zh_CN"
            #expect(RefreshLanguage.texts[.today] == "今天")
        }

        @Test(
            "every shipped language has every text confirmed, and none is a raw key", arguments: RefreshLanguage.shipped
        )
        func complete(code: String) {
            for key in RefreshTextKey.allCases where code != "en" {
                let text = ShippedCatalogues.text(key, in: code)
                #expect(text != nil, "\(code) \(key.rawValue)")
                #expect(text != key.rawValue)
            }
            #expect(RefreshLanguage.shipped(matching: code) == code)
        }

        @Test("the languages that are promised are shipped")
        func shipped() {
            let promised = ["en", "zh_CN", "zh_TW", "ko", "ru", "uk", "ja", "de", "fr", "es", "ar"]
            #expect(Set(promised).subtracting(RefreshLanguage.shipped).isEmpty)
        }

        @Test("the digits of a time are those of ASCII in every language", arguments: RefreshLanguage.shipped)
        func digits(code: String) {
            let stored = CalendarFields(year: 2023, month: 3, day: 5, hour: 14, minute: 7)
            let now = CalendarFields(year: 2024, month: 3, day: 5, hour: 14, minute: 7)
            let texts = RefreshLanguage.texts(in: code)
            let text = LastUpdatedText.text(stored: stored, now: now, texts: texts)
            for part in ["2023", "03", "05", " 14:07"] { #expect(text.contains(part), "\(text)") }
            let thisYear = LastUpdatedText.text(
                stored: CalendarFields(year: 2024, month: 2, day: 29, hour: 0, minute: 0), now: now, texts: texts)
            for part in ["02", "29", " 00:00"] { #expect(thisYear.contains(part), "\(thisYear)") }
            #expect(!thisYear.contains("2024"))
        }

        @Test("Arabic and Hebrew are written from right to left, the others are not")
        func direction() {
            defer { switchBack() }
            for code in RefreshLanguage.shipped {
                RefreshLanguage.current = code
                #expect(RefreshLanguage.isRightToLeft == ["ar", "he"].contains(code))
            }
        }
    }
}
