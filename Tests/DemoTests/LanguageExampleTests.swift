import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The demo's choice of languages", .serialized)
@MainActor
struct LanguageExampleTests {
    init() { GtkHarness.start() }

    @Test("V02: each shipped language has a row; a click on it changes what the header shows, now and later")
    func choose() throws {
        defer { RefreshLanguage.current = "en" }
        var options = DemoOptions()
        options.latency = 1
        let run = ExampleRun(.language, source: SampleSource(options, rows: nil), listeners: [])
        let window = TestWindow(width: 400, height: 500)
        window.show(run.widget)
        let rows = radioButtons(in: run.widget)
        #expect(rows.count == RefreshLanguage.shipped.count + 1)
        #expect(rows.filter { isActive($0) }.count == 1)
        let header = try #require(run.refreshers.first)
        for (row, code) in zip(rows.dropFirst(), RefreshLanguage.shipped) {
            setActive(row, true)
            #expect(RefreshLanguage.current == code)
            #expect(header.title(for: .pulling) == RefreshLanguage.texts(in: code)[.headerPulling])
        }
        setActive(rows[0], true)
        #expect(RefreshLanguage.current == nil)
    }

    private func radioButtons(in widget: Widget) -> [Widget] {
        if widget.isInstance(of: gtk_radio_button_get_type()) { return [widget] }
        guard widget.isInstance(of: gtk_container_get_type()) else { return [] }
        return children(of: widget).flatMap { radioButtons(in: $0) }
    }
}
