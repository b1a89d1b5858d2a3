import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// Settings of components, list and desktop. They stay when another example is shown.
@MainActor
final class InspectorSwitches: InspectorPart {
    let widget: Widget
    private weak var run: ExampleRun?
    private let alpha = check("F_ade in", "Components are as opaque as they are pulled far")
    private let wheel = check("_Wheel pulls", "Notches of the wheel pull after a pause at the edge")
    private let mouse = check("Mo_use pulls", "A drag with the mouse pulls at an edge")
    private let animations = check("Ani_mations", "The desktop's setting for animations")
    private let dark = check("_Dark theme", "The dark variant of the theme")
    private let rightToLeft = check("Right to _left", "Mirrors the window as for Arabic")

    init() {
        let grid = gtk_grid_new()!
        widget = grid
        gtk_grid_set_row_spacing(grid.cast(to: GtkGrid.self), 6)
        gtk_grid_set_column_spacing(grid.cast(to: GtkGrid.self), 12)
        gtk_grid_set_column_homogeneous(grid.cast(to: GtkGrid.self), 1)
        for (index, check) in [alpha, animations, wheel, dark, mouse, rightToLeft].enumerated() {
            gtk_grid_attach(grid.cast(to: GtkGrid.self), check, Int32(index % 2), Int32(index / 2), 1, 1)
        }
        setActive(wheel, true)
        setActive(mouse, true)
        setActive(animations, DesktopSetting.animations.isOn)
        setActive(dark, DesktopSetting.darkTheme.isOn)
        update()
        for check in [alpha, wheel, mouse] { onToggle(check) { [weak self] _ in self?.applyToExample() } }
        onToggle(animations) { DesktopSetting.animations.isOn = $0 }
        onToggle(dark) { DesktopSetting.darkTheme.isOn = $0 }
        onToggle(rightToLeft) { gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    func inspect(_ run: ExampleRun, _ refresher: Refresher?) {
        self.run = run
        applyToExample()
    }

    /// An example may have set the direction with the language.
    func update() { setActive(rightToLeft, gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL) }

    private func applyToExample() {
        guard let run else { return }
        run.scroller.wheelPolicy = isActive(wheel) ? .deliberate : .never
        run.scroller.isMousePullEnabled = isActive(mouse)
        for refresher in run.refreshers { refresher.automaticallyChangesAlpha = isActive(alpha) }
    }
}
