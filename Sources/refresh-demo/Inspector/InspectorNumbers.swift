import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// How many rows, and how long a fetch takes. Another example begins with as many rows as it wants; the rest stays.
@MainActor
final class InspectorNumbers: InspectorPart {
    let widget: Widget
    /// Called when the number of rows at the beginning was changed.
    var onRestart: (@MainActor (Int) -> Void)?

    private weak var run: ExampleRun?
    private let rows = spin(upTo: 1000, step: 10)
    private let latency = spin(upTo: 60_000, step: 100)
    private let rowsPerLoad = spin(upTo: 1000, step: 1)
    private var isShowing = false
    private var restart: MainLoopSource?

    /// Holding a button of the spin button down is one change, in seconds.
    private static let restartDelay = 0.4

    init() {
        let grid = gtk_grid_new()!
        widget = grid
        gtk_grid_set_row_spacing(grid.cast(to: GtkGrid.self), 6)
        gtk_grid_set_column_spacing(grid.cast(to: GtkGrid.self), 12)
        let fields = [("R_ows", rows), ("Rows _per load", rowsPerLoad), ("La_tency in ms", latency)]
        for (index, field) in fields.enumerated() {
            let title = gtk_label_new_with_mnemonic(field.0)!
            gtk_label_set_xalign(title.cast(to: GtkLabel.self), 0)
            gtk_label_set_mnemonic_widget(title.cast(to: GtkLabel.self), field.1)
            gtk_widget_set_hexpand(title, 1)
            gtk_style_context_add_class(gtk_widget_get_style_context(title), "dim-label")
            gtk_grid_attach(grid.cast(to: GtkGrid.self), title, 0, Int32(index), 1, 1)
            gtk_grid_attach(grid.cast(to: GtkGrid.self), field.1, 1, Int32(index), 1, 1)
        }
        onChange(rows) { [weak self] _ in self?.rowsChanged() }
        onChange(latency) { [weak self] in self?.run?.stage.source.latency = Double(value($0)) / 1000 }
        onChange(rowsPerLoad) { [weak self] in self?.run?.stage.source.rowsPerLoad = value($0) }
    }

    func inspect(_ run: ExampleRun, _ refresher: Refresher?) {
        self.run = run
        let source = run.stage.source
        isShowing = true
        gtk_widget_set_sensitive(rows, gboolean(source.firstCount != nil))
        let count = source.firstCount ?? 0
        // Ten times as many as it began with is enough for a try, and not too much for a list of widgets.
        gtk_spin_button_set_range(rows.cast(to: GtkSpinButton.self), 0, Double(max(1000, count * 10)))
        setValue(rows, count)
        setValue(latency, Int((source.latency * 1000).rounded()))
        setValue(rowsPerLoad, source.rowsPerLoad)
        isShowing = false
    }

    func update() {}

    private func rowsChanged() {
        restart = .after(Self.restartDelay) { [weak self] in
            if let self { onRestart?(value(rows)) }
        }
    }

    private func onChange(_ spin: Widget, _ body: @escaping @MainActor (Widget) -> Void) {
        SignalConnection.plain(spin, "value-changed") { [weak self] in
            if self?.isShowing == false { body(spin) }
        }.keepWithInstance()
    }
}
