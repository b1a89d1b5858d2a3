import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

/// Runs `body` with the gallery's window, which is closed afterwards.
@MainActor
func withGallery(_ options: DemoOptions = DemoOptions(), _ body: (GalleryWindow) throws -> Void) rethrows {
    let application = ObjectReference(
        adopting: gtk_application_new("io.github.refresh_gtk.DemoTests", G_APPLICATION_NON_UNIQUE)!)
    g_application_register(application.pointer.cast(to: GApplication.self), nil, nil)
    let gallery = GalleryWindow(application.pointer, options, log: nil, recorder: nil)
    defer { gallery.close() }
    try body(gallery)
}

extension GalleryWindow {
    /// All in the window and in its title bar that has nothing in it, in their order.
    var leaves: [Widget] { leavesOf(window) }

    private func leavesOf(_ widget: Widget) -> [Widget] {
        guard widget.isInstance(of: gtk_container_get_type()) else { return [widget] }
        let children = children(of: widget)
        return children.isEmpty ? [widget] : children.flatMap(leavesOf)
    }

    /// The control with this title, its mnemonic after an underscore.
    func control(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Widget {
        let label = try #require(
            leaves.first {
                $0.isInstance(of: gtk_label_get_type())
                    && String(cString: gtk_label_get_label($0.cast(to: GtkLabel.self))) == title
            }, "nothing is titled \(title)", sourceLocation: sourceLocation)
        if let widget = gtk_label_get_mnemonic_widget(label.cast(to: GtkLabel.self)) { return widget }
        return try #require(
            gtk_widget_get_ancestor(label, gtk_button_get_type()), "\(title) is the title of nothing",
            sourceLocation: sourceLocation)
    }

    /// Clicks the button with this title.
    func click(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = try control(title, sourceLocation: sourceLocation)
        #expect(gtk_widget_is_sensitive(button) != 0, "\(title) is insensitive", sourceLocation: sourceLocation)
        gtk_button_clicked(button.cast(to: GtkButton.self))
    }
}
