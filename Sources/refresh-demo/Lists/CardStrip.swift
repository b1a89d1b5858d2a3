import RefreshCGtk3
import RefreshGtk

/// Cards side by side in a GtkScrolledWindow that scrolls sideways.
@MainActor
final class CardStrip {
    let scrolledWindow: Widget
    private let strip: WeakObject<Widget>

    init(_ rows: [SampleRow]) {
        let strip = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
        self.strip = WeakObject(strip)
        gtk_container_set_border_width(strip.cast(to: GtkContainer.self), 12)
        scrolledWindow = scrolled(strip)
        gtk_scrolled_window_set_policy(
            scrolledWindow.cast(to: GtkScrolledWindow.self), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        append(rows)
    }

    /// Does nothing once the strip is destroyed.
    func append(_ rows: [SampleRow]) {
        guard let strip = strip.pointer else { return }
        for row in rows {
            let card = card(for: row)
            add(card, to: strip)
            gtk_widget_show_all(card)
        }
    }

    private func card(for row: SampleRow) -> Widget {
        let frame = gtk_frame_new(nil)!
        let title = label(row.title)
        gtk_label_set_xalign(title.cast(to: GtkLabel.self), 0.5)
        gtk_widget_set_size_request(title, 120, -1)
        add(title, to: frame)
        return frame
    }
}
