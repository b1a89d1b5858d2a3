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
    /// The name of the file that it is written in.
    let fileName: String

    /// - Parameter fileID: where it is written; to be left out.
    init(
        id: String, title: String, subtitle: String, fileID: String = #fileID,
        make: @escaping @MainActor @Sendable (Stage) -> RefreshScroller
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.make = make
        fileName = String(fileID.drop { $0 != "/" }.dropFirst())
    }

    /// The text of that file.
    var source: String { ExampleSources.texts[fileName]! }

    static func named(_ id: String) -> Example? { all.first { $0.id == id } }
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
