import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct KeyboardTests {
        init() { GtkHarness.start() }

        private func focusRow(_ fixture: ScrollerFixture) {
            let row = gtk_list_box_get_row_at_index(fixture.list.cast(to: GtkListBox.self), 2)!
            gtk_widget_grab_focus(row.cast(to: GtkWidget.self))
        }

        @Test("A03: F5 in the list refreshes, once", arguments: [false, true])
        func refreshKey(isReload: Bool) {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            focusRow(fixture)
            let press: () -> Void = {
                if isReload {
                    Keyboard.tap(GDK_KEY_r, with: .control, in: fixture.window)
                } else {
                    Keyboard.tap(GDK_KEY_F5, in: fixture.window)
                }
            }
            press()
            #expect(fixture.header.state == .refreshing)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
            press()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
        }

        @Test("A03: the keys mean nothing while the focus is elsewhere, and with other modifiers")
        func otherFocus() {
            let button = gtk_button_new_with_label("Elsewhere")!
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
            } embed: { scrolledWindow in
                let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
                gtk_box_pack_start(box.cast(to: GtkBox.self), scrolledWindow, 1, 1, 0)
                gtk_box_pack_start(box.cast(to: GtkBox.self), button, 0, 0, 0)
                return box
            }
            gtk_widget_grab_focus(button)
            Keyboard.tap(GDK_KEY_F5, in: fixture.window)
            focusRow(fixture)
            Keyboard.tap(GDK_KEY_F5, with: .shift, in: fixture.window)
            Keyboard.tap(GDK_KEY_r, in: fixture.window)
            fixture.settle()
            #expect(fixture.cb == 0)
            Keyboard.tap(GDK_KEY_F5, in: fixture.window)
            #expect(fixture.header.state == .refreshing)
        }

        @Test("A03: an entry in a row gets its keys")
        func entry() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            } makeRow: { index in
                guard index == 2 else { return ScrollerFixture.label(index) }
                let entry = gtk_entry_new()!
                gtk_entry_set_text(entry.cast(to: GtkEntry.self), "word")
                return entry
            }
            let entry = fixture.content(ofRow: 2)
            gtk_widget_grab_focus(entry)
            Keyboard.tap(GDK_KEY_End, in: fixture.window)
            #expect(gtk_editable_get_position(entry.opaque) == 4)
            Keyboard.tap(GDK_KEY_space, in: fixture.window)
            #expect(String(cString: gtk_entry_get_text(entry.cast(to: GtkEntry.self))) == "word ")
            Keyboard.tap(GDK_KEY_Home, in: fixture.window)
            #expect(gtk_editable_get_position(entry.opaque) == 0)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(fixture.callbacks.isEmpty)
        }

        @Test(
            "A03: Enter and Space load on an automatic footer that has the focus",
            arguments: [GDK_KEY_Return, GDK_KEY_space])
        func footerKeys(key: Int32) {
            let fixture = ScrollerFixture(rows: 3) { $0.footer = RefreshFooter() }
            gtk_widget_grab_focus(fixture.slot(of: fixture.footer))
            #expect(fixture.loads == 0)
            Keyboard.tap(key, in: fixture.window)
            #expect(fixture.loads == 1)
            Keyboard.tap(key, in: fixture.window)
            #expect(fixture.loads == 1, "it loads already")
            fixture.footer.endRefreshing()
            Keyboard.tap(key, in: fixture.window)
            #expect(fixture.loads == 2)
        }

        @Test("A03: a hidden header does not answer to the keys")
        func hiddenHeader() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.isHidden = true
            }
            focusRow(fixture)
            Keyboard.tap(GDK_KEY_F5, in: fixture.window)
            fixture.settle()
            #expect(fixture.cb == 0)
        }
    }
}
