import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// Buttons that call what an application would call.
@MainActor
final class InspectorCommands: InspectorPart {
    let widget: Widget
    private weak var refresher: Refresher?
    private let noMore = button("_No more", "End with no more data")
    private let reset = button("_Reset", "There may be more data again")
    private let hide = toggle("_Hide", "Take the component out of the way")

    init() {
        let begin = button("_Begin", "Begin a refresh")
        let end = button("_End", "End the refresh")
        let fail = button("_Fail", "End the refresh with a message")
        let grid = gtk_grid_new()!
        widget = grid
        gtk_grid_set_row_spacing(grid.cast(to: GtkGrid.self), 6)
        gtk_grid_set_column_spacing(grid.cast(to: GtkGrid.self), 6)
        gtk_grid_set_column_homogeneous(grid.cast(to: GtkGrid.self), 1)
        for (index, button) in [begin, end, fail, noMore, reset, hide].enumerated() {
            gtk_widget_set_hexpand(button, 1)
            gtk_grid_attach(grid.cast(to: GtkGrid.self), button, Int32(index % 3), Int32(index / 3), 1, 1)
        }
        onClick(begin) { $0.beginRefreshing() }
        onClick(end) { $0.endRefreshing() }
        onClick(fail) { $0.endRefreshing(failed: "That did not work") }
        onClick(noMore) { ($0 as? RefreshFooter)?.endRefreshingWithNoMoreData() }
        onClick(reset) { ($0 as? RefreshFooter)?.resetNoMoreData() }
        onClick(hide) { [hide] in $0.isHidden = isActive(hide) }
    }

    func inspect(_ run: ExampleRun, _ refresher: Refresher?) {
        self.refresher = refresher
        gtk_widget_set_sensitive(widget, gboolean(refresher != nil))
        gtk_widget_set_sensitive(noMore, gboolean(refresher is RefreshFooter))
        gtk_widget_set_sensitive(reset, gboolean(refresher is RefreshFooter))
    }

    /// The example itself may have hidden it.
    func update() { setActive(hide, refresher?.isHidden ?? false) }

    private func onClick(_ button: Widget, _ call: @escaping @MainActor (Refresher) -> Void) {
        SignalConnection.plain(button, "clicked") { [weak self] in
            if let refresher = self?.refresher { call(refresher) }
        }.keepWithInstance()
    }
}
