import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Changes of the language") @MainActor
    struct LanguageSwitchTests {
        private let folder = TemporaryFolder()
        private let chinese = RefreshLanguage.texts(in: "zh_CN")

        init() { GtkHarness.start() }

        private func makeHeader() -> RefreshHeader {
            let header = RefreshHeader()
            header.store = LastUpdatedStore(folder: folder.path, application: "test")
            return header
        }

        private func switchBack() {
            RefreshLanguage.setTexts(nil)
            for code in ["de", "fi", "zh-Hans"] { RefreshLanguage.setTexts(nil, for: code) }
            RefreshLanguage.current = "en"
        }

        @Test("V02: while the header is revealed a change shows in the next frame, laid out anew")
        func header() throws {
            defer { switchBack() }
            let fixture = ScrollerFixture(rows: 30) { $0.header = makeHeader() }
            let finger = fixture.drag(to: -40)
            #expect(fixture.texts(in: fixture.header) == ["Pull down to refresh", "Last update: No record"])
            let before = try #require(IndicatorParts(widget: fixture.header.indicator.widget).rectangle("refresh-sign"))
            RefreshLanguage.current = "zh-Hans"
            #expect(fixture.texts(in: fixture.header) == ["下拉可以刷新", "最后更新：无记录"])
            GtkHarness.frames(1, of: fixture.window.widget)
            let parts = IndicatorParts(widget: fixture.header.indicator.widget)
            let after = try #require(parts.rectangle("refresh-sign"))
            #expect(after.left > before.left, "the shorter texts bring the arrow nearer to the middle")
            #expect(parts.isShortened("refresh-title") == false)
            parts.check("Chinese")
            fixture.move(finger, to: -60)
            #expect(fixture.texts(in: fixture.header)[0] == "松开立即刷新")
            finger.release()
            fixture.settle()
            #expect(fixture.texts(in: fixture.header)[0] == "正在刷新数据中...")
            RefreshLanguage.current = nil
            RefreshLanguage.current = "en"
            #expect(fixture.texts(in: fixture.header)[0] == "Loading ...")
            #expect(fixture.offset == -54 && fixture.insets.top == 54)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0 && fixture.cb == 1)
        }

        @Test("V02: a title that the application set stays when the language changes")
        func ownTitle() {
            defer { switchBack() }
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = makeHeader()
                $0.header?.setTitle("Pull, please", for: .idle)
            }
            let finger = fixture.drag(to: -40)
            RefreshLanguage.current = "zh-Hans"
            #expect(fixture.texts(in: fixture.header) == ["Pull, please", "最后更新：无记录"])
            fixture.move(finger, to: -60)
            #expect(fixture.texts(in: fixture.header)[0] == "松开立即刷新")
            fixture.header.setTitle(nil, for: .idle)
            fixture.move(finger, to: -40)
            #expect(fixture.texts(in: fixture.header)[0] == "下拉可以刷新")
        }

        @Test("V02: all components of all lists change, those out of sight and on no list too")
        func everywhere() {
            defer { switchBack() }
            let first = ScrollerFixture(rows: 30) {
                $0.header = makeHeader()
                $0.footer = RefreshFooter(.back)
            }
            let second = ScrollerFixture(rows: 3) { $0.footer = RefreshFooter() }
            let loose = makeHeader()
            let hidden = makeHeader()
            hidden.isHidden = true
            RefreshLanguage.current = "ko"
            let korean = RefreshLanguage.texts(in: "ko")
            #expect(second.texts(in: second.footer) == [korean[.autoFooterIdle]])
            #expect(first.header.title(for: .pulling) == korean[.headerPulling])
            #expect(first.footer.title(for: .noMoreData) == korean[.backFooterNoMoreData])
            first.scroller.header = loose
            let finger = first.drag(to: -40)
            #expect(first.texts(in: loose) == [korean[.headerIdle], korean[.lastUpdate] + korean[.noRecord]])
            finger.release()
            first.settle()
            first.scroller.header = hidden
            hidden.isHidden = false
            _ = first.drag(to: -40)
            #expect(first.texts(in: hidden)[0] == korean[.headerIdle])
        }

        /// As high as its title is long.
        private final class GrowingIndicator: RefreshIndicator {
            private let label = ObjectReference(gtk_label_new(nil)!)
            var widget: UnsafeMutablePointer<GtkWidget> { label.pointer }

            func update(_ presentation: RefreshPresentation) {
                gtk_widget_set_size_request(widget, -1, gint(10 * presentation.title.count))
            }
        }

        @Test("an indicator that needs more height for a text gets it at once, and gives it back")
        func extent() {
            defer { switchBack() }
            RefreshLanguage.setTexts([.headerRefreshing: "12345678901"], for: "fi")
            RefreshLanguage.setTexts([.headerRefreshing: "1234567"], for: "de")
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: GrowingIndicator()) }
            RefreshLanguage.current = "fi"
            fixture.header.beginRefreshing()
            fixture.settle()
            for (code, height) in [("de", 70.0), ("fi", 110), ("de", 70)] {
                RefreshLanguage.current = code
                fixture.settle()
                #expect(fixture.insets.top == height)
                #expect(fixture.offset == -height)
                #expect(fixture.rowY(0) == height)
            }
        }

        @Test("a component is told of a change, to set titles of the application in the new language")
        func told() {
            defer { switchBack() }
            let header = makeHeader()
            var changes = 0
            header.onLanguageChanged = { header in
                changes += 1
                header.setTitle("<\(RefreshLanguage.effective)>", for: .idle)
            }
            RefreshLanguage.current = "de-AT"
            RefreshLanguage.current = "de"
            RefreshLanguage.current = "de_CH.UTF-8"
            #expect(changes == 1, "the same texts are no change")
            #expect(header.title(for: .idle) == "<de>")
            header.onLanguageChanged = { _ in RefreshLanguage.current = "ko" }
            RefreshLanguage.current = "fr"
            #expect(RefreshLanguage.effective == "ko")
            #expect(header.title(for: .pulling) == "놓으면 새로고침")
        }

        @Test("a component that is dropped is not kept, and a destroyed window is not told")
        func lifetime() {
            defer { switchBack() }
            let tracker = LifetimeTracker()
            var changes = 0
            do {
                let fixture = ScrollerFixture(rows: 3) { $0.header = makeHeader() }
                fixture.header.onLanguageChanged = { [header = fixture.header] _ in changes += header.isHidden ? 0 : 1 }
                tracker.track(fixture.header, "header")
                fixture.window.destroy()
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
            RefreshLanguage.current = "de"
            #expect(changes == 0)
        }
    }
}
