import Glibc
import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// A window that shows an indicator under a theme.
struct ThemeCase: Sendable, CustomTestStringConvertible {
    var theme: String
    var isDark = false
    var isBackdrop = false

    var testDescription: String { "\(theme)\(isDark ? ", dark" : "")\(isBackdrop ? ", without focus" : "")" }

    static let all = [
        ThemeCase(theme: "Adwaita"), ThemeCase(theme: "Adwaita", isBackdrop: true),
        ThemeCase(theme: "Adwaita", isDark: true), ThemeCase(theme: "Adwaita", isDark: true, isBackdrop: true),
        ThemeCase(theme: "HighContrast"), ThemeCase(theme: "HighContrast", isBackdrop: true),
        ThemeCase(theme: "HighContrastInverse"), ThemeCase(theme: "HighContrastInverse", isBackdrop: true),
    ]
}

extension GtkTests {
    @Suite("The colours of the indicators") @MainActor
    struct IndicatorColourTests {
        init() { GtkHarness.start() }

        /// The least contrasts of WCAG 2.1 (1.4.3 and 1.4.11).
        private static let textContrast = 4.5
        private static let signContrast = 3.0

        private func setBackdrop(_ isOn: Bool, _ window: TestWindow) {
            if isOn {
                gtk_widget_set_state_flags(window.widget, GTK_STATE_FLAG_BACKDROP, 0)
            } else {
                gtk_widget_unset_state_flags(window.widget, GTK_STATE_FLAG_BACKDROP)
            }
        }

        /// The contrast of a part's foreground to the pixel in the window's corner, where nothing but the background is.
        private func contrast(_ styleClass: String, _ stage: IndicatorStage) throws -> Double {
            try contrast(of: try #require(stage.mapped(styleClass)), to: WidgetPicture(of: stage.window.widget)[2, 2])
        }

        /// The contrast of a widget's foreground, in which it is drawn, to a pixel of its background.
        private func contrast(of widget: UnsafeMutablePointer<GtkWidget>, to pixel: UInt32) throws -> Double {
            let context = gtk_widget_get_style_context(widget)
            var colour = GdkRGBA()
            gtk_style_context_get_color(context, gtk_style_context_get_state(context), &colour)
            let ink = try #require(WidgetPicture(of: widget, scale: 4).pixels.max { $0 >> 24 < $1 >> 24 })
            let alpha = Double(ink >> 24) / 255
            #expect(abs(alpha - colour.alpha) < 0.05)
            #expect(abs(Double(ink >> 8 & 0xff) / 255 - colour.green * alpha) < 0.05)
            let ground = Colour(pixel: pixel)
            return Colour(colour, over: ground).contrast(to: ground)
        }

        @Test("V05: a header that is open in a list stands out from what is behind it, in every theme, at once")
        func inList() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -50)
            let parts = IndicatorParts(widget: fixture.header.indicator.widget)
            for theme in ThemeCase.all {
                let settings = DesktopSettings()
                settings.set("gtk-theme-name", theme.theme)
                settings.set("gtk-application-prefer-dark-theme", theme.isDark)
                setBackdrop(theme.isBackdrop, fixture.window)
                // A theme has its own measures: the header is as far open as before, but the content may lie elsewhere.
                GtkHarness.frames(2, of: fixture.window.widget)
                let pixel = WidgetPicture(of: fixture.window.widget)[4, 20]
                for (part, least) in [
                    ("refresh-title", Self.textContrast), ("refresh-detail", Self.textContrast),
                    ("refresh-arrow", Self.signContrast),
                ] {
                    let widget = try #require(parts.mapped(part), "\(theme) \(part)")
                    #expect(try contrast(of: widget, to: pixel) >= least, "\(theme) \(part)")
                }
                withExtendedLifetime(settings) {}
            }
            finger.release()
        }

