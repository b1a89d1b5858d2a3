import RefreshCGtk3

/// The spinner of a sign: a GtkSpinner, or any widget in its place. A GtkSpinner turns only while it is wanted and
/// mapped.
@MainActor
final class IndicatorSpinner {
    let reference: WidgetReference<GtkSpinner>

    /// Whether it has something to tell and would be seen if it were mapped.
    var isWanted = false {
        didSet { if isWanted != oldValue { turn() } }
    }

    private let isSpinner: Bool
    private var connections: [SignalConnection] = []

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        reference = WidgetReference(widget)
        reference.setStyleClass("refresh-spinner", true)
        isSpinner = widget.isInstance(of: gtk_spinner_get_type())
        // GTK 3 advances a style animation for as long as the node is shown, in a page of a stack that is not the
        // visible one too (gtk_css_node_set_visible follows "show", not "map"), and keeps the frame clock busy.
        connections = ["map", "unmap"].map { signal in
            .plain(widget, signal) { [weak self] in self?.turn() }
        }
    }

    private func turn() {
        guard isSpinner else { return }
        let isTurning = isWanted && gtk_widget_get_mapped(reference.widget) != 0
        if isTurning { gtk_spinner_start(reference.instance) } else { gtk_spinner_stop(reference.instance) }
    }
}
