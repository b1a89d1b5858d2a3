import RefreshCGtk3
import RefreshGtk

/// A GtkFlowBox of tiles in a GtkScrolledWindow.
@MainActor
final class TileGrid {
    let scrolledWindow: Widget
    private let grid: WeakObject<Widget>

    init(_ rows: [SampleRow]) {
        let grid = gtk_flow_box_new()!
        self.grid = WeakObject(grid)
        let flowBox = grid.cast(to: GtkFlowBox.self)
        gtk_flow_box_set_selection_mode(flowBox, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(flowBox, 1)
        gtk_flow_box_set_min_children_per_line(flowBox, 2)
        gtk_flow_box_set_row_spacing(flowBox, 6)
        gtk_flow_box_set_column_spacing(flowBox, 6)
        gtk_container_set_border_width(grid.cast(to: GtkContainer.self), 6)
        gtk_widget_set_valign(grid, GTK_ALIGN_START)
        scrolledWindow = scrolled(grid)
        append(rows)
    }

    func append(_ rows: [SampleRow]) { insert(rows, at: -1, step: 0) }

    func prepend(_ rows: [SampleRow]) { insert(rows, at: 0, step: 1) }

    /// Does nothing once the grid is destroyed.
    /// - Parameter position: -1 is the end.
    private func insert(_ rows: [SampleRow], at position: Int32, step: Int32) {
        var place = position
        for row in rows {
            guard let grid = grid.pointer else { return }
            let tile = tile(for: row)
            gtk_widget_show_all(tile)
            gtk_flow_box_insert(grid.cast(to: GtkFlowBox.self), tile, place)
            place += step
        }
    }

    private func tile(for row: SampleRow) -> Widget {
        let frame = gtk_frame_new(nil)!
        let title = label(row.title)
        gtk_label_set_xalign(title.cast(to: GtkLabel.self), 0.5)
        setMargins(of: title, horizontal: 12, vertical: 24)
        add(title, to: frame)
        return frame
    }
}
