import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("The layout of pictures") @MainActor
    struct PicturesLayoutTests {
        init() { GtkHarness.start() }

        private func pictures(_ size: Int32) -> PicturesIndicator {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(2, size: size), for: .idle)
            return indicator
        }

        @Test("the picture stands 20 pixels before the labels, level with their middle")
        func distance() throws {
            let stage = IndicatorStage(pictures(30))
            stage.show(.header(.idle))
            let picture = try #require(stage.rectangle("refresh-picture"))
            let labels = try #require(stage.rectangle("refresh-labels"))
            #expect(picture.width == 30 && picture.height == 30)
            #expect(labels.left - picture.right == 20)
            #expect(abs(picture.middle - 27) <= 1)
            #expect(abs(Double(picture.left + labels.right) / 2 - 200) <= 1)
        }

        @Test("V06: right-to-left the picture stands on the right of the labels")
        func rightToLeft() throws {
            let indicator = pictures(30)
            let stage = IndicatorStage(indicator)
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            stage.show(.header(.idle))
            let picture = try #require(stage.rectangle("refresh-picture"))
            let labels = try #require(stage.rectangle("refresh-labels"))
            #expect(picture.left - labels.right == 20)
            #expect(abs(Double(labels.left + picture.right) / 2 - 200) <= 1)
        }

        @Test("with both labels hidden the picture is in the middle")
        func alone() throws {
            let indicator = pictures(30)
            indicator.isTitleHidden = true
            indicator.isDetailHidden = true
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let picture = try #require(stage.rectangle("refresh-picture"))
            #expect(picture.left == 185 && abs(picture.middle - 27) <= 1)
        }

        @Test("with the title hidden while refreshing, a footer's picture is then alone in the middle")
        func refreshingTitleHidden() throws {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(1), for: .refreshing)
            indicator.isRefreshingTitleHidden = true
            let stage = IndicatorStage(indicator, height: 44)
            stage.show(.footer(.idle))
            #expect(stage.mapped("refresh-title") != nil)
            stage.update(.footer(.refreshing))
            #expect(stage.mapped("refresh-title") == nil)
            #expect(try #require(stage.rectangle("refresh-picture")).left == 190)
        }

        @Test("the component is as long as the tallest picture of any state, and follows new pictures at once")
        func growth() {
            let indicator = pictures(20)
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: indicator) }
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.insets.top == 54)
            indicator.setPictures(SamplePixbufs.sequence(1, size: 90), for: .noMoreData)
            GtkHarness.wait(until: fixture.insets.top == 90)
            fixture.settle()
            #expect(fixture.offset == -90)
            #expect(fixture.place(of: fixture.header) == 0...90)
            #expect(fixture.header.extent == 54)
            indicator.setPictures(nil, for: .noMoreData)
            GtkHarness.wait(until: fixture.insets.top == 54)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.insets.top == 0 && fixture.offset == 0)
        }

        @Test("a trailer is as wide as the widest picture")
        func width() {
            let indicator = pictures(90)
            let trailer = RefreshTrailer(indicator: indicator)
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 1000, 400)
            let fixture = ScrollerFixture(content: area) { $0.trailer = trailer }
            trailer.beginRefreshing()
            fixture.settle()
            #expect(fixture.insets.trailing >= 90)
            #expect(fixture.place(of: trailer).map { $0.upperBound - $0.lowerBound } == fixture.insets.trailing)
        }

        @Test("P03: neither a scroll in the middle of the list nor a step within one picture draws or lays out")
        func steps() throws {
            let indicator = pictures(30)
            let stage = IndicatorStage(indicator)
            var presentation = RefreshPresentation.header(.idle)
            presentation.fraction = 0
            stage.show(presentation)
            expectRest(of: stage.window.widget)
            var frames = 0
            let clock = try #require(gtk_widget_get_frame_clock(stage.window.widget))
            let connection = SignalConnection.plain(clock, "update") { frames += 1 }
            for step in 0..<50 {
                presentation.fraction = Double(step) / 100
                indicator.update(presentation)
            }
            expectRest(of: stage.window.widget)
            #expect(frames == 0)
            presentation.fraction = 0.5
            stage.update(presentation)
            #expect(stage.pictureColour == SamplePixbufs.colours[1])
            connection.disconnect()

            let look = pictures(30)
            let fixture = ScrollerFixture(rows: 100) { $0.header = RefreshHeader(indicator: look) }
            fixture.scroller.contentOffset.vertical = 500
            fixture.settle()
            var draws = 0
            let drawing = SignalConnection.draw(look.widget) { _ in
                draws += 1
                return false
            }
            var updates = 0
            let styling = SignalConnection.plain(look.widget, "style-updated") { updates += 1 }
            for step in 0..<200 { fixture.scroller.contentOffset.vertical = 500 + Double(step) }
            fixture.settle()
            #expect(draws == 0 && updates == 0)
            drawing.disconnect()
            styling.disconnect()
        }
    }
}
