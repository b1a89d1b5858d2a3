import RefreshCGtk3
import RefreshCore
import RefreshGtk
import Testing

/// A list of rows of 40 pixels in a window of 400 by 500, as the cases use it, with a scroller attached.
@MainActor
package final class ScrollerFixture {
    package static let rowHeight = 40

    package let window: TestWindow
    package let scrolledWindow: UnsafeMutablePointer<GtkWidget>
    package let list: UnsafeMutablePointer<GtkWidget>
    package let scroller: RefreshScroller
    /// What was called, in order: `top.refreshing` and so on.
    package private(set) var callbacks: [String] = []
    /// The states of all components, in order: `top idle > pulling`.
    package private(set) var states: [String] = []

    /// - Parameters:
    ///   - rows: labels by default.
    ///   - setUp: sets components and policies before the window is shown.
    ///   - embed: makes what the window gets out of the scrolled window: by default that itself.
    package convenience init(
        rows: Int, shown: Bool = true, setUp: @MainActor (RefreshScroller) -> Void = { _ in },
        makeRow: @MainActor (Int) -> UnsafeMutablePointer<GtkWidget> = ScrollerFixture.label,
        embed: @MainActor (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> = { $0 }
    ) {
        let list = gtk_list_box_new()!
        for index in 0..<rows { Self.append(makeRow(index), to: list) }
        self.init(content: list, shown: shown, setUp: setUp, embed: embed)
    }

    /// - Parameter content: any widget, in place of the list of rows.
    package init(
        content: UnsafeMutablePointer<GtkWidget>, shown: Bool = true,
        setUp: @MainActor (RefreshScroller) -> Void = { _ in },
        embed: @MainActor (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> = { $0 }
    ) {
        window = TestWindow(width: 400, height: 500)
        scrolledWindow = gtk_scrolled_window_new(nil, nil)
        list = content
        gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), content)
        scroller = RefreshScroller(scrolledWindow)
        gtk_container_add(window.widget.cast(to: GtkContainer.self), embed(scrolledWindow))
        setUp(scroller)
        watch()
        if shown { show() }
    }

    package func show() {
        gtk_widget_show_all(window.widget)
        GtkHarness.wait(until: gtk_widget_get_mapped(scrolledWindow) != 0, "the list is mapped")
        GtkHarness.frames(3, of: window.widget)
    }

    /// Notes what the components that are set now call. Others set later need this again.
    package func watch() {
        for refresher in components {
            let name = "\(refresher.edge)"
            refresher.onCallback = { [weak self] in self?.callbacks.append("\(name).\($0.rawValue)") }
            refresher.onStateChanged = { [weak self] from, to in
                self?.states.append("\(name) \(from.rawValue) > \(to.rawValue)")
            }
        }
    }

    package var components: [Refresher] {
        [scroller.header as Refresher?, scroller.footer, scroller.trailer].compactMap { $0 }
    }

    package var header: RefreshHeader { scroller.header! }
    package var footer: RefreshFooter { scroller.footer! }
    package var offset: Double { scroller.contentOffset.vertical }
    package var insets: Insets { scroller.effectiveInset }
    package func count(_ callback: String) -> Int { callbacks.filter { $0 == callback }.count }
    /// How often the header's refresh callback ran.
    package var cb: Int { count("top.refreshing") }
    /// How often the footer's did.
    package var loads: Int { count("bottom.refreshing") }

    /// A row of the required height with its number.
    package static func label(_ index: Int) -> UnsafeMutablePointer<GtkWidget> {
        let label = gtk_label_new("Row \(index)")!
        gtk_widget_set_size_request(label, -1, gint(rowHeight))
        return label
    }

    private static func append(
        _ content: UnsafeMutablePointer<GtkWidget>, to list: UnsafeMutablePointer<GtkWidget>, at position: Int = -1
    ) {
        let row = gtk_list_box_row_new()!
        // A row's padding would make it higher than the cases say.
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, "row { padding: 0; border: none; min-height: 0; }", -1, nil)
        gtk_style_context_add_provider(gtk_widget_get_style_context(row), provider.opaque, 900)
        g_object_unref(provider)
        gtk_container_add(row.cast(to: GtkContainer.self), content)
        gtk_list_box_insert(list.cast(to: GtkListBox.self), row, gint(position))
        gtk_widget_show_all(row)
    }

    package func addRows(_ count: Int, onTop: Bool = false) {
        for index in 0..<count { Self.append(Self.label(1000 + index), to: list, at: onTop ? 0 : -1) }
    }

    /// Where row `index` begins inside the viewport, as GTK has it on the screen; nil when there is no such row.
    package func rowY(_ index: Int) -> Double? {
        guard let row = gtk_list_box_get_row_at_index(list.cast(to: GtkListBox.self), gint(index)) else { return nil }
        return screenY(of: row.cast(to: GtkWidget.self))
    }

    /// Where `widget` begins inside the viewport.
    package func screenY(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
        var (x, y): (gint, gint) = (0, 0)
        gtk_widget_translate_coordinates(widget, scrolledWindow, 0, 0, &x, &y)
        return Double(y)
    }

    /// Runs the main loop until nothing moves and what waits is done.
    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        GtkHarness.frames(2, of: window.widget, sourceLocation: sourceLocation)
        GtkHarness.wait(until: scroller.isAtRest, "the list comes to rest", sourceLocation: sourceLocation)
        GtkHarness.frames(2, of: window.widget, sourceLocation: sourceLocation)
    }

    package func turn() { GtkHarness.drain() }

    /// A point inside the viewport, in the window.
    package func point(_ x: Int32 = 200, _ y: Int32 = 100) -> Point { window.point(in: scrolledWindow, x: x, y: y) }

    /// Puts a finger down at `y` and moves it until the offset is `target`; it stays down.
    package func drag(to target: Double, from y: Int32 = 100, by mouse: Bool = false) -> Contact {
        let contact =
            mouse ? Contact.mouse(in: window, at: point(200, y)) : Contact.finger(in: window, at: point(200, y))
        move(contact, to: target)
        return contact
    }

    /// Moves a finger that is down until the offset is `target`, a pixel at a time near it.
    package func move(
        _ contact: Contact, to target: Double, along axis: Axis = .vertical, tolerance: Double = 0.3
    ) {
        var steps = 0
        while abs(scroller.contentOffset[axis] - target) > tolerance, steps < 5000 {
            let away = scroller.contentOffset[axis] - target
            // Far from the target in larger steps; beyond the edge the content follows by less than the finger moves.
            let step = abs(away) > 20 ? away / 2 : (abs(away) > 1 ? away : away / 2)
            let isVertical = axis == .vertical
            contact.move(byX: isVertical ? 0 : step, y: isVertical ? step : 0, interval: 8)
            steps += 1
        }
        #expect(abs(scroller.contentOffset[axis] - target) <= 0.5, "the drag reaches the offset")
    }
}
