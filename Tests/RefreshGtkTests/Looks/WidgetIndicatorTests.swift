import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// Notes each call of a hook.
private final class RecordingIndicator: WidgetIndicator {
    private(set) var calls: [String] = []
    private(set) var sizes: [Extents] = []
    let label = gtk_label_new("own")!

    init() { super.init(label) }

    func forget() { calls = [] }
    override func prepare() { calls.append("prepare") }
    override func place(in size: Extents) { sizes.append(size) }
    override func stateDidChange(from before: RefreshState, to now: RefreshState) {
        calls.append("state \(before) > \(now)")
    }
    override func fractionDidChange(from before: Double, to now: Double) { note("fraction") }
    override func presentationDidChange(to now: RefreshPresentation) { note("presentation") }
    override func languageDidChange() { calls.append("language") }
    override func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) { note("offset") }
    override func contentSizeDidChange(to content: Extents) { calls.append("content \(content.vertical)") }
    override func viewportDidChange(to viewport: Extents) { note("viewport") }
    override func panDidChange(to phase: PanPhase, along axis: Axis) { note("pan \(phase)") }

    /// Notes a call once of several in a row.
    private func note(_ call: String) {
        if !calls.contains(call) { calls.append(call) }
    }
}

/// Lays a label out by itself, at a quarter of the slot's width.
private final class MovingIndicator: WidgetIndicator {
    private let label = gtk_label_new("here")!

    init() { super.init(gtk_fixed_new()) }

    override func prepare() { gtk_fixed_put(widget.cast(to: GtkFixed.self), label, 0, 0) }
    override func place(in size: Extents) { move(to: gint(size.horizontal / 4)) }
    func move(to left: gint) { gtk_fixed_move(widget.cast(to: GtkFixed.self), label, left, 5) }

    /// Where the label is, in the widget.
    var left: gint {
        var (left, top): (gint, gint) = (0, 0)
        gtk_widget_translate_coordinates(label, widget, 0, 0, &left, &top)
        return left
    }
}

extension GtkTests {
    @Suite("Widgets of the application's as a look") @MainActor
    struct WidgetIndicatorTests {
        init() { GtkHarness.start() }

        @Test("each hook is called at its moment, and none once the component is taken off")
        func hooks() {
            let indicator = RecordingIndicator()
            #expect(indicator.calls == ["prepare"])
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: indicator) }
            #expect(indicator.scroller === fixture.scroller)
            #expect(indicator.sizes == [Extents(horizontal: 400, vertical: 54)])
            #expect(indicator.calls.contains("viewport") && indicator.calls.contains("content 1200.0"))

            indicator.forget()
            let finger = fixture.drag(to: -30)
            for call in ["pan began", "pan changed", "offset", "fraction", "presentation"] {
                #expect(indicator.calls.contains(call), "\(call)")
            }
            #expect(abs(indicator.presentation.fraction - 30 / 54) < 0.02)
            indicator.forget()
            fixture.move(finger, to: -60)
            #expect(indicator.calls.contains("state idle > pulling"))
            fixture.letGo(finger)
            fixture.settle()
            #expect(indicator.calls.contains("pan ended") && indicator.calls.contains("state pulling > refreshing"))

            indicator.forget()
            fixture.addRows(5)
            fixture.settle()
            #expect(indicator.calls.contains("content 1400.0"))
            let title = indicator.presentation.title
            RefreshLanguage.current = "de"
            #expect(indicator.calls.contains("language"))
            #expect(indicator.presentation.title != title)
            RefreshLanguage.current = nil

