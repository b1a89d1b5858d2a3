import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// One example on show: its widgets, and word of what happens in it.
///
/// Keeps nothing alive that the window does not: when the widgets are destroyed, the rest is idle.
@MainActor
final class ExampleRun {
    let example: Example
    let stage: Stage
    let scroller: RefreshScroller
    /// What to show. The scrolled window, or what an example put around it.
    let widget: Widget
    private var listeners: [@MainActor (ExampleEvent) -> Void]

    init(_ example: Example, source: SampleSource, listeners: [@MainActor (ExampleEvent) -> Void]) {
        self.example = example
        self.listeners = listeners
        stage = Stage(source: source)
        scroller = example.make(stage)
        var root = scroller.scrolledWindow!
        while let parent = gtk_widget_get_parent(root) { root = parent }
        widget = root
        stage.onEvent = { [weak self] event in self?.tell(event) }
        scroller.addObserver(self)
        scroller.onSettled = { [weak self] in self?.settled() }
        for refresher in refreshers { watch(refresher) }
    }

    /// The components that the example set.
    var refreshers: [Refresher] { [scroller.header, scroller.footer, scroller.trailer].compactMap { $0 } }

    func tell(_ event: ExampleEvent) {
        for listener in listeners { listener(event) }
    }

    private func settled() {
        tell(.settled(offset: scroller.contentOffset, insets: scroller.effectiveInset))
    }

    private func watch(_ refresher: Refresher) {
        let edge = refresher.edge
        let (stateChanged, callback) = (refresher.onStateChanged, refresher.onCallback)
        refresher.onStateChanged = { [weak self, weak refresher] from, to in
            self?.tell(.state(edge, from: from, to: to, title: refresher?.title(for: to) ?? ""))
            stateChanged?(from, to)
        }
        refresher.onCallback = { [weak self] moment in
            self?.tell(.callback(edge, moment))
            callback?(moment)
        }
    }
}

extension ExampleRun: @MainActor ScrollObserver {
    func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) { tell(.offset(now)) }
    func contentSizeDidChange(to content: Extents) { tell(.content(content)) }
}
