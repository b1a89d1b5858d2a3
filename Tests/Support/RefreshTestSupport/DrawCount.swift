import RefreshCGtk3
import RefreshGtk

/// Counts how often a widget is drawn, for as long as this lives. What is drawn in it counts: GTK draws from the top
/// level down.
///
/// With a handler of its own: GTK emits "draw" only where one is connected and calls the widget's class itself
/// otherwise, which an ``EmissionCount`` does not see.
@MainActor
package final class DrawCount {
    package private(set) var count = 0
    private var drawing: SignalConnection?

    package init(of widget: UnsafeMutablePointer<GtkWidget>) {
        drawing = .draw(widget) { [weak self] _ in
            self?.count += 1
            return false
        }
    }
}
