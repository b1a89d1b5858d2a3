import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// Chooses one of an example's components, by linked buttons.
@MainActor
final class ComponentChooser {
    let widget: Widget
    private(set) var chosen: Refresher?
    var onChoose: (@MainActor (Refresher) -> Void)?

    private let title = gtk_label_new_with_mnemonic("_Component")!
    private let buttons = box(GTK_ORIENTATION_HORIZONTAL)

    init() {
        gtk_style_context_add_class(gtk_widget_get_style_context(buttons), "linked")
        gtk_style_context_add_class(gtk_widget_get_style_context(title), "dim-label")
        gtk_widget_set_hexpand(title, 1)
        gtk_label_set_xalign(title.cast(to: GtkLabel.self), 0)
        widget = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [title, buttons])
    }

    /// Offers these and chooses the first.
    func offer(_ refreshers: [Refresher]) {
        for child in children(of: buttons) { gtk_widget_destroy(child) }
        chosen = refreshers.first
        var first: Widget?
        for refresher in refreshers {
            let button = gtk_radio_button_new_with_label_from_widget(
                first?.cast(to: GtkRadioButton.self), Self.name(of: refresher))!
            gtk_toggle_button_set_mode(button.cast(to: GtkToggleButton.self), 0)
            SignalConnection.plain(button, "toggled") { [weak self] in
                guard gtk_toggle_button_get_active(button.cast(to: GtkToggleButton.self)) != 0 else { return }
                self?.chosen = refresher
                self?.onChoose?(refresher)
            }.keepWithInstance()
            add(button, to: buttons)
            first = first ?? button
        }
        gtk_label_set_mnemonic_widget(title.cast(to: GtkLabel.self), first)
        gtk_widget_show_all(buttons)
    }

    private static func name(of refresher: Refresher) -> String {
        switch refresher.edge {
        case .top: "Header"
        case .bottom: "Footer"
        case .leading, .trailing: "Trailer"
        }
    }
}
