import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("The ring beside the labels") @MainActor
    struct RingIndicatorTests {
        init() { GtkHarness.start() }

        private func pull(_ fraction: Double, _ state: RefreshState = .idle) -> RefreshPresentation {
            var presentation = RefreshPresentation.header(state)
            presentation.fraction = fraction
            return presentation
        }

        /// Whether the ring is drawn in the direction of an hour of the clock: 12 is up, 3 is right.
        private func isDrawn(_ hour: Int, _ stage: IndicatorStage) throws -> Bool {
            let picture = WidgetPicture(of: try #require(stage.mapped("refresh-ring")), scale: 4)
            // Half way through the 2 pixels of the stroke, and off the axes by a little, where an arc begins and ends.
            let (radius, middle) = (8 * 4.0, Double(picture.width) / 2)
            let directions = [12: (0.2, -1.0), 3: (1.0, 0.2), 6: (-0.2, 1.0), 9: (-1.0, -0.2)]
            let (x, y) = try #require(directions[hour])
            let length = (x * x + y * y).squareRoot()
            let pixel = picture[Int(middle + x / length * radius), Int(middle + y / length * radius)]
            return pixel >> 24 > 127
        }

        @Test(
            "the arc begins at twelve o'clock and goes clockwise, as far as the pull, and not beyond a full ring",
            arguments: [
                (0, []), (0.2, [12]), (0.45, [12, 3]), (0.7, [12, 3, 6]), (1, [12, 3, 6, 9]), (2.5, [12, 3, 6, 9]),
            ] as [(Double, [Int])])
        func arc(_ fraction: Double, _ hours: [Int]) throws {
            let stage = IndicatorStage(RingIndicator())
            stage.show(pull(fraction))
            let ring = try #require(stage.rectangle("refresh-ring"))
            #expect(ring.width == 18 && ring.height == 18)
            for hour in [12, 3, 6, 9] { #expect(try isDrawn(hour, stage) == hours.contains(hour), "\(hour)") }
        }

        @Test("a step that moves the end of the arc by less than a pixel draws nothing")
        func steps() throws {
            let stage = IndicatorStage(RingIndicator())
            stage.show(pull(0.5))
            expectRest(of: stage.window.widget)
            var draws = 0
            let ring = try #require(stage.mapped("refresh-ring"))
            let drawing = SignalConnection.draw(ring) { _ in
                draws += 1
                return false
            }
            for step in 0..<20 { stage.indicator.update(pull(0.5 + Double(step) / 10_000)) }
            expectRest(of: stage.window.widget)
            #expect(draws == 0)
            for fraction in [1.0, 1.5, 3] { stage.update(pull(fraction)) }
            #expect(draws == 1)
            drawing.disconnect()
        }

        @Test("while refreshing a spinner stands in the ring's place, and three dots where nothing may move")
        func refreshing() {
            let indicator = RingIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(pull(1, .pulling))
            stage.update(pull(1, .refreshing))
            #expect(stage.mapped("refresh-spinner") == indicator.spinner)
            #expect(stage.mapped("refresh-ring") == nil)
            stage.update(.header(.refreshing, isAnimated: false))
            #expect(stage.mapped("refresh-still") != nil)
            stage.update(.header(.idle, isAnimated: false))
            #expect(stage.mapped("refresh-ring") != nil)
            stage.update(.header(.noMoreData, isAnimated: false))
            #expect(stage.mapped("refresh-sign") == nil)
        }

        @Test("the ring header refreshes when it is let go with a closed ring, after 80 pixels")
        func header() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.header = .ring() }
            fixture.pull(to: -79)
            fixture.settle()
            #expect(fixture.cb == 0 && fixture.offset == 0)
            let finger = fixture.drag(to: -40)
            #expect(abs(fixture.header.pullingPercent - 0.5) < 0.02)
            #expect(fixture.header.state == .idle)
            fixture.move(finger, to: -81)
            #expect(fixture.header.state == .pulling)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.cb == 1 && fixture.offset == -80)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == 0 && fixture.insets == .zero)
        }

        /// The ring's pixel at nine o'clock, closed.
        private func colour(of stage: IndicatorStage) throws -> (alpha: Double, brightness: Double) {
            let picture = WidgetPicture(of: try #require(stage.mapped("refresh-ring")), scale: 4)
            let pixel = picture[4, picture.height / 2]
            let alpha = Double(pixel >> 24)
            return (alpha / 255, alpha > 0 ? Double(pixel >> 8 & 0xff) / alpha : 0)
        }

        @Test("V05: the ring has the text's colour, in a dark theme, with high contrast and without focus, at once")
        func themes() throws {
            let stage = IndicatorStage(RingIndicator())
            stage.show(pull(1))
            #expect(try colour(of: stage).brightness < 0.4)
            for theme in ThemeCase.all {
                let settings = DesktopSettings()
                settings.set("gtk-theme-name", theme.theme)
                settings.set("gtk-application-prefer-dark-theme", theme.isDark)
                if theme.isBackdrop {
                    gtk_widget_set_state_flags(stage.window.widget, GTK_STATE_FLAG_BACKDROP, 0)
                } else {
                    gtk_widget_unset_state_flags(stage.window.widget, GTK_STATE_FLAG_BACKDROP)
                }
                GtkHarness.frames(2, of: stage.window.widget)
                let ring = try #require(stage.mapped("refresh-ring"))
                let context = gtk_widget_get_style_context(ring)
                var text = GdkRGBA()
                gtk_style_context_get_color(context, gtk_style_context_get_state(context), &text)
                let drawn = try colour(of: stage)
                #expect(abs(drawn.brightness - text.green) < 0.02, "\(theme)")
                #expect(abs(drawn.alpha - text.alpha) < 0.02, "\(theme)")
                let isLight = theme.isDark || theme.theme == "HighContrastInverse"
                #expect((drawn.brightness > 0.5) == isLight, "\(theme)")
                withExtendedLifetime(settings) {}
            }
        }

        @Test("V05: a theme that turns dark has the ring drawn anew in the next frame")
        func turnDark() throws {
            let stage = IndicatorStage(RingIndicator())
            stage.show(pull(1))
            expectRest(of: stage.window.widget)
            var draws = 0
            let ring = try #require(stage.mapped("refresh-ring"))
            let drawing = SignalConnection.draw(ring) { _ in
                draws += 1
                return false
            }
            let settings = DesktopSettings()
            settings.set("gtk-application-prefer-dark-theme", true)
            GtkHarness.frames(2, of: stage.window.widget)
            #expect(draws > 0)
            #expect(try colour(of: stage).brightness > 0.6)
            drawing.disconnect()
            withExtendedLifetime(settings) {}
        }
    }
}