            let header = fixture.header
            fixture.scroller.header = nil
            #expect(indicator.scroller == nil)
            #expect(indicator.presentation.state == .idle)
            indicator.forget()
            fixture.addRows(1)
            fixture.settle()
            fixture.scroller.contentOffset.vertical = 100
            #expect(indicator.calls.isEmpty)
            withExtendedLifetime(header) {}
        }

        @Test("the widget has the style classes that tell CSS how things are")
        func styleClasses() {
            let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: WidgetIndicator(box)) }
            func classes() -> Set<String> {
                let names = ["refresh-own", "refresh-header", "refresh-footer", "pulling", "refreshing", "failed"]
                let context = gtk_widget_get_style_context(box)
                return Set(names.filter { gtk_style_context_has_class(context, $0) != 0 })
            }
            #expect(classes() == ["refresh-own", "refresh-header"])
            let finger = fixture.drag(to: -70)
            #expect(classes() == ["refresh-own", "refresh-header", "pulling"])
            fixture.letGo(finger)
            fixture.settle()
            #expect(classes() == ["refresh-own", "refresh-header", "refreshing"])
            fixture.header.endRefreshing(failed: "No network")
            #expect(classes() == ["refresh-own", "refresh-header", "failed"])
            fixture.settle()
            #expect(classes() == ["refresh-own", "refresh-header"])
        }

        @Test("the hook for places is called when the slot gets another size, and then alone")
        func placing() {
            let indicator = RecordingIndicator()
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: indicator) }
            fixture.pull(to: -70)
            fixture.settle()
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(indicator.sizes.count == 1)
            fixture.header.extent = 70
            fixture.settle()
            #expect(indicator.sizes.last == Extents(horizontal: 400, vertical: 70))
            gtk_window_resize(fixture.window.widget.cast(to: GtkWindow.self), 300, 500)
            GtkHarness.wait(until: indicator.sizes.last == Extents(horizontal: 300, vertical: 70))
            #expect(indicator.sizes.count == 3)
        }

        @Test("what the hook for places moves is laid out where it was moved, then and later")
        func moving() {
            let indicator = MovingIndicator()
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader(indicator: indicator) }
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(indicator.left == 100)
            indicator.move(to: 150)
            GtkHarness.wait(until: indicator.left == 150)
            gtk_window_resize(fixture.window.widget.cast(to: GtkWindow.self), 320, 500)
            GtkHarness.wait(until: indicator.left == 80)
            expectRest(of: fixture.window.widget)
        }

        @Test("a closure is given each presentation, at every edge", arguments: Edge.allCases.filter { $0 != .leading })
        func closure(_ edge: Edge) {
            let label = gtk_label_new(nil)!
            var presentations: [RefreshPresentation] = []
            let indicator = WidgetIndicator(label) { presentations.append($0) }
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 1000, 1000)
            let fixture = ScrollerFixture(content: area) { scroller in
                switch edge {
                case .top: scroller.header = RefreshHeader(indicator: indicator)
                case .bottom: scroller.footer = RefreshFooter(.back, indicator: indicator)
                default: scroller.trailer = RefreshTrailer(indicator: indicator)
                }
            }
            let component = fixture.components[0]
            #expect(fixture.slot(of: component) == gtk_widget_get_parent(label))
            component.beginRefreshing()
            fixture.settle()
            #expect(presentations.last?.state == .refreshing && presentations.last?.edge == edge)
            #expect(presentations.last?.isInSight == true)
            #expect(gtk_widget_get_mapped(label) != 0)
            component.endRefreshing()
            fixture.settle()
            #expect(presentations.last?.state == .idle && presentations.last?.isInSight == false)
            #expect(gtk_widget_get_mapped(label) == 0)
        }

        @Test("indicator, widget and closure go with the window, in the middle of a refresh too")
        func lifetime() {
            let tracker = LifetimeTracker()
            do {
                let kept = CallLog()
                tracker.track(kept, "what the closure holds")
                let indicator = WidgetIndicator(gtk_progress_bar_new()) { _ in kept.note("update") }
                tracker.track(indicator, "indicator")
                tracker.track(gobject: indicator.widget, "widget")
                let fixture = ScrollerFixture(rows: 3) { $0.header = RefreshHeader(indicator: indicator) }
                fixture.header.beginRefreshing()
                fixture.settle()
                fixture.window.destroy()
            }
            GtkHarness.wait(until: tracker.alive.isEmpty, "\(tracker.alive)")
        }

        @Test("a list of a few pixels gives a widget no less than it needs", arguments: [true, false])
        func tinyList(_ isHeader: Bool) {
            let button = gtk_button_new_with_label("own")!
            let fixture = ScrollerFixture(content: gtk_text_view_new()) {
                if isHeader {
                    $0.header = RefreshHeader(indicator: WidgetIndicator(button))
                } else {
                    $0.trailer = RefreshTrailer(indicator: WidgetIndicator(button))
                }
            }
            gtk_window_resize(fixture.window.widget.cast(to: GtkWindow.self), 1, 1)
            GtkHarness.wait(until: gtk_widget_get_allocated_width(fixture.viewport) < 60, "the list is small")
            // GTK would complain of what is drawn with less.
            fixture.components.first?.beginRefreshing()
            fixture.settle()
            var (width, height): (gint, gint) = (0, 0)
            gtk_widget_get_preferred_width(button, &width, nil)
            gtk_widget_get_preferred_height(button, &height, nil)
            #expect(gtk_widget_get_allocated_width(button) >= width)
            #expect(gtk_widget_get_allocated_height(button) >= height)
        }
    }
}
