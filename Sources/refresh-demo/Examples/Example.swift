import RefreshCGtk3
import RefreshGtk

/// An example of the gallery.
struct Example: Sendable {
    /// For the command line and the log.
    let id: String
    let title: String
    /// What to see or do, in a few words.
    let subtitle: String
    /// Builds the list and attaches a scroller to it. What is shown is the scrolled window with all that is around it.
    let make: @MainActor @Sendable (Stage) -> RefreshScroller

    static func named(_ id: String) -> Example? { (listed + unlisted).first { $0.id == id } }
}

/// What an example is given to work with.
@MainActor
final class Stage {
    let source: SampleSource
    /// To be told of what happens inside the list.
    var onEvent: (@MainActor (ExampleEvent) -> Void)?

    init(source: SampleSource) { self.source = source }

    func report(_ event: ExampleEvent) { onEvent?(event) }

    /// Reports how far a list inside the list is scrolled.
    func reportOffset(of scrolledWindow: Widget) {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolledWindow.cast(to: GtkScrolledWindow.self))!
        SignalConnection.plain(adjustment, "value-changed") { [weak self] in
            self?.report(.innerOffset(gtk_adjustment_get_value(adjustment)))
        }.keepWithInstance()
    }
}
