import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// The last events, the newest first.
@MainActor
final class InspectorEvents: InspectorPart {
    let widget: Widget
    private let text = label("", classes: "monospace")
    private var lines: [String] = []
    private weak var run: ExampleRun?

    private static let lineCount = 40
    private static let leastHeight: Int32 = 96

    init() {
        setStyle("label { font-size: smaller; }", of: text)
        gtk_label_set_yalign(text.cast(to: GtkLabel.self), 0)
        gtk_label_set_selectable(text.cast(to: GtkLabel.self), 1)
        atk_object_set_name(gtk_widget_get_accessible(text), "Last events")
        let list = scrolled(text)
        gtk_scrolled_window_set_min_content_height(list.cast(to: GtkScrolledWindow.self), Self.leastHeight)
        widget = box(GTK_ORIENTATION_VERTICAL, spacing: 6, [label("Last events", classes: "dim-label"), list])
    }

    func inspect(_ run: ExampleRun, _ refresher: Refresher?) {
        if run !== self.run { lines = [] }
        self.run = run
    }

    /// Takes in what is worth a line: not each pixel of a motion.
    func note(_ event: ExampleEvent) {
        if case .offset = event { return }
        lines.insert(event.summary, at: 0)
        lines = Array(lines.prefix(Self.lineCount))
    }

    func update() {
        let all = lines.joined(separator: "\n")
        guard String(cString: gtk_label_get_text(text.cast(to: GtkLabel.self))) != all else { return }
        gtk_label_set_text(text.cast(to: GtkLabel.self), all)
    }
}

extension ExampleEvent {
    /// In a few words.
    fileprivate var summary: String {
        switch self {
        case .ready(let width, let height): "ready \(width) \u{00D7} \(height)"
        case .state(let edge, _, let to, _): "\(edge.name) is \(to.rawValue)"
        case .callback(let edge, let callback): "\(edge.name): \(callback.rawValue)"
        case .settled(let offset, _): "settled at \(offset.summary)"
        case .offset(let offset): "offset \(offset.summary)"
        case .content(let size): "content \(size.summary)"
        case .clicked(let name): "clicked \(name)"
        case .selection(let length): "selected \(length)"
        case .innerOffset(let y): "inner offset \(Int(y.rounded()))"
        }
    }
}

extension AxisValues<Double> {
    fileprivate var summary: String { "\(Int(horizontal.rounded())), \(Int(vertical.rounded()))" }
}
