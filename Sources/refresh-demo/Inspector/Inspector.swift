import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// A part of the inspector.
@MainActor
protocol InspectorPart: AnyObject {
    var widget: Widget { get }
    /// Another example or another of its components is to be inspected; nil where the example has none.
    func inspect(_ run: ExampleRun, _ refresher: Refresher?)
    /// Something in the example has changed.
    func update()
}

/// Shows what goes on in an example and lets one interfere.
@MainActor
final class Inspector {
    let widget: Widget
    /// Called when the example is to begin again, with this many rows.
    var onRestart: (@MainActor (_ rows: Int) -> Void)? {
        get { numbers.onRestart }
        set { numbers.onRestart = newValue }
    }

    private let chooser = ComponentChooser()
    private let numbers = InspectorNumbers()
    private let events = InspectorEvents()
    private let parts: [any InspectorPart]
    private weak var run: ExampleRun?
    private var updating: MainLoopSource?

    /// As often as the eye can read, in seconds; the list moves sixty times a second.
    private static let updateInterval = 0.1

    init() {
        parts = [InspectorValues(), InspectorCommands(), InspectorSwitches(), numbers, events]
        let content = box(GTK_ORIENTATION_VERTICAL, spacing: 12, [chooser.widget] + parts.map(\.widget))
        setMargins(of: content, horizontal: 12, vertical: 12)
        widget = scrolled(content)
        gtk_widget_set_hexpand(widget, 0)
        chooser.onChoose = { [weak self] _ in self?.inspectChosen() }
    }

    func inspect(_ run: ExampleRun) {
        self.run = run
        chooser.offer(run.refreshers)
        inspectChosen()
    }

    /// Takes in an event of the example.
    func note(_ event: ExampleEvent) {
        events.note(event)
        guard updating?.isActive != true else { return }
        updating = .after(Self.updateInterval) { [weak self] in
            for part in self?.parts ?? [] { part.update() }
        }
    }

    private func inspectChosen() {
        guard let run else { return }
        for part in parts {
            part.inspect(run, chooser.chosen)
            part.update()
        }
    }
}
