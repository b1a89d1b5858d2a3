import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// The present values of a list and of one of its components.
@MainActor
final class InspectorValues: InspectorPart {
    let widget: Widget
    private weak var run: ExampleRun?
    private weak var refresher: Refresher?
    private let state = valueLabel()
    private let percent = valueLabel()
    private let offset = valueLabel()
    private let insets = valueLabel()
    private let content = valueLabel()

    init() {
        let grid = gtk_grid_new()!
        widget = grid
        gtk_grid_set_row_spacing(grid.cast(to: GtkGrid.self), 6)
        gtk_grid_set_column_spacing(grid.cast(to: GtkGrid.self), 12)
        let rows = [
            ("State", state), ("Percent", percent), ("Offset", offset), ("Insets", insets), ("Content", content),
        ]
        for (index, row) in rows.enumerated() {
            gtk_grid_attach(grid.cast(to: GtkGrid.self), label(row.0, classes: "dim-label"), 0, Int32(index), 1, 1)
            gtk_grid_attach(grid.cast(to: GtkGrid.self), row.1, 1, Int32(index), 1, 1)
        }
        gtk_widget_set_tooltip_text(insets, "Top, leading, bottom and trailing, those of the components included")
    }

    func inspect(_ run: ExampleRun, _ refresher: Refresher?) {
        self.run = run
        self.refresher = refresher
    }

    func update() {
        guard let run else { return }
        let scroller = run.scroller
        let (position, inset, size) = (scroller.contentOffset, scroller.effectiveInset, scroller.contentSize)
        let axis = refresher?.edge.axis ?? .vertical
        show(refresher?.state.rawValue ?? "\u{2013}", in: state)
        show("\(Int(((refresher?.pullingPercent ?? 0) * 100).rounded()))%", in: percent)
        show(text(of: position[axis]), in: offset)
        show([inset.top, inset.leading, inset.bottom, inset.trailing].map(text).joined(separator: "  "), in: insets)
        show(text(of: size[axis]), in: content)
    }

    private func text(of length: Double) -> String {
        let whole = Int(length.rounded())
        // The mark keeps the sign before its number from right to left too.
        return whole < 0 ? "\u{200E}\u{2212}\(-whole)" : "\(whole)"
    }

    private func show(_ text: String, in label: Widget) {
        // An unchanged text set again would still be laid out.
        guard String(cString: gtk_label_get_text(label.cast(to: GtkLabel.self))) != text else { return }
        gtk_label_set_text(label.cast(to: GtkLabel.self), text)
    }
}

@MainActor
private func valueLabel() -> Widget {
    let value = label("", classes: "monospace")
    gtk_widget_set_hexpand(value, 1)
    gtk_label_set_xalign(value.cast(to: GtkLabel.self), 1)
    return value
}
