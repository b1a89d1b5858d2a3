import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// F04: content that leaves nothing to scroll.
    @Suite @MainActor struct ShortContentTests {
        init() { GtkHarness.start() }

        @Test("F04: short content loads by a notch, a click on the footer, and Enter and Space on it")
        func shortContent() {
            let fixture = ScrollerFixture(rows: 3) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.settle(more: 60) {}
            #expect(fixture.loads == 0)
            #expect(fixture.place(of: fixture.footer) == 120...164)
            fixture.pause()
            fixture.wheel(1)
            fixture.settle()
            #expect(fixture.loads == 1)
            click(fixture.footer, in: fixture)
            #expect(fixture.loads == 2)
            focusFooter(of: fixture)
            Keyboard.tap(GDK_KEY_Return, in: fixture.window)
            fixture.settle()
            #expect(fixture.loads == 3)
            Keyboard.tap(GDK_KEY_space, in: fixture.window)
            fixture.settle()
            #expect(fixture.loads == 4)
            #expect(fixture.offset == 0)
        }

        @Test("F04: Tab comes to the footer of short content after the rows, as one reads")
        func tabOrder() {
            let fixture = ScrollerFixture(rows: 3) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            fixture.window.focus()
            let window = fixture.window.widget.cast(to: GtkWindow.self)
            let slot = fixture.slot(of: fixture.footer)
            gtk_window_set_focus(window, nil)
            var order: [UnsafeMutablePointer<GtkWidget>] = []
            while order.last != slot, order.count < 5 {
                Keyboard.tap(GDK_KEY_Tab, in: fixture.window)
                if let focus = gtk_window_get_focus(window) { order.append(focus) }
            }
            let rows = (0..<3).map { gtk_list_box_get_row_at_index(fixture.list.cast(to: GtkListBox.self), $0)! }
            #expect(order == rows.map { $0.cast(to: GtkWidget.self) } + [slot])
            Keyboard.tap(GDK_KEY_Tab, with: .shift, in: fixture.window)
            #expect(gtk_window_get_focus(window) == order.dropLast().last)
        }

        @Test("F04: short content loads when it is pushed up by a finger, and not when it is pulled down")
        func shortContentByFinger() {
            let fixture = ScrollerFixture(rows: 3) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.pull(to: 30, from: 400)
            fixture.settle()
            #expect(fixture.loads == 1)
            fixture.pull(to: -30, from: 100)
            fixture.settle()
            #expect(fixture.loads == 1)
            #expect(fixture.offset == 0)
        }

        @Test("F04: a window that becomes higher than the content does not load, a notch then does")
        func tallWindow() {
            let fixture = ScrollerFixture(rows: 12) { $0.footer = RefreshFooter() }
            fixture.footer.onRefreshing = { $0.endRefreshing() }
            fixture.wheel(5)
            fixture.settle()
            #expect(fixture.offset == 24)
            #expect(fixture.loads == 1)
            gtk_window_resize(fixture.window.widget.cast(to: GtkWindow.self), 400, 900)
            GtkHarness.wait(until: gtk_widget_get_allocated_height(fixture.scrolledWindow) == 900)
            fixture.settle(more: 30) {}
            #expect(fixture.loads == 1)
            #expect(fixture.offset == 0)
            #expect(fixture.place(of: fixture.footer) == 480...524)
            fixture.pause()
            fixture.wheel(1)
            fixture.settle()
            #expect(fixture.loads == 2)
        }

        private func click(_ refresher: Refresher, in fixture: ScrollerFixture) {
            let slot = fixture.slot(of: refresher)
            Contact.mouse(in: fixture.window, at: fixture.window.point(in: slot)).release()
            fixture.settle()
        }

        /// By Tab, as a person gets there.
        private func focusFooter(of fixture: ScrollerFixture) {
            fixture.window.focus()
            let row = gtk_list_box_get_row_at_index(fixture.list.cast(to: GtkListBox.self), 2)!
            gtk_widget_grab_focus(row.cast(to: GtkWidget.self))
            Keyboard.tap(GDK_KEY_Tab, in: fixture.window)
            let focus = gtk_window_get_focus(fixture.window.widget.cast(to: GtkWindow.self))
            #expect(focus == fixture.slot(of: fixture.footer))
        }
    }
}
