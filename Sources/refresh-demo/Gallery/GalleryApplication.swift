import RefreshCGtk3
import RefreshGtk

/// The gallery as a GtkApplication.
@MainActor
final class GalleryApplication {
    private static let id = "io.github.refresh_gtk.Demo"

    private let options: DemoOptions
    private let log: EventLog?
    private let recordings: RecordingFiles?
    private var window: GalleryWindow?
    private var end: MainLoopSource?
    private var signals: TerminationSignals?

    init(_ options: DemoOptions, log: EventLog?, recordings: RecordingFiles?) {
        self.options = options
        self.log = log
        self.recordings = recordings
    }

    /// Returns when the window is closed.
    func run() {
        // Not unique: one with another log or example is no second window of the first.
        let application = ObjectReference(adopting: gtk_application_new(Self.id, G_APPLICATION_NON_UNIQUE)!)
        let pointer = application.pointer
        gtk_window_set_default_icon_name(Self.id)
        SignalConnection.plain(pointer, "activate") { [self] in activate(pointer) }.keepWithInstance()
        g_application_run(pointer.cast(to: GApplication.self), 0, nil)
    }

    private func activate(_ application: UnsafeMutablePointer<GtkApplication>) {
        guard self.window == nil else { return }
        let window = GalleryWindow(application, options, log: log, recordings: recordings)
        self.window = window
        signals = TerminationSignals { window.close() }
        if let seconds = options.quitAfter {
            end = .after(seconds) { window.close() }
        }
    }
}
