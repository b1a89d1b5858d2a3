import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// In processes of their own: GDK reads the scale once, before it opens the display.
    @Suite("Pictures and ring on a screen of high resolution")
    struct LooksScaleTests {
        @Test("V07: a picture has its logical size, and one made for twice the resolution shows all its pixels")
        func pictures() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    g_setenv("GDK_SCALE", "2", 1)
                    GtkHarness.start()
                    for scale in [1, 2] {
                        let stripes = SamplePixbufs.makeStripes(width: gint(20 * scale), height: gint(20 * scale))
                        let indicator = PicturesIndicator()
                        indicator.setPictures(PictureSequence(pixbufs: [stripes.pointer], scale: scale), for: .idle)
                        let stage = IndicatorStage(indicator)
                        stage.show(.header(.idle))
                        guard let view = stage.mapped("refresh-picture") else {
                            Issue.record("no picture is shown")
                            return
                        }
                        #expect(gtk_widget_get_scale_factor(view) == 2)
                        #expect(gtk_widget_get_allocated_width(view) == 20)
                        #expect(gtk_widget_get_allocated_height(view) == 20)
                        #expect(gtk_widget_get_allocated_height(indicator.widget) == 54)
                        let row = WidgetPicture(of: view, scale: 2)
                        let isSharp = (0..<40).allSatisfy { row[$0, 10] & 0xff == ($0 % 2 == 0 ? 0xff : 0) }
                        #expect(isSharp == (scale == 2))
                    }
                }
            }
        }

        @Test("V07: the ring has its logical size and is drawn with all the screen's pixels")
        func ring() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    g_setenv("GDK_SCALE", "2", 1)
                    GtkHarness.start()
                    let indicator = RingIndicator()
                    let stage = IndicatorStage(indicator)
                    stage.show(.header(.idle))
                    guard let ring = stage.mapped("refresh-ring") else {
                        Issue.record("no ring is shown")
                        return
                    }
                    #expect(gtk_widget_get_allocated_width(ring) == 18)
                    #expect(gtk_widget_get_allocated_height(ring) == 18)
                    let picture = WidgetPicture(of: ring, scale: 2)
                    #expect(!picture.isEmpty && !picture.consistsOfSquares(of: 2))
                }
            }
        }

        @Test("V07: when the scale changes, picture, ring and arrow are drawn anew, as large as before")
        func change() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    GtkHarness.start()
                    let pictures = PicturesIndicator()
                    pictures.setPictures(SamplePixbufs.sequence(1), for: .idle)
                    let looks: [(any RefreshIndicator, String)] = [
                        (pictures, "refresh-picture"), (RingIndicator(), "refresh-ring"),
                        (ArrowIndicator(), "refresh-arrow"),
                    ]
                    for (indicator, name) in looks {
                        let stage = IndicatorStage(indicator)
                        stage.show(.header(.idle))
                        guard let view = stage.mapped(name) else {
                            Issue.record("\(name) is not shown")
                            return
                        }
                        var scales: [gint] = []
                        let drawing = SignalConnection.draw(view) { _ in
                            scales.append(gtk_widget_get_scale_factor(view))
                            return false
                        }
                        Screen.setScale(2)
                        GtkHarness.wait(until: scales.last == 2)
                        #expect(gtk_widget_get_allocated_height(indicator.widget) == 54)
                        Screen.setScale(1)
                        GtkHarness.wait(until: scales.last == 1)
                        drawing.disconnect()
                    }
                }
            }
        }
    }
}
