import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

/// In processes of their own, side by side: GDK reads the scale once, before it opens the display.
@Suite("The demo's examples in each language, direction and theme, at each scale")
struct MatrixTests {
    @Test("each opens, refreshes and is left without a complaint")
    func matrix() async {
        async let one: Void = run(scale: 1)
        async let two: Void = run(scale: 2)
        _ = await (one, two)
    }

    private func run(scale: Int) async {
        await #expect(processExitsWith: .success) { [scale] in
            g_setenv("GDK_SCALE", "\(scale)", 1)
            await Matrix(scale: gint(scale)).run()
        }
    }
}

/// All combinations at one scale, one after the other, in each all examples at once: a frame costs about as much for
/// one window with all of them as for a window with one.
@MainActor
private final class Matrix {
    private let scale: gint
    /// The components whose refresh is not over.
    private var refreshing: Set<String> = []

    init(scale: gint) { self.scale = scale }

    func run() async {
        GtkHarness.start()
        let complaints = LogWatch.messages { gtk_widget_show(nil) }
        #expect(complaints.count == 1, "what GLib complains of is noticed in this process too")
        var count = 0
        for isDark in [false, true] {
            DesktopSetting.darkTheme.isOn = isDark
            for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
                gtk_widget_set_default_direction(direction)
                for language in RefreshLanguage.shipped {
                    RefreshLanguage.current = language
                    count += await visit(direction, "\(language), \(direction), \(isDark ? "dark" : "light")")
                }
            }
        }
        #expect(count == Example.listed.count * RefreshLanguage.shipped.count * 2 * 2)
    }

    /// Opens all examples, refreshes at each end and leaves them. Returns how many there were.
    private func visit(_ direction: GtkTextDirection, _ combination: String) async -> Int {
        var options = DemoOptions()
        options.rows = 1
        options.loadRows = 1
        options.latency = 1
        let runs = Example.listed.map { example in
            ExampleRun(
                example, source: SampleSource(options), listeners: [{ [self] in note($0, of: example) }])
        }
        let window = TestWindow()
        window.show(grid(of: runs.map(\.widget)))
        #expect(gtk_widget_get_scale_factor(window.widget) == scale)
        for run in runs {
            #expect(gtk_widget_get_mapped(run.widget) != 0)
            #expect(gtk_widget_get_direction(run.widget) == direction)
            for refresher in run.refreshers {
                refresher.fastAnimationDuration = 0.02
                refresher.slowAnimationDuration = 0.02
                refreshing.insert("\(run.example.id) \(refresher.edge)")
                refresher.beginRefreshing()
            }
        }
        await GtkHarness.wait(
            withTasks: { refreshing.isEmpty }, limit: 60, "\(combination): the refresh of each ends")
        refreshing = []
        GtkHarness.frames(1, of: window.widget)
        window.destroy()
        GtkHarness.drain()
        return runs.count
    }

    private func note(_ event: ExampleEvent, of example: Example) {
        switch event {
        case .callback(let edge, .endCompletion): refreshing.remove("\(example.id) \(edge)")
        // Its message stays for more than a second: it is left with that.
        case .state(let edge, _, to: .idle, _) where example.id == Example.failed.id:
            refreshing.remove("\(example.id) \(edge)")
        default: break
        }
    }

    private func grid(of widgets: [Widget]) -> Widget {
        let (width, height, columns) = (gint(200), gint(100), 7)
        let grid = gtk_grid_new()!
        for (index, widget) in widgets.enumerated() {
            gtk_widget_set_size_request(widget, width, height)
            gtk_grid_attach(
                grid.cast(to: GtkGrid.self), widget, gint(index % columns), gint(index / columns), 1, 1)
        }
        return grid
    }
}
