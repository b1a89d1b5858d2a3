import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("The layout of the indicators") @MainActor
    struct IndicatorLayoutTests {
        init() { GtkHarness.start() }

        private func isEllipsized(_ label: UnsafeMutablePointer<GtkLabel>) -> Bool {
            pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0
        }

        @Test("V01: in no state do arrow, title and detail overlap, and in 400 pixels no text is shortened")
        func wide() {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            for state in RefreshState.allCases {
                for isAnimated in [true, false] {
                    stage.update(.header(state, isAnimated: isAnimated))
                    stage.parts.check("\(state)")
                    #expect(!isEllipsized(indicator.titleLabel))
                    #expect(!isEllipsized(indicator.detailLabel))
                    #expect(gtk_widget_get_allocated_height(indicator.widget) == 54)
                }
            }
        }

        @Test(
            "V01: narrow, or with large text, the texts are shortened but overlap nothing",
            arguments: [(200, 1.0), (400, 2.0), (200, 2.0), (120, 3.0)])
        func tight(_ width: Int32, _ scale: Double) {
            let settings = DesktopSettings()
            settings.setTextScale(scale)
            let indicator = ArrowIndicator()
            indicator.update(.header(.idle))
            let stage = IndicatorStage(indicator, width: width)
            stage.show(.header(.idle))
            for state in RefreshState.allCases {
                stage.update(.header(state))
                let parts = stage.parts.check("\(state)")
                #expect(parts.count == (state == .noMoreData ? 2 : 3))
            }
            #expect(gtk_widget_get_allocated_width(indicator.widget) == width)
            withExtendedLifetime(settings) {}
        }

        @Test("V01: with large text the indicator asks for more height than the usual 54 pixels")
        func extent() {
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            #expect(stage.indicator.minimumExtent(along: .vertical) == 54)
            let settings = DesktopSettings()
            settings.setTextScale(3)
            GtkHarness.frames(2, of: stage.window.widget)
            let extent = stage.indicator.minimumExtent(along: .vertical)
            #expect(extent > 54)
            #expect(Int(gtk_widget_get_allocated_height(stage.indicator.widget)) == extent)
            stage.parts.check("changed while shown")
        }

        @Test("V01: with the detail hidden the title is level with the arrow, in the middle")
        func detailHidden() throws {
            let indicator = ArrowIndicator()
            indicator.isDetailHidden = true
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let arrow = try #require(stage.rectangle("refresh-arrow"))
            let title = try #require(stage.rectangle("refresh-title"))
            #expect(stage.mapped("refresh-detail") == nil)
            #expect(abs(arrow.middle - 27) <= 1)
            #expect(abs(title.middle - 27) <= 1)
        }

        @Test(
            "title and detail have half the height each, 25 pixels from the arrow or as set", arguments: [nil, 0, 60])
        func halves(_ distance: Int?) throws {
            let indicator = ArrowIndicator()
            if let distance { indicator.labelDistance = distance }
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let arrow = try #require(stage.rectangle("refresh-arrow"))
            let title = try #require(stage.rectangle("refresh-title"))
            let detail = try #require(stage.rectangle("refresh-detail"))
            #expect(title.top == 0 && title.height == 27)
            #expect(detail.top == 27 && detail.height == 27)
            #expect(title.left - arrow.right == distance ?? 25)
            #expect(detail.left == title.left)
            #expect(abs(arrow.middle - 27) <= 1)
        }

        @Test("with title and detail hidden the arrow is alone in the middle, at any distance")
        func textHidden() throws {
            let indicator = ArrowIndicator()
            indicator.isTitleHidden = true
            indicator.isDetailHidden = true
            indicator.labelDistance = 80
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let arrow = try #require(stage.rectangle("refresh-arrow"))
            #expect(arrow.left == 192 && arrow.width == 16)
            #expect(abs(arrow.middle - 27) <= 1)
        }

        @Test("V06: the group is centred; the arrow is before the text in reading order", arguments: [false, true])
        func direction(isRightToLeft: Bool) throws {
            if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            let arrow = try #require(stage.rectangle("refresh-arrow"))
            let title = try #require(stage.rectangle("refresh-title"))
            let middle = Double(min(arrow.left, title.left) + max(arrow.right, title.right)) / 2
            #expect(abs(middle - 200) <= 1)
            #expect(isRightToLeft ? arrow.left - title.right == 25 : title.left - arrow.right == 25)
        }

        @Test("a footer has one text in the whole height, and no arrow when there is no more data")
        func footer() throws {
            let stage = IndicatorStage(ArrowIndicator(), height: 44)
            stage.show(.footer(.idle))
            #expect(try #require(stage.rectangle("refresh-title")).height == 44)
            #expect(abs(try #require(stage.rectangle("refresh-arrow")).middle - 22) <= 1)
            stage.update(.footer(.noMoreData))
            #expect(stage.mapped("refresh-sign") == nil)
            let title = try #require(stage.rectangle("refresh-title"))
            #expect(abs(Double(title.left + title.right) / 2 - 200) <= 1)
        }

        @Test(
            "V06: a trailer of 60 pixels holds arrow and upright text; the arrow points to where the content is pulled",
            arguments: [false, true])
        func trailer(isRightToLeft: Bool) throws {
            if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            let indicator = ArrowIndicator()
            let title = RefreshTexts.english.title(for: .idle, component: .trailer)
            indicator.update(RefreshPresentation(edge: .trailing, title: title, isInSight: true))
            #expect(indicator.minimumExtent(along: .horizontal) <= 60)
            gtk_widget_set_halign(indicator.widget, GTK_ALIGN_START)
            let stage = IndicatorStage(indicator, width: 60, height: 300)
            stage.show(RefreshPresentation(edge: .trailing, title: title, isInSight: true))
            let arrow = try #require(stage.rectangle("refresh-arrow"))
            let text = try #require(stage.rectangle("refresh-title"))
            #expect(text.height == 300 && text.width < 30)
            #expect(isRightToLeft ? arrow.left - text.right == 5 : text.left - arrow.right == 5)
            let image = try #require(stage.mapped("refresh-arrow"))
            let picture = WidgetPicture(of: image, scale: 4)
            #expect(isRightToLeft ? picture.pointsRight : picture.pointsLeft)
            stage.update(
                RefreshPresentation(
                    state: .pulling, edge: .trailing, title: title, isAnimated: false, isInSight: true))
            let turned = WidgetPicture(of: image, scale: 4)
            #expect(isRightToLeft ? turned.pointsLeft : turned.pointsRight)
        }

        @Test("an indicator that moves from an edge to another is as one that was always there")
        func otherEdge() {
            let moved = IndicatorStage(ArrowIndicator())
            moved.show(RefreshPresentation(edge: .trailing, title: "Title", isAnimated: false, isInSight: true))
            let footer = RefreshPresentation(edge: .bottom, title: "Title", isAnimated: false, isInSight: true)
            moved.update(footer)
            let steady = IndicatorStage(ArrowIndicator())
            steady.show(footer)
            #expect(WidgetPicture(of: moved.indicator.widget) == WidgetPicture(of: steady.indicator.widget))
        }

        @Test("an automatic footer's spinner is before the text, and in the middle with the text hidden")
        func automaticFooter() throws {
            let indicator = SpinnerIndicator()
            let stage = IndicatorStage(indicator, height: 44)
            stage.show(.footer(.idle))
            #expect(stage.mapped("refresh-sign") == nil)
            stage.update(.footer(.refreshing))
            let title = try #require(stage.rectangle("refresh-title"))
            #expect(title.left - (try #require(stage.rectangle("refresh-spinner"))).right == 25)
            indicator.isRefreshingTitleHidden = true
            GtkHarness.frames(2, of: stage.window.widget)
            #expect(stage.mapped("refresh-title") == nil)
            #expect(try #require(stage.rectangle("refresh-spinner")).left == 192)
            stage.update(.footer(.idle))
            #expect(stage.mapped("refresh-title") != nil)
        }

        @Test("showing the whole window shows nothing that is hidden")
        func showAll() {
            let indicator = ArrowIndicator()
            indicator.isDetailHidden = true
            let stage = IndicatorStage(indicator)
            stage.show(.footer(.noMoreData))
            gtk_widget_show_all(stage.window.widget)
            GtkHarness.frames(1, of: stage.window.widget)
            #expect(stage.mapped("refresh-sign") == nil)
            #expect(stage.mapped("refresh-detail") == nil)
            #expect(stage.mapped("refresh-title") != nil)
        }
    }
}
