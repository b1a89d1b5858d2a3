import RefreshCGtk3
import RefreshGtk

/// Waits for a window's first frame.
@MainActor
final class FirstFrame {
    private var connections: [SignalConnection] = []
    private var painted: SignalConnection?

    /// - Parameter onDrawn: told the window's size in logical pixels once the frame is drawn.
    init(of window: Widget, _ onDrawn: @escaping @MainActor (_ width: Int, _ height: Int) -> Void) {
        connections = [
            .draw(window) { [weak self] _ in
                self?.drawn(window, onDrawn)
                return false
            }
        ]
    }

    /// The window draws: its content follows in the same frame, after which the clock tells.
    private func drawn(_ window: Widget, _ onDrawn: @escaping @MainActor (Int, Int) -> Void) {
        guard painted == nil, let clock = gtk_widget_get_frame_clock(window) else { return }
        painted = .plain(clock, "after-paint") { [weak self] in
            self?.painted?.disconnect()
            self?.connections = []
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_size(window.cast(to: GtkWindow.self), &width, &height)
            onDrawn(Int(width), Int(height))
        }
    }
}
