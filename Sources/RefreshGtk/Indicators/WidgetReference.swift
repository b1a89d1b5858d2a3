import RefreshCGtk3

/// A widget as itself and as its class, with a reference of its own: it stays valid memory when the window around it
/// is destroyed first.
@MainActor
final class WidgetReference<Class> {
    let widget: UnsafeMutablePointer<GtkWidget>
    let instance: UnsafeMutablePointer<Class>
    private let reference: ObjectReference<UnsafeMutablePointer<GtkWidget>>

    /// `Class` must be a class of `widget`.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        instance = widget.cast(to: Class.self)
        reference = ObjectReference(widget)
    }

    /// Makes the widget's visibility ours alone: applications call `gtk_widget_show_all` on their window.
    func keepFromShowAll() { gtk_widget_set_no_show_all(widget, gboolean(true)) }

    /// Gives or takes a style class.
    func setStyleClass(_ name: String, _ isPresent: Bool) { widget.setStyleClass(name, isPresent) }
}
