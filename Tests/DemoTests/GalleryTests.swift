import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The demo's gallery", .serialized)
@MainActor
struct GalleryTests {
    init() { GtkHarness.start() }

    @Test("one example after the other is shown, each while the one before still loads")
    func tour() throws {
        var options = DemoOptions()
        options.latency = 1
        options.rows = 40
        try withGallery(options) { gallery in
            for example in Example.listed {
                gallery.sidebar.select(example)
                let run = try #require(gallery.shown)
                #expect(run.example.id == example.id)
                GtkHarness.wait(until: gtk_widget_get_mapped(run.widget) != 0, "\(example.id) is shown")
                for refresher in run.refreshers { refresher.beginRefreshing() }
                GtkHarness.frames(1, of: run.widget)
            }
        }
    }

    @Test("the window asks for no more than 1000 x 640")
    func size() {
        withGallery { gallery in
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_size(gallery.window.cast(to: GtkWindow.self), &width, &height)
            #expect(width == 1000)
            #expect(height == 640)
            var (least, natural) = (GtkRequisition(), GtkRequisition())
            gtk_widget_get_preferred_size(gallery.window, &least, &natural)
            #expect(least.width <= 1000)
            #expect(least.height <= 640)
        }
    }

    @Test("no two mnemonics of the window are the same")
    func mnemonics() {
        withGallery { gallery in
            let keys = gallery.leaves.filter { $0.isInstance(of: gtk_label_get_type()) }
                .map { gtk_label_get_mnemonic_keyval($0.cast(to: GtkLabel.self)) }
                .filter { $0 != guint(GDK_KEY_VoidSymbol) }
            #expect(keys.count >= 19)
            #expect(Set(keys).count == keys.count)
        }
    }
}
