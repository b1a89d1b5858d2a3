import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("The life of the indicators, and what can be replaced in them") @MainActor
    struct IndicatorLifetimeTests {
        init() { GtkHarness.start() }

        private static let kinds: [@MainActor @Sendable () -> LabelledIndicator] = [
            { ArrowIndicator() }, { SpinnerIndicator() }, { TextIndicator() },
        ]

        @Test("L01: an indicator whose window was destroyed takes any presentation quietly", arguments: 0..<3)
        func destroyed(kind: Int) {
            let indicator = Self.kinds[kind]()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            stage.window.destroy()
            for state in RefreshState.allCases {
                indicator.update(.header(state))
                indicator.update(.footer(state))
                indicator.update(.header(state, isAnimated: false))
            }
            indicator.isTitleHidden = true
            #expect(gtk_widget_get_mapped(indicator.widget) == 0)
        }

        @Test("L03: a dropped indicator and its widgets are freed, also in the middle of the fade", arguments: 0..<3)
        func freed(kind: Int) {
            let tracker = LifetimeTracker()
            inScope {
                let indicator = Self.kinds[kind]()
                tracker.track(indicator, "indicator")
                tracker.track(gobject: indicator.widget, "widget")
                tracker.track(gobject: indicator.titleLabel, "title")
                if let arrow = indicator as? ArrowIndicator {
                    tracker.track(gobject: arrow.spinner, "spinner")
                    tracker.track(gobject: arrow.arrowImage, "arrow")
                }
                let stage = IndicatorStage(indicator)
                stage.show(.header(.refreshing))
                stage.update(.header(.idle))
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
        }

        /// A function of its own, so that nothing in it outlives the call.
        @inline(never)
        private func inScope(_ body: () -> Void) { body() }

        @Test("another spinner is shown while the application fetches, and only then")
        func spinner() {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            let bar = gtk_progress_bar_new()!
            indicator.spinner = bar
            #expect(indicator.spinner == bar)
            #expect(stage.mapped("refresh-spinner") == bar)
            stage.update(.header(.pulling))
            #expect(gtk_widget_get_mapped(bar) == 0)
            #expect(stage.mapped("refresh-arrow") != nil)
            #expect(stage.find("refresh-spinner") == [bar])
            stage.update(.header(.refreshing))
            #expect(gtk_widget_get_mapped(bar) != 0)
        }

        @Test("another icon takes the arrow's place; the first name that the theme has counts")
        func icon() throws {
            let indicator = ArrowIndicator()
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let before = WidgetPicture(of: try #require(stage.mapped("refresh-arrow")))
            indicator.arrowIconNames = ["no-such-icon-symbolic", "view-refresh-symbolic"]
            GtkHarness.frames(2, of: stage.window.widget)
            let after = WidgetPicture(of: try #require(stage.mapped("refresh-arrow")))
            #expect(after != before && !after.isEmpty)
        }

        @Test("with an icon theme that has nothing, GTK's own icons are shown, not that of a missing image")
        func poorTheme() throws {
            let theme = gtk_icon_theme_get_default()
            var path: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?
            var count: gint = 0
            gtk_icon_theme_get_search_path(theme, &path, &count)
            defer {
                path?.withMemoryRebound(to: UnsafePointer<gchar>?.self, capacity: Int(count)) {
                    gtk_icon_theme_set_search_path(theme, $0, count)
                }
                g_strfreev(path)
            }
            var none: UnsafePointer<gchar>?
            gtk_icon_theme_set_search_path(theme, &none, 0)
            let stage = IndicatorStage(ArrowIndicator())
            stage.show(.header(.idle))
            for part in ["refresh-arrow", "refresh-still", "refresh-failure"] {
                let image = try #require(stage.find(part).first).cast(to: GtkImage.self)
                var icon: OpaquePointer?
                gtk_image_get_gicon(image, &icon, nil)
                let found = try #require(gtk_icon_theme_lookup_by_gicon(theme, icon, 16, GTK_ICON_LOOKUP_USE_BUILTIN))
                let file = String(cString: gtk_icon_info_get_filename(found))
                #expect(file.hasPrefix("/org/gtk/libgtk/icons/") && file.contains("-symbolic"))
                g_object_unref(found.rawObject)
            }
            #expect(WidgetPicture(of: try #require(stage.mapped("refresh-arrow")), scale: 4).pointsDown)
        }
    }
}
