import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

/// Runs `body` with the gallery's window, which is closed afterwards.
@MainActor
func withGallery(
    _ options: DemoOptions = DemoOptions(), recordings: RecordingFiles? = nil, _ body: (GalleryWindow) throws -> Void
) rethrows {
    let application = ObjectReference(
        adopting: gtk_application_new("io.github.refresh_gtk.DemoTests", G_APPLICATION_NON_UNIQUE)!)
    g_application_register(application.pointer.cast(to: GApplication.self), nil, nil)
    let gallery = GalleryWindow(application.pointer, options, log: nil, recordings: recordings)
    defer { gallery.close() }
    try body(gallery)
}

/// All in a widget that has nothing in it.
@MainActor
func allLeaves(of widget: Widget) -> [Widget] {
    guard widget.isInstance(of: gtk_container_get_type()) else { return [widget] }
    let children = children(of: widget)
    return children.isEmpty ? [widget] : children.flatMap { allLeaves(of: $0) }
}

/// A label's text; of another widget an empty one.
@MainActor
func text(of widget: Widget) -> String {
    guard widget.isInstance(of: gtk_label_get_type()) else { return "" }
    return String(cString: gtk_label_get_text(widget.cast(to: GtkLabel.self)))
}

extension GalleryWindow {
    /// All in the window and in its title bar that has nothing in it, but for the components of the list.
    var leaves: [Widget] { allLeaves(of: window) }

    /// The control with this title, its mnemonic after an underscore.
    func control(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Widget {
        let titles = leaves.filter {
            $0.isInstance(of: gtk_label_get_type())
                && String(cString: gtk_label_get_label($0.cast(to: GtkLabel.self))) == title
        }
        let controls = titles.compactMap {
            gtk_label_get_mnemonic_widget($0.cast(to: GtkLabel.self))
                ?? gtk_widget_get_ancestor($0, gtk_button_get_type())
        }
        return try #require(controls.first, "there is no control \(title)", sourceLocation: sourceLocation)
    }

    /// The text beside this title in a grid.
    func value(of title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let title = try #require(
            leaves.first { text(of: $0) == title }, "there is no \(title)", sourceLocation: sourceLocation)
        let grid = gtk_widget_get_parent(title).cast(to: GtkGrid.self)
        let row = try #require((0..<10).first { gtk_grid_get_child_at(grid, 0, $0) == title })
        return try text(of: #require(gtk_grid_get_child_at(grid, 1, row)))
    }

    /// Clicks the button with this title.
    func click(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = try control(title, sourceLocation: sourceLocation)
        #expect(gtk_widget_is_sensitive(button) != 0, "\(title) is insensitive", sourceLocation: sourceLocation)
        gtk_button_clicked(button.cast(to: GtkButton.self))
    }
}
