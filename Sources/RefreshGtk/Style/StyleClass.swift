import RefreshCGtk3

extension UnsafeMutablePointer<GtkWidget> {
    /// Gives or takes a style class.
    @MainActor
    func setStyleClass(_ name: String, _ isPresent: Bool) {
        let context = gtk_widget_get_style_context(self)
        if isPresent {
            gtk_style_context_add_class(context, name)
        } else {
            gtk_style_context_remove_class(context, name)
        }
    }
}
