import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// In a process of its own: GDK reads the scale once, before it opens the display.
    @Suite("The indicators on a screen of high resolution")
    struct IndicatorScaleTests {
        @Test("V07: the sizes are those of an ordinary screen; arrow and dots are drawn with all the screen's pixels")
        func highResolution() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    g_setenv("GDK_SCALE", "2", 1)
                    GtkHarness.start()
                    let indicator = ArrowIndicator()
                    let stage = IndicatorStage(indicator)
                    stage.show(.header(.idle))
                    #expect(gtk_widget_get_scale_factor(indicator.widget) == 2)
                    #expect(gtk_widget_get_allocated_height(indicator.widget) == 54)
                    GtkTests.IndicatorScaleTests.expectCrisp(stage, "refresh-arrow")
                    stage.update(.header(.refreshing, isAnimated: false))
                    GtkTests.IndicatorScaleTests.expectCrisp(stage, "refresh-still")
                }
            }
        }

        @MainActor
        private static func expectCrisp(_ stage: IndicatorStage, _ styleClass: String) {
            guard let widget = stage.mapped(styleClass) else {
                Issue.record("\(styleClass) is not shown")
                return
            }
            #expect(gtk_widget_get_allocated_width(widget) == 16)
            #expect(gtk_widget_get_allocated_height(widget) == 16)
            let picture = WidgetPicture(of: widget, scale: 2)
            #expect(!picture.isEmpty)
            #expect(!picture.consistsOfSquares(of: 2))
        }
    }
}
