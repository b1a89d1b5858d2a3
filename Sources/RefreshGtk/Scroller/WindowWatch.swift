import RefreshCGtk3

/// Watches whether the window around a list is minimised. Its widgets stay mapped then, but no frame is drawn.
///
/// Wayland tells of none: there only the frames that do not come say that nobody sees the window.
@MainActor
final class WindowWatch {
    /// Whether the window is minimised now.
    private(set) var isMinimized = false

    private let widget: Widget
    private let changed: @MainActor () -> Void
    private var hierarchy: SignalConnection?
    private var state: SignalConnection?

    /// Calls `changed` after each change, also by a move to another window.
    init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.changed = changed
        hierarchy = .widget(widget, "hierarchy-changed") { [weak self] _ in self?.watch() }
        watch()
    }

    private func watch() {
        state = nil
        guard let window = gtk_widget_get_toplevel(widget), gtk_widget_is_toplevel(window) != 0 else {
            return set(GdkWindowState(rawValue: 0))
        }
        state = .event(window, "window-state-event") { [weak self] event in
            self?.set(event.pointee.window_state.new_window_state)
            return false
        }
        set(gtk_widget_get_window(window).map { gdk_window_get_state($0) } ?? GdkWindowState(rawValue: 0))
    }

    private func set(_ state: GdkWindowState) {
        let isMinimized = state.rawValue & GDK_WINDOW_STATE_ICONIFIED.rawValue != 0
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        changed()
    }
}
