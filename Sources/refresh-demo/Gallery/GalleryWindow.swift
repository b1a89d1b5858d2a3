import RefreshCGtk3
import RefreshGtk

/// Sidebar, the example that is selected there or its source, and the inspector of it.
@MainActor
final class GalleryWindow {
    private static let size = (width: Int32(1000), height: Int32(640))
    private static let sidebarWidth: Int32 = 240
    private static let inspectorWidth: Int32 = 300
    /// Large text must not take all the width from the example.
    private static let leastStageWidth: Int32 = 360

    private let options: DemoOptions
    private let log: EventLog?
    private let recordings: RecordingFiles?
    let window: Widget
    private let titleBar = gtk_header_bar_new()!
    private let pages = ExamplePages()
    let sidebar = Sidebar(Example.sections)
    private let inspector = Inspector()
    private(set) var shown: ExampleRun?
    private var firstFrame: FirstFrame?
    private var connections: [SignalConnection] = []

    init(
        _ application: UnsafeMutablePointer<GtkApplication>, _ options: DemoOptions, log: EventLog?,
        recordings: RecordingFiles?
    ) {
        self.recordings = recordings
        self.options = options
        self.log = log
        window = gtk_application_window_new(application)
        build()
        sidebar.onSelect = { [weak self] example in self?.show(example) }
        inspector.onRestart = { [weak self] rows in
            if let self, let shown { show(shown.example, rows: rows) }
        }
        connections = [
            .event(window, "key-press-event") { [weak self] event in self?.keyPressed(event) ?? false },
            .plain(window, "destroy") { [weak self] in self?.shown = nil },
        ]
        sidebar.select(options.example.flatMap(Example.named) ?? Example.listed[0])
        gtk_window_present(window.cast(to: GtkWindow.self))
    }

    func close() { gtk_widget_destroy(window) }

    private func build() {
        gtk_window_set_default_size(window.cast(to: GtkWindow.self), Self.size.width, Self.size.height)
        gtk_header_bar_set_show_close_button(titleBar.cast(to: GtkHeaderBar.self), 1)
        gtk_window_set_titlebar(window.cast(to: GtkWindow.self), titleBar)
        gtk_widget_set_size_request(sidebar.widget, Self.sidebarWidth, -1)
        gtk_widget_set_size_request(inspector.widget, Self.inspectorWidth, -1)
        gtk_widget_set_size_request(pages.widget, Self.leastStageWidth, -1)
        gtk_widget_set_hexpand(pages.widget, 1)
        gtk_header_bar_pack_end(titleBar.cast(to: GtkHeaderBar.self), pages.switcher)
        let content = box(
            GTK_ORIENTATION_HORIZONTAL,
            [
                sidebar.widget, gtk_separator_new(GTK_ORIENTATION_VERTICAL), pages.widget,
                gtk_separator_new(GTK_ORIENTATION_VERTICAL), inspector.widget,
            ])
        add(content, to: window)
        gtk_widget_show_all(titleBar)
        gtk_widget_show_all(content)
    }

    /// Leaves the example on show, whatever it is doing, and shows this one.
    private func show(_ example: Example, rows: Int? = nil) {
        let source = SampleSource(options, rows: rows)
        if let shown {
            // What the inspector was told stays.
            source.latency = shown.stage.source.latency
            source.rowsPerLoad = shown.stage.source.rowsPerLoad
            gtk_widget_destroy(shown.widget)
        }
        let run = ExampleRun(
            example, source: source,
            listeners: [
                { [log] in log?.write($0, of: example.id) },
                { [inspector] in inspector.note($0) },
            ])
        recordings?.follow(run)
        shown = run
        inspector.inspect(run)
        let bar = titleBar.cast(to: GtkHeaderBar.self)
        gtk_header_bar_set_title(bar, example.title)
        gtk_header_bar_set_subtitle(bar, example.subtitle)
        gtk_window_set_title(window.cast(to: GtkWindow.self), example.title)
        firstFrame = FirstFrame(of: run.widget) { [weak run] width, height in
            run?.tell(.ready(width: width, height: height))
        }
        pages.show(run)
    }

    /// Ctrl+Q and Ctrl+W close the window.
    private func keyPressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
        let modifiers = event.pointee.key.state & gtk_accelerator_get_default_mod_mask().rawValue
        let closing = [GDK_KEY_q, GDK_KEY_w].contains(Int32(gdk_keyval_to_lower(event.pointee.key.keyval)))
        guard closing, modifiers == GDK_CONTROL_MASK.rawValue else { return false }
        close()
        return true
    }
}
