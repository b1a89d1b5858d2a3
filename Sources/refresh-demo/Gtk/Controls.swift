import RefreshCGtk3
import RefreshGtk

// Buttons and fields. A title has its mnemonic after an underscore; what is said of a control in full is its tooltip
// and what assistive technologies are told.

@MainActor
func button(_ title: String, _ description: String) -> Widget {
    described(gtk_button_new_with_mnemonic(title), description)
}

@MainActor
func toggle(_ title: String, _ description: String) -> Widget {
    described(gtk_toggle_button_new_with_mnemonic(title), description)
}

@MainActor
func check(_ title: String, _ description: String) -> Widget {
    described(gtk_check_button_new_with_mnemonic(title), description)
}

@MainActor
func spin(upTo limit: Double, step: Double) -> Widget { gtk_spin_button_new_with_range(0, limit, step) }

@MainActor
private func described(_ control: Widget, _ description: String) -> Widget {
    describe(control, description)
    return control
}

@MainActor
func describe(_ control: Widget, _ description: String) {
    gtk_widget_set_tooltip_text(control, description)
    atk_object_set_description(gtk_widget_get_accessible(control), description)
}

@MainActor
func isActive(_ toggle: Widget) -> Bool { gtk_toggle_button_get_active(toggle.cast(to: GtkToggleButton.self)) != 0 }

@MainActor
func setActive(_ toggle: Widget, _ isActive: Bool) {
    gtk_toggle_button_set_active(toggle.cast(to: GtkToggleButton.self), gboolean(isActive))
}

/// Calls `body` with whether the toggle is active, whenever that changes.
@MainActor
func onToggle(_ toggle: Widget, _ body: @escaping @MainActor (Bool) -> Void) {
    SignalConnection.plain(toggle, "toggled") { body(isActive(toggle)) }.keepWithInstance()
}

@MainActor
func value(_ spin: Widget) -> Int { Int(gtk_spin_button_get_value_as_int(spin.cast(to: GtkSpinButton.self))) }

@MainActor
func setValue(_ spin: Widget, _ value: Int) {
    gtk_spin_button_set_value(spin.cast(to: GtkSpinButton.self), Double(value))
}

@MainActor
func children(of container: Widget) -> [Widget] {
    let list = gtk_container_get_children(container.cast(to: GtkContainer.self))
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap {
        $0?.pointee.data?.assumingMemoryBound(to: GtkWidget.self)
    }
}
