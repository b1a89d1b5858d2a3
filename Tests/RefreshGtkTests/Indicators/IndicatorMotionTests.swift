import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("What moves in the indicators, and when") @MainActor
    struct IndicatorMotionTests {
        init() { GtkHarness.start() }

        private func isTurning(_ spinner: UnsafeMutablePointer<GtkWidget>) -> Bool {
            gtk_widget_get_state_flags(spinner).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
        }

        @Test("V03: after a short refresh the spinner stands still and the arrow is back, with nothing left running")
        func shortRefresh() throws {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let before = WidgetPicture(of: indicator.widget)
            stage.update(.header(.refreshing))
            #expect(stage.mapped("refresh-spinner") == indicator.spinner)
            #expect(isTurning(indicator.spinner))
            stage.update(.header(.idle))
            #expect(stage.mapped("refresh-spinner") == indicator.spinner, "it fades out")
            GtkHarness.wait(until: stage.mapped("refresh-arrow") != nil)
            #expect(!isTurning(indicator.spinner))
            expectRest(of: stage.window.widget)
            #expect(WidgetPicture(of: indicator.widget) == before)
        }

        @Test("the spinner fades out: it is drawn ever paler, and opaque again in the next refresh")
        func fade() throws {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            let sign = try #require(stage.mapped("refresh-sign"))
            let opaque = WidgetPicture(of: sign).pixels.map { $0 >> 24 }.max() ?? 0
            indicator.update(.header(.idle))
            var palest = opaque
            GtkHarness.wait(
                until: {
                    if stage.mapped("refresh-spinner") != nil {
                        palest = min(palest, WidgetPicture(of: sign).pixels.map { $0 >> 24 }.max() ?? 0)
                    }
                    return palest < opaque / 2
                }())
            stage.update(.header(.refreshing))
            GtkHarness.wait(until: WidgetPicture(of: sign).pixels.map { $0 >> 24 }.max() ?? 0 == opaque)
            #expect(isTurning(indicator.spinner))
        }

        @Test("a pull that begins while the spinner fades shows the arrow at once")
        func pullDuringFade() {
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.refreshing))
            stage.update(.header(.idle))
            stage.update(.header(.pulling))
            #expect(stage.mapped("refresh-arrow") != nil)
        }

        @Test("the arrow points where the content is pulled and turns half round", arguments: [Edge.top, .bottom])
        func arrow(edge: Edge) throws {
            func presentation(_ state: RefreshState) -> RefreshPresentation {
                edge == .top ? .header(state) : .footer(state)
            }
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(presentation(.idle))
            let arrow = try #require(stage.mapped("refresh-arrow"))
            func pointsDown() -> Bool { WidgetPicture(of: arrow, scale: 4).pointsDown }
            #expect(pointsDown() == (edge == .top))
            let idle = WidgetPicture(of: arrow)
            stage.indicator.update(presentation(.pulling))
            GtkHarness.wait(until: pointsDown() == (edge == .bottom))
            expectRest(of: stage.window.widget)
            stage.indicator.update(presentation(.idle))
            GtkHarness.wait(until: WidgetPicture(of: arrow) == idle)
        }

        @Test("A04: with nothing allowed to move, dots stand for the spinner, and the arrow turns and returns at once")
        func still() throws {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle, isAnimated: false))
            let arrow = try #require(stage.mapped("refresh-arrow"))
            let idle = WidgetPicture(of: arrow)
            stage.update(.header(.pulling, isAnimated: false))
            let turned = WidgetPicture(of: arrow)
            #expect(turned != idle)
            expectRest(of: stage.window.widget)
            #expect(WidgetPicture(of: arrow) == turned)
            stage.update(.header(.refreshing, isAnimated: false))
            #expect(stage.mapped("refresh-still") != nil)
            #expect(stage.mapped("refresh-spinner") == nil)
            #expect(!isTurning(indicator.spinner))
            #expect(String(cString: gtk_label_get_text(indicator.titleLabel)) == "Loading ...")
            stage.update(.header(.idle, isAnimated: false))
            #expect(stage.mapped("refresh-arrow") == arrow)
            #expect(WidgetPicture(of: arrow) == idle)
        }

        @Test("A04: with the desktop's animations off the arrow turns at once, whatever the presentation says")
        func animationsOff() throws {
            let settings = DesktopSettings()
            settings.set("gtk-enable-animations", false)
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            let arrow = try #require(stage.mapped("refresh-arrow"))
            let idle = WidgetPicture(of: arrow)
            stage.update(.header(.pulling))
            let turned = WidgetPicture(of: arrow)
            #expect(turned != idle)
            expectRest(of: stage.window.widget)
            #expect(WidgetPicture(of: arrow) == turned)
            withExtendedLifetime(settings) {}
        }

        @Test("P01: out of sight, or in a hidden page, the spinner stands and no frame is drawn; back again it turns")
        func unseen() {
            let indicator = ArrowIndicator()
            let window = TestWindow()
            let pages = gtk_stack_new()!.cast(to: GtkStack.self)
            let other = gtk_label_new("Another page")!
            gtk_stack_add_named(pages, indicator.widget, "list")
            gtk_stack_add_named(pages, other, "other")
            indicator.update(.header(.refreshing))
            window.show(UnsafeMutableRawPointer(pages).cast(to: GtkWidget.self))
            #expect(isTurning(indicator.spinner))
            var unseen = RefreshPresentation.header(.refreshing)
            unseen.isInSight = false
            indicator.update(unseen)
            #expect(!isTurning(indicator.spinner))
            expectRest(of: window.widget)
            indicator.update(.header(.refreshing))
            #expect(isTurning(indicator.spinner))
            gtk_stack_set_visible_child(pages, other)
            #expect(!isTurning(indicator.spinner))
            expectRest(of: window.widget)
            gtk_stack_set_visible_child(pages, indicator.widget)
            #expect(isTurning(indicator.spinner))
        }

        @Test("P03: coming into sight and going out of it lays no text out")
        func sight() {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            // Held, so that no new layout can have the address of an old one.
            let labels = [indicator.titleLabel, indicator.detailLabel]
            let layouts = labels.map { ObjectReference(gtk_label_get_layout($0)) }
            for isInSight in [false, true] {
                var presentation = RefreshPresentation.header(.idle)
                presentation.isInSight = isInSight
                indicator.update(presentation)
            }
            for (label, layout) in zip(labels, layouts) { #expect(gtk_label_get_layout(label) == layout.pointer) }
            expectRest(of: stage.window.widget)
        }

        @Test("P03: a step of a pull that changes only the fraction lays nothing out and draws nothing")
        func steps() {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            expectRest(of: stage.window.widget)
            let layout = gtk_label_get_layout(indicator.titleLabel)
            for step in 1...100 {
                var presentation = RefreshPresentation.header(.idle)
                presentation.fraction = Double(step) / 100
                indicator.update(presentation)
            }
            #expect(gtk_label_get_layout(indicator.titleLabel) == layout)
            var frames = 0
            let connection = SignalConnection.plain(gtk_widget_get_frame_clock(stage.window.widget)!, "update") {
                frames += 1
            }
            expectRest(of: stage.window.widget)
            #expect(frames == 0)
            connection.disconnect()
        }
    }
}
