import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct ChildKindTests {
        init() { GtkHarness.start() }

        @Test("every kind of child is refreshed and loaded for, by call and by finger", arguments: ChildKind.allCases)
        func child(_ kind: ChildKind) {
            let child = kind.make()
            let fixture = ScrollerFixture(content: child) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter(.back)
            }
            let scroller = fixture.scroller
            let length = scroller.contentSize.vertical
            #expect(length > 600)
            #expect(fixture.maximum == length - 500)
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.offset == -54)
            #expect(fixture.screenY(of: child) == 54)
            #expect(fixture.visiblePixels(of: fixture.header) == 54)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.screenY(of: child) == 0)
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 2)
            fixture.header.endRefreshing()
            fixture.settle()

            scroller.contentOffset.vertical = length - 500
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(fixture.offset == length - 500)
            fixture.pull(to: length - 500 + 60, from: 400)
            fixture.settle()
            #expect(fixture.loads == 1)
            #expect(fixture.offset == length - 500 + 44)
            #expect(fixture.place(of: fixture.footer) == 456...500)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == length - 500)
            scroller.detach()
            GtkHarness.frames(3, of: fixture.window.widget)
            #expect(gtk_adjustment_get_value(fixture.adjustment) == length - 500)
            #expect(gtk_adjustment_get_upper(fixture.adjustment) == length)
        }

        @Test(
            "a scrollable child stays the scrolled window's own after detach",
            arguments: [ChildKind.treeView, .iconView, .textView, .viewport])
        func scrollableChild(_ kind: ChildKind) {
            let child = kind.make()
            let fixture = ScrollerFixture(content: child)
            #expect(gtk_widget_get_parent(child) != fixture.scrolledWindow)
            fixture.scroller.detach()
            GtkHarness.frames(3, of: fixture.window.widget)
            #expect(gtk_widget_get_parent(child) == fixture.scrolledWindow)
            #expect(gtk_scrollable_get_vadjustment(child.opaque) == fixture.adjustment)
        }

        @Test("a tap on an icon view selects the item, a drag from it pulls")
        func iconView() {
            let child = ChildKind.iconView.make()
            let fixture = ScrollerFixture(content: child) { $0.header = RefreshHeader() }
            let point = fixture.point(45, 15)
            Contact.finger(in: fixture.window, at: point).release()
            GtkHarness.drain()
            let selected = gtk_icon_view_get_selected_items(child.cast(to: GtkIconView.self))
            defer { g_list_free_full(selected) { gtk_tree_path_free(OpaquePointer($0)) } }
            #expect(g_list_length(selected) == 1)
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 1)
        }

        @Test("a tree view of 100 000 rows stays virtual: a pull asks for no rows that are not seen")
        func virtualRows() {
            let tree = TreeOfRows(count: 100_000)
            let fixture = ScrollerFixture(content: tree.widget) { $0.header = RefreshHeader() }
            #expect(fixture.scroller.contentSize.vertical >= 100_000 * 30)
            // No more than the rows of a viewport, and none of those far away.
            #expect(visibleRows(tree) < 25)
            tree.startCounting()
            let finger = fixture.drag(to: -70)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(visibleRows(tree) < 25)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.cb == 1)
            fixture.header.endRefreshing()
            fixture.settle()
            // Each frame of the pull and of the two animations may draw all rows in sight, and no more.
            #expect(tree.requests < 100 * 25 * 2)
            fixture.scroller.contentOffset.vertical = 1_500_000
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(visibleRows(tree) < 25)
            #expect(fixture.offset == 1_500_000)
        }

        /// How many rows the tree view says can be seen.
        private func visibleRows(_ tree: TreeOfRows) -> Int32 {
            var (first, last): (OpaquePointer?, OpaquePointer?) = (nil, nil)
            guard gtk_tree_view_get_visible_range(tree.widget.cast(to: GtkTreeView.self), &first, &last) != 0 else {
                return .max
            }
            defer {
                gtk_tree_path_free(first)
                gtk_tree_path_free(last)
            }
            return gtk_tree_path_get_indices(last)[0] - gtk_tree_path_get_indices(first)[0] + 1
        }
    }
}
