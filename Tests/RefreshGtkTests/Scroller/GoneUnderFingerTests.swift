import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// The application takes away what a finger lies on.
    @Suite @MainActor struct GoneUnderFingerTests {
        init() { GtkHarness.start() }

        enum What: CaseIterable { case row, allRows, list, child }
        enum End: CaseIterable { case hidden, detached, lifted }

        @Test("a press may outlive what was pressed", arguments: What.allCases, End.allCases)
        func finger(_ what: What, _ end: End) {
            press(take: what, end: end) { Contact.finger(in: $0.window, at: $0.point()) }
        }

        @Test("so may that of a mouse button", arguments: What.allCases, End.allCases)
        func mouse(_ what: What, _ end: End) {
            press(take: what, end: end) { Contact.mouse(in: $0.window, at: $0.point()) }
        }

        private func press(take what: What, end: End, by contact: (ScrollerFixture) -> Contact) {
            // Buttons, unlike labels, are what GTK has down as pressed.
            let fixture = ScrollerFixture(
                rows: 30, setUp: { $0.header = RefreshHeader() }, makeRow: { gtk_button_new_with_label("Row \($0)")! })
            let finger = contact(fixture)
            GtkHarness.drain()
            take(what, of: fixture)
            GtkHarness.drain()
            switch end {
            case .hidden: gtk_widget_hide(fixture.scrolledWindow)
            case .detached: fixture.scroller.detach()
            case .lifted: finger.release()
            }
            GtkHarness.drain()
            #expect(fixture.cb == 0)
        }

        private func take(_ what: What, of fixture: ScrollerFixture) {
            let list = fixture.list
            switch what {
            case .row:
                let box = list.cast(to: GtkListBox.self)
                let row = gtk_list_box_get_row_at_y(box, gint(fixture.point().y))!
                gtk_widget_destroy(row.cast(to: GtkWidget.self))
            case .allRows:
                gtk_container_foreach(
                    list.cast(to: GtkContainer.self), { row, _ in gtk_widget_destroy(row) }, nil)
            case .list: gtk_widget_destroy(list)
            case .child: gtk_widget_destroy(gtk_widget_get_parent(list))
            }
        }
    }
}
