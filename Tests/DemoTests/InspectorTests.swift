import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The demo's inspector", .serialized)
@MainActor
struct InspectorTests {
    init() { GtkHarness.start() }

    /// Shows an example whose loads do not end by themselves, and fast.
    private func inspecting(_ example: Example, _ body: (GalleryWindow, ExampleRun) throws -> Void) throws {
        var options = DemoOptions()
        options.example = example.id
        options.latency = 3_600_000
        try withGallery(options) { gallery in
            let run = try #require(gallery.shown)
            for refresher in run.refreshers {
                refresher.fastAnimationDuration = 0.01
                refresher.slowAnimationDuration = 0.01
            }
            GtkHarness.wait(until: gtk_widget_get_mapped(run.widget) != 0, "the example is shown")
            try body(gallery, run)
        }
    }

    @Test("Begin and End act on the component that is chosen")
    func beginAndEnd() throws {
        try inspecting(.bothFlowBox) { gallery, run in
            let (header, footer) = (try #require(run.scroller.header), try #require(run.scroller.footer))
            try gallery.click("_Begin")
            GtkHarness.wait(until: header.state == .refreshing)
            #expect(footer.state == .idle)
            try gallery.click("Footer")
            try gallery.click("_Begin")
            GtkHarness.wait(until: footer.state == .refreshing)
            try gallery.click("_End")
            GtkHarness.wait(until: footer.state == .idle)
            #expect(header.state == .refreshing)
            try gallery.click("Header")
            try gallery.click("_End")
            GtkHarness.wait(until: header.state == .idle)
        }
    }

    @Test("Fail ends with a message, which the component shows")
    func fail() throws {
        try inspecting(.headerDefault) { gallery, run in
            let header = try #require(run.scroller.header)
            try gallery.click("_Begin")
            GtkHarness.wait(until: header.state == .refreshing)
            try gallery.click("_Fail")
            GtkHarness.wait(until: header.state == .idle)
            #expect(allLeaves(of: header.indicator.widget).contains { text(of: $0) == "That did not work" })
        }
    }

    @Test("No more and Reset act on a footer; a header or a trailer has neither")
    func noMore() throws {
        try inspecting(.bothFlowBox) { gallery, run in
            let footer = try #require(run.scroller.footer)
            #expect(gtk_widget_is_sensitive(try gallery.control("_No more")) == 0)
            #expect(gtk_widget_is_sensitive(try gallery.control("_Reset")) == 0)
            try gallery.click("Footer")
            try gallery.click("_No more")
            #expect(footer.state == .noMoreData)
            try gallery.click("_Reset")
            #expect(footer.state == .idle)
            gallery.sidebar.select(.trailerDefault)
            #expect(gtk_widget_is_sensitive(try gallery.control("_No more")) == 0)
            #expect(gtk_widget_is_sensitive(try gallery.control("_Begin")) != 0)
        }
    }

    @Test("Hide takes the component away and back, and shows which one is hidden")
    func hide() throws {
        try inspecting(.bothFlowBox) { gallery, run in
            let (header, footer) = (try #require(run.scroller.header), try #require(run.scroller.footer))
            let hide = try gallery.control("_Hide")
            try gallery.click("_Hide")
            #expect(header.isHidden && !footer.isHidden)
            try gallery.click("Footer")
            #expect(!isActive(hide) && header.isHidden && !footer.isHidden)
            try gallery.click("_Hide")
            #expect(header.isHidden && footer.isHidden)
            try gallery.click("Header")
            #expect(isActive(hide))
            try gallery.click("_Hide")
            #expect(!header.isHidden && footer.isHidden)
            // The example itself may do it.
            header.beginRefreshing()
            header.isHidden = true
            GtkHarness.wait(until: isActive(hide), "it follows")
        }
    }

    @Test("Fade in, Wheel pulls and Mouse pulls are set on the example, and on the next one too")
    func list() throws {
        try inspecting(.bothFlowBox) { gallery, run in
            #expect(run.scroller.wheelPolicy == .deliberate)
            #expect(run.scroller.isMousePullEnabled)
            #expect(run.refreshers.allSatisfy { !$0.automaticallyChangesAlpha })
            try gallery.click("F_ade in")
            try gallery.click("_Wheel pulls")
            try gallery.click("Mo_use pulls")
            for example in [nil, Example.bothOneCall] {
                if let example { gallery.sidebar.select(example) }
                let run = try #require(gallery.shown)
                #expect(run.scroller.wheelPolicy == .never)
                #expect(!run.scroller.isMousePullEnabled)
                #expect(run.refreshers.count == 2 && run.refreshers.allSatisfy(\.automaticallyChangesAlpha))
            }
        }
    }

    @Test("Animations and Dark theme change the desktop's settings, for this program")
    func desktop() throws {
        let before = (DesktopSetting.animations.isOn, DesktopSetting.darkTheme.isOn)
        defer { (DesktopSetting.animations.isOn, DesktopSetting.darkTheme.isOn) = before }
        try inspecting(.headerDefault) { gallery, run in
            for (title, setting) in [("Ani_mations", DesktopSetting.animations), ("_Dark theme", .darkTheme)] {
                let wasOn = setting.isOn
                #expect(isActive(try gallery.control(title)) == wasOn)
                try gallery.click(title)
                #expect(setting.isOn == !wasOn)
                try gallery.click(title)
                #expect(setting.isOn == wasOn)
            }
        }
    }

    @Test("Right to left mirrors the window, and follows an example that does")
    func rightToLeft() throws {
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        try inspecting(.headerDefault) { gallery, run in
            let control = try gallery.control("Right to _left")
            #expect(!isActive(control))
            try gallery.click("Right to _left")
            #expect(gtk_widget_get_direction(run.widget) == GTK_TEXT_DIR_RTL)
            gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
            run.scroller.header?.beginRefreshing()
            GtkHarness.wait(until: !isActive(control), "it follows")
            #expect(gtk_widget_get_direction(run.widget) == GTK_TEXT_DIR_LTR)
        }
    }

    @Test("another number of rows begins the example again; an example without rows has none to choose")
    func rows() throws {
        try inspecting(.footerDefault) { gallery, run in
            let rows = try gallery.control("R_ows")
            #expect(value(rows) == 30)
            setValue(rows, 7)
            GtkHarness.wait(until: gallery.shown !== run, "the example begins again")
            let again = try #require(gallery.shown)
            #expect(again.example.id == "footer-default")
            #expect(again.stage.source.firstCount == 7)
            #expect(value(rows) == 7)
            gallery.sidebar.select(.tree100k)
            #expect(value(rows) == 100_000)
            gallery.sidebar.select(.processes)
            #expect(gtk_widget_is_sensitive(rows) == 0)
        }
    }

    @Test("latency and rows per load hold from the next load on, also when the example begins again or is left")
    func loads() throws {
        try inspecting(.headerDefault) { gallery, run in
            setValue(try gallery.control("La_tency in ms"), 20)
            setValue(try gallery.control("Rows _per load"), 3)
            #expect(run.stage.source.latency == 0.02)
            var more: [SampleRow]?
            run.stage.source.fetchMore { more = $0 }
            GtkHarness.wait(until: more != nil, "the load ends")
            #expect(more?.count == 3)
            setValue(try gallery.control("R_ows"), 7)
            GtkHarness.wait(until: gallery.shown !== run, "the example begins again")
            for example in [nil, Example.footerDefault] {
                if let example { gallery.sidebar.select(example) }
                #expect(gallery.shown?.stage.source.latency == 0.02)
                #expect(gallery.shown?.stage.source.rowsPerLoad == 3)
                #expect(value(try gallery.control("La_tency in ms")) == 20)
            }
        }
    }

    @Test("state, percent, offset, insets, content and the last events are told as they change")
    func values() throws {
        try inspecting(.headerDefault) { gallery, run in
            #expect(try gallery.value(of: "State") == "idle")
            run.scroller.header?.beginRefreshing()
            GtkHarness.wait(until: run.scroller.contentOffset.vertical == -54, "the slot is open")
            @MainActor func shown() throws -> [String] {
                try ["State", "Percent", "Offset", "Insets"].map { try gallery.value(of: $0) }
            }
            let expected = ["refreshing", "100%", "\u{200E}\u{2212}54", "54  0  0  0"]
            GtkHarness.wait(until: (try? shown()) == expected, "\(try shown())")
            #expect(try gallery.value(of: "Content") == "\(Int(run.scroller.contentSize.vertical.rounded()))")
            let events = gallery.leaves.map { text(of: $0) }.last { $0.contains("top") } ?? ""
            let lines = events.split(separator: "\n")
            let told = ["settled at 0, -54", "top is refreshing"].map { line in lines.firstIndex { $0 == line } }
            #expect(told == told.compactMap(\.self).sorted(), "the newest are first: \(events)")
        }
    }

    @Test("a trailer's values are those along its axis")
    func trailer() throws {
        try inspecting(.trailerDefault) { gallery, run in
            run.refreshers.first?.beginRefreshing()
            @MainActor func insets() -> String? { try? gallery.value(of: "Insets") }
            GtkHarness.wait(until: insets() == "0  0  0  60", "\(insets() ?? "")")
            let width = Int(run.scroller.contentSize.horizontal.rounded())
            GtkHarness.wait(until: (try? gallery.value(of: "Content")) == "\(width)")
            GtkHarness.wait(until: (try? gallery.value(of: "State")) == "refreshing")
        }
    }
}
