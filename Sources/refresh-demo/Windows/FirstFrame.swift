import RefreshCGtk3
import RefreshGtk

/// Waits until a widget is drawn for the first time.
@MainActor
final class FirstFrame {
    private var connections: [SignalConnection] = []
    private var painted: SignalConnection?

    /// - Parameter onDrawn: told the size of the widget's window in logical pixels, once the frame is drawn.
    init(of widget: Widget, _ onDrawn: @escaping @MainActor (_ width: Int, _ height: Int) -> Void) {
        connections = [
            .draw(widget) { [weak self] _ in
                self?.drawn(widget, onDrawn)
                return false
            }
        ]
    }

    /// The widget draws: what is in it follows in the same frame, after which the clock tells.
    private func drawn(_ widget: Widget, _ onDrawn: @escaping @MainActor (Int, Int) -> Void) {
        guard painted == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
        painted = .plain(clock, "after-paint") { [weak self] in
            self?.painted?.disconnect()
            self?.connections = []
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_size(gtk_widget_get_toplevel(widget).cast(to: GtkWindow.self), &width, &height)
            onDrawn(Int(width), Int(height))
        }
    }
}
