import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("The texts of each language, laid out") @MainActor
    struct LanguageLayoutTests {
        /// 2023-03-05, whose date is the longest form of the last update in 2024.
        private let folder = TemporaryFolder()
        private let lastYear = 1_678_017_900.0
        private let thisYear = 1_709_640_300.0

        init() { GtkHarness.start() }

        private func makeHeader() -> RefreshHeader {
            let header = RefreshHeader()
            header.store = LastUpdatedStore(folder: folder.path, application: "test", clock: { thisYear })
            header.store.setTime(lastYear, for: header.lastUpdatedKey)
            return header
        }

        /// Shows every language, one after the other, and checks the header as it is now.
        private func checkHeader(of fixture: ScrollerFixture, _ state: RefreshState) throws {
            defer { RefreshLanguage.current = "en" }
            let parts = IndicatorParts(widget: fixture.header.indicator.widget)
            for code in RefreshLanguage.shipped {
                RefreshLanguage.current = code
                GtkHarness.frames(2, of: fixture.window.widget)
                let texts = RefreshLanguage.texts(in: code)
                #expect(fixture.header.state == state)
                #expect(parts.text("refresh-title") == texts.title(for: state, component: .header))
                let detail = try #require(parts.text("refresh-detail"))
                #expect(detail.hasPrefix(texts[.lastUpdate]) && detail.contains("2023"), "\(code): \(detail)")
                #expect(parts.isShortened("refresh-title") == false, "\(code) \(state)")
                #expect(parts.isShortened("refresh-detail") == false, "\(code) \(state)")
                parts.check("\(code) \(state)")
                #expect(gtk_widget_get_allocated_height(parts.widget) == 54, "\(code)")
            }
        }

        @Test("V01: in 400 pixels a header shows its texts in full, in each language and state")
        func header() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.header = makeHeader() }
            let finger = fixture.drag(to: -54)
            try checkHeader(of: fixture, .idle)
            fixture.move(finger, to: -70)
            try checkHeader(of: fixture, .pulling)
            finger.release()
            fixture.settle()
            try checkHeader(of: fixture, .refreshing)
        }

        @Test("V01: in 400 pixels footers show their texts in full, in each language and state")
        func footers() {
            for (kind, indicator) in [
                (ComponentKind.autoFooter, SpinnerIndicator() as LabelledIndicator), (.backFooter, ArrowIndicator()),
            ] {
                let stage = IndicatorStage(indicator, height: 44)
                stage.show(RefreshPresentation(edge: .bottom))
                for code in RefreshLanguage.shipped {
                    let texts = RefreshLanguage.texts(in: code)
                    for state in [RefreshState.idle, .pulling, .refreshing, .noMoreData] {
                        let title = texts.title(for: state, component: kind)
                        stage.update(
                            RefreshPresentation(
                                state: state, fraction: 1, edge: .bottom, title: title, isInSight: true))
                        #expect(stage.parts.isShortened("refresh-title") == false, "\(code): \(title)")
                        stage.parts.check("\(code) \(state)")
                    }
                }
            }
        }

        @Test("V01: with text twice as large a header in a list is as long as its texts need, and cuts nothing off")
        func largeHeader() throws {
            let settings = DesktopSettings()
            settings.setTextScale(2)
            let fixture = ScrollerFixture(rows: 30) { $0.header = makeHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            defer { RefreshLanguage.current = "en" }
            let parts = IndicatorParts(widget: fixture.header.indicator.widget)
            for code in RefreshLanguage.shipped {
                RefreshLanguage.current = code
                fixture.settle()
                let extent = fixture.header.indicator.minimumExtent(along: .vertical)
                #expect(extent > 54, "\(code)")
                #expect(fixture.insets.top == Double(extent) && fixture.offset == -Double(extent), "\(code)")
                #expect(fixture.visiblePixels(of: fixture.header) == Double(extent), "\(code)")
                #expect(parts.check("\(code)").count == 3)
            }
            withExtendedLifetime(settings) {}
        }

        /// The date of another year.
        private func longestDetail(in code: String) -> String {
            let (stored, now) = (LocalTime.fields(of: lastYear), LocalTime.fields(of: thisYear))
            return LastUpdatedText.text(stored: stored, now: now!, texts: RefreshLanguage.texts(in: code))
        }

        @Test(
            "V01: in 200 pixels, and with text twice as large, nothing overlaps in any language",
            arguments: [(200, 1.0), (400, 2.0)])
        func tight(_ width: Int32, _ scale: Double) {
            let settings = DesktopSettings()
            settings.setTextScale(scale)
            let stage = IndicatorStage(ArrowIndicator(), width: width)
            stage.show(.header(.idle))
            for code in RefreshLanguage.shipped {
                let texts = RefreshLanguage.texts(in: code)
                for state in [RefreshState.idle, .pulling, .refreshing] {
                    var presentation = RefreshPresentation.header(state)
                    presentation.title = texts.title(for: state, component: .header)
                    presentation.detail = longestDetail(in: code)
                    stage.update(presentation)
                    let extent = stage.indicator.minimumExtent(along: .vertical)
                    #expect(Int(gtk_widget_get_allocated_height(stage.indicator.widget)) >= extent)
                    #expect(gtk_widget_get_allocated_width(stage.indicator.widget) == width)
                    #expect(stage.parts.check("\(code) \(state)").count == 3)
                }
            }
            withExtendedLifetime(settings) {}
        }
    }
}
