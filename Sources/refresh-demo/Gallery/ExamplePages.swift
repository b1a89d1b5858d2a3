import RefreshCGtk3
import RefreshGtk

/// The place for an example: one page for its list, one for its source.
@MainActor
final class ExamplePages {
    let widget = gtk_stack_new()!
    /// Buttons that choose the page.
    let switcher = box(GTK_ORIENTATION_HORIZONTAL)

    private let list = box(GTK_ORIENTATION_VERTICAL)
    private let source = SourcePage()

    init() {
        gtk_style_context_add_class(gtk_widget_get_style_context(switcher), "linked")
        let listButton = addPage(list, "L_ist", "The running example") { [list] in
            gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
        }
        _ = addPage(source.widget, "_Source", "How the example is written", after: listButton) { [source] in
            source.focus()
        }
    }

    /// Shows another example, on the page that is chosen. The list of the one before is gone already.
    func show(_ run: ExampleRun) {
        source.show(run.example)
        add(run.widget, to: list)
        gtk_widget_show_all(run.widget)
    }

    /// - Parameter focus: called when the page is chosen, so that the keys move in it.
    private func addPage(
        _ page: Widget, _ title: String, _ description: String, after other: Widget? = nil,
        focus: @escaping @MainActor () -> Void
    ) -> Widget {
        gtk_widget_show_all(page)
        add(page, to: widget)
        // GtkStackSwitcher's buttons would have no mnemonics.
        let button = gtk_radio_button_new_with_mnemonic_from_widget(other?.cast(to: GtkRadioButton.self), title)!
        gtk_toggle_button_set_mode(button.cast(to: GtkToggleButton.self), 0)
        describe(button, description)
        onToggle(button) { [widget] isChosen in
            guard isChosen else { return }
            gtk_stack_set_visible_child(widget.cast(to: GtkStack.self), page)
            focus()
        }
        add(button, to: switcher)
        return button
    }
}
