import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// An indicator in a window, as a slot holds it: as wide as the window, and as high as it says it needs.
@MainActor
final class IndicatorStage {
    let indicator: any RefreshIndicator
    let window: TestWindow
    private let box: UnsafeMutablePointer<GtkWidget>

    init(_ indicator: any RefreshIndicator, width: Int32 = 400, height: Int = 54) {
        self.indicator = indicator
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        window = TestWindow(width: width, height: Int32(height) + 40)
        gtk_box_pack_start(box.cast(to: GtkBox.self), indicator.widget, 0, 0, 0)
        let extent = max(height, indicator.minimumExtent(along: .vertical))
        gtk_widget_set_size_request(indicator.widget, -1, gint(extent))
    }

    /// Shows the window with a presentation.
    func show(_ presentation: RefreshPresentation) {
        indicator.update(presentation)
        window.show(box)
    }

    /// Changes the presentation and waits for the frame that shows it.
    func update(_ presentation: RefreshPresentation) {
        indicator.update(presentation)
        GtkHarness.frames(2, of: window.widget)
    }

    var parts: IndicatorParts { IndicatorParts(widget: indicator.widget) }
    func mapped(_ styleClass: String) -> UnsafeMutablePointer<GtkWidget>? { parts.mapped(styleClass) }
    func find(_ styleClass: String) -> [UnsafeMutablePointer<GtkWidget>] { parts.find(styleClass) }
    func rectangle(_ styleClass: String) -> Rectangle? { parts.rectangle(styleClass) }
}

extension RefreshPresentation {
    /// What the header shows in a state, in English.
    static func header(_ state: RefreshState, isAnimated: Bool = true) -> RefreshPresentation {
        RefreshPresentation(
            state: state, fraction: 1, edge: .top, title: RefreshTexts.english.title(for: state, component: .header),
            detail: "Last update: 2024-03-05 14:05", isAnimated: isAnimated, isInSight: true)
    }

    /// What the back footer shows in a state, in English.
    static func footer(_ state: RefreshState) -> RefreshPresentation {
        RefreshPresentation(
            state: state, fraction: 1, edge: .bottom,
            title: RefreshTexts.english.title(for: state, component: .backFooter), isInSight: true)
    }
}