        @Test(
            "V05: arrow and texts stand out from the background in every theme, focused or not",
            arguments: ThemeCase.all)
        func contrasts(_ theme: ThemeCase) throws {
            let settings = DesktopSettings()
            settings.set("gtk-theme-name", theme.theme)
            settings.set("gtk-application-prefer-dark-theme", theme.isDark)
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            setBackdrop(theme.isBackdrop, stage.window)
            stage.update(.header(.pulling))
            #expect(try contrast("refresh-title", stage) >= Self.textContrast)
            #expect(try contrast("refresh-detail", stage) >= Self.textContrast)
            #expect(try contrast("refresh-arrow", stage) >= Self.signContrast)
            stage.update(.header(.refreshing, isAnimated: false))
            #expect(try contrast("refresh-still", stage) >= Self.signContrast)
            var failed = RefreshPresentation.header(.idle)
            failed.isFailed = true
            stage.update(failed)
            #expect(try contrast("refresh-failure", stage) >= Self.signContrast)
            #expect(try contrast("refresh-title", stage) >= Self.textContrast)
            withExtendedLifetime(settings) {}
        }

        @Test("V05: a theme that turns dark while the header is shown recolours arrow and texts in the next frame")
        func turnDark() throws {
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            let parts = ["refresh-arrow", "refresh-title", "refresh-detail"]
            let before = try parts.map { brightness(of: try #require(stage.mapped($0))) }
            let settings = DesktopSettings()
            settings.set("gtk-application-prefer-dark-theme", true)
            GtkHarness.frames(2, of: stage.window.widget)
            let after = try parts.map { brightness(of: try #require(stage.mapped($0))) }
            for index in parts.indices {
                #expect(before[index] < 0.4, "\(parts[index])")
                #expect(after[index] > 0.6, "\(parts[index])")
            }
            withExtendedLifetime(settings) {}
        }

        /// How bright the ink of a widget is, 0 to 1.
        private func brightness(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
            let inked = WidgetPicture(of: widget, scale: 4).pixels.filter { $0 >> 24 > 200 }
            let sum = inked.reduce(0.0) { $0 + Double($1 >> 8 & 0xff) / Double($1 >> 24) }
            return sum / Double(inked.count)
        }

        @Test("a rule of the application wins over the library's style sheet, even a short one")
        func override() throws {
            let provider = gtk_css_provider_new()!
            gtk_css_provider_load_from_data(provider, "label { color: #00ff00; font-size: 7px; }", -1, nil)
            let screen = gdk_screen_get_default()
            gtk_style_context_add_provider_for_screen(
                screen, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            defer {
                gtk_style_context_remove_provider_for_screen(screen, provider.opaque)
                g_object_unref(provider.rawObject)
            }
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            let detail = try #require(stage.mapped("refresh-detail"))
            let context = gtk_widget_get_style_context(detail)
            var colour = GdkRGBA()
            gtk_style_context_get_color(context, gtk_style_context_get_state(context), &colour)
            #expect(colour.green == 1 && colour.red == 0 && colour.alpha == 1)
        }

        @Test("state and edge are style classes of the indicator, and no other state's remains")
        func classes() {
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            let states: [(RefreshState, String)] = [
                (.pulling, "pulling"), (.refreshing, "refreshing"), (.noMoreData, "no-more-data"),
            ]
            for (state, name) in states {
                stage.indicator.update(.header(state))
                for (_, other) in states {
                    #expect(stage.find(other).contains(stage.indicator.widget) == (other == name))
                }
            }
            var failed = RefreshPresentation.footer(.idle)
            failed.isFailed = true
            stage.indicator.update(failed)
            #expect(stage.find("failed") == [stage.indicator.widget])
            #expect(stage.find("refresh-footer") == [stage.indicator.widget])
            #expect(stage.find("refresh-header").isEmpty)
            stage.indicator.update(.footer(.idle))
            #expect(stage.find("failed").isEmpty)
        }
    }
}

/// An opaque colour, each part 0 to 1.
private struct Colour {
    var red: Double
    var green: Double
    var blue: Double

    init(pixel: UInt32) {
        red = Double(pixel >> 16 & 0xff) / 255
        green = Double(pixel >> 8 & 0xff) / 255
        blue = Double(pixel & 0xff) / 255
    }

    init(_ colour: GdkRGBA, over ground: Colour) {
        red = colour.red * colour.alpha + ground.red * (1 - colour.alpha)
        green = colour.green * colour.alpha + ground.green * (1 - colour.alpha)
        blue = colour.blue * colour.alpha + ground.blue * (1 - colour.alpha)
    }

    /// The ratio of WCAG 2.1, 1 to 21.
    func contrast(to other: Colour) -> Double {
        let (one, two) = (luminance + 0.05, other.luminance + 0.05)
        return max(one / two, two / one)
    }

    /// WCAG 2.1's relative luminance.
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ part: Double) -> Double {
        part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
