import RefreshCGtk3
import RefreshGtk

/// One example alone in a window, without GtkApplication: what starts fastest.
@MainActor
final class BareWindow {
    private static let size = (width: Int32(400), height: Int32(500))

    private let options: DemoOptions
    private let window: Widget
    private let shown: ExampleRun
    private var connections: [SignalConnection] = []
    private var end: MainLoopSource?
    private var signals: TerminationSignals?

    init(_ options: DemoOptions, log: EventLog?, recordings: RecordingFiles?) {
        self.options = options
        let example = options.example.flatMap(Example.named) ?? Example.listed[0]
        shown = ExampleRun(example, source: SampleSource(options), listeners: [{ log?.write($0, of: example.id) }])
        recordings?.follow(shown)
        window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
        gtk_window_set_default_size(window.cast(to: GtkWindow.self), Self.size.width, Self.size.height)
        gtk_window_set_title(window.cast(to: GtkWindow.self), example.title)
        add(shown.widget, to: window)
        connections = [.plain(window, "destroy") { gtk_main_quit() }]
    }

    /// Returns when the window is closed.
    func show() {
        let first = FirstFrame(of: shown.widget) { [shown] width, height in
            shown.tell(.ready(width: width, height: height))
        }
        gtk_widget_show_all(window)
        if let seconds = options.quitAfter {
            end = .after(seconds) { [window] in gtk_widget_destroy(window) }
        }
        signals = TerminationSignals { [window] in gtk_widget_destroy(window) }
        gtk_main()
        withExtendedLifetime(first) {}
    }
}
