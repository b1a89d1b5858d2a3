import RefreshCore
import Testing

@Suite struct RefreshTextsTests {
    @Test("every key has an English text of its own, and no text is a key")
    func english() {
        let keys = Set(RefreshTextKey.allCases.map(\.rawValue))
        #expect(keys.count == RefreshTextKey.allCases.count)
        for key in RefreshTextKey.allCases {
            #expect(!key.english.isEmpty)
            #expect(!keys.contains(key.english))
            #expect(RefreshTexts.english[key] == key.english)
        }
    }

    @Test("V02: a text that the language lacks, or has empty, is in English and never a raw key")
    func fallback() {
        let texts = RefreshTexts([.headerIdle: "下拉可以刷新", .headerPulling: ""])
        #expect(texts[.headerIdle] == "下拉可以刷新")
        #expect(texts[.headerPulling] == "Release to refresh")
        #expect(texts[.backFooterIdle] == "Pull up to refresh")
    }

    @Test("V02: a catalogue that gives the key back for a text it lacks, as gettext does, shows no raw key")
    func rawKey() {
        let texts = RefreshTexts { $0 == .headerIdle ? "Zieh" : $0.rawValue }
        #expect(texts[.headerIdle] == "Zieh")
        #expect(texts[.headerPulling] == "Release to refresh")
        #expect(texts.translation(of: .headerPulling) == nil)
    }

    @Test("a catalogue is asked for each key")
    func catalogue() {
        let texts = RefreshTexts { "<" + $0.rawValue + ">" }
        for key in RefreshTextKey.allCases {
            #expect(texts[key] == "<\(key.rawValue)>")
        }
    }

    @Test(
        "titles are those of MJRefresh",
        arguments: [
            (ComponentKind.header, RefreshState.idle, "Pull down to refresh"),
            (.header, .pulling, "Release to refresh"),
            (.header, .refreshing, "Loading ..."),
            (.autoFooter, .idle, "Click or drag up to refresh"),
            (.autoFooter, .refreshing, "Loading ..."),
            (.autoFooter, .noMoreData, "No more data"),
            (.backFooter, .idle, "Pull up to refresh"),
            (.backFooter, .pulling, "Release to refresh"),
            (.backFooter, .refreshing, "Loading ..."),
            (.backFooter, .noMoreData, "No more data"),
            (.trailer, .idle, "Slide to view details"),
            (.trailer, .pulling, "Release to view details"),
        ])
    func titles(component: ComponentKind, state: RefreshState, title: String) {
        #expect(RefreshTexts.english.title(for: state, component: component) == title)
    }

    @Test("S06: a refresh that waits to be shown reads as one that runs", arguments: ComponentKind.allCases)
    func waiting(component: ComponentKind) {
        let texts = RefreshTexts.english
        #expect(
            texts.title(for: .willRefresh, component: component)
                == texts.title(for: .refreshing, component: component))
    }

    @Test("a title of the application's is that of the states which show the same text")
    func ownTitles() {
        func titles(of component: ComponentKind, _ own: [RefreshState: String]) -> [String] {
            [RefreshState.idle, .pulling, .willRefresh, .refreshing].map {
                RefreshTexts.english.title(for: $0, component: component, own: own)
            }
        }
        #expect(titles(of: .trailer, [.pulling: "Go"]) == ["Slide to view details", "Go", "Go", "Go"])
        #expect(
            titles(of: .trailer, [.pulling: "Go", .refreshing: "Gone"])
                == ["Slide to view details", "Go", "Gone", "Gone"])
        #expect(
            titles(of: .header, [.pulling: "Go", .refreshing: "Gone"])
                == ["Pull down to refresh", "Go", "Gone", "Gone"])
        #expect(titles(of: .header, [.pulling: "Go"])[3] == "Loading ...")
        #expect(titles(of: .autoFooter, [.idle: "More"]) == ["More", "More", "Loading ...", "Loading ..."])
    }

    @Test("every title comes from the catalogue", arguments: ComponentKind.allCases, RefreshState.allCases)
    func titlesAreTranslated(component: ComponentKind, state: RefreshState) {
        let texts = RefreshTexts { _ in "translated" }
        #expect(texts.title(for: state, component: component) == "translated")
    }
}
