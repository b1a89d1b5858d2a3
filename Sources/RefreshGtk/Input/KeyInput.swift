import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Keys and scroll bars. F5 and Ctrl+R begin the header when the focus is inside and the widget that has it does not
/// want them.
@MainActor
final class KeyInput {
    private unowned let scroller: RefreshScroller
    private let scrolledWindow: Widget
    private var connections: [SignalConnection] = []
    private var windowConnection: SignalConnection?

    init(scroller: RefreshScroller, scrolledWindow: Widget) {
        self.scroller = scroller
        self.scrolledWindow = scrolledWindow
        connections = [
            .event(scrolledWindow, "key-press-event") { [weak self] event in self?.pressed(event) ?? false },
            .widget(scrolledWindow, "hierarchy-changed") { [weak self] _ in self?.watchWindow() },
        ]
        let window = scrolledWindow.cast(to: GtkScrolledWindow.self)
        let bars = [gtk_scrolled_window_get_vscrollbar(window), gtk_scrolled_window_get_hscrollbar(window)]
        for case let bar? in bars {
            connections.append(
                .event(bar, "button-press-event") { [weak self] _ in
                    self?.inputArrived()
                    return false
                })
            connections.append(
                .changeValue(bar) { [weak self] scroll, _ in
                    // A jump is a drag of the slider: one gesture, which its press announced.
                    if scroll != GTK_SCROLL_JUMP { self?.inputArrived() }
                    return false
                })
        }
        watchWindow()
    }

    private func inputArrived() { scroller.driver.send(.inputArrived) }

    /// The child handles most keys itself, so they are seen at the window, which has them first.
    private func watchWindow() {
        windowConnection = nil
        guard let window = gtk_widget_get_toplevel(scrolledWindow), gtk_widget_is_toplevel(window) != 0 else { return }
        windowConnection = .event(window, "key-press-event") { [weak self] _ in
            guard let self, hasFocus(in: window) else { return false }
            inputArrived()
            return false
        }
    }

    private func hasFocus(in window: Widget) -> Bool {
        guard window.isInstance(of: gtk_window_get_type()),
            let focus = gtk_window_get_focus(window.cast(to: GtkWindow.self))
        else { return false }
        return focus == scrolledWindow || gtk_widget_is_ancestor(focus, scrolledWindow) != 0
    }

    private func pressed(_ event: Event) -> Bool {
        var key: guint = 0
        guard gdk_event_get_keyval(event, &key) != 0, let header = scroller.header, !header.isHidden else {
            return false
        }
        let modifiers = EventReading.modifiers(of: event) & gtk_accelerator_get_default_mod_mask().rawValue
        let isRefresh = key == GDK_KEY_F5 && modifiers == 0
        let isReload = (key == GDK_KEY_r || key == GDK_KEY_R) && modifiers == GDK_CONTROL_MASK.rawValue
        guard isRefresh || isReload else { return false }
        header.beginRefreshing()
        return true
    }
}
