import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct TreeViewTests {
        init() { GtkHarness.start() }

        private func fixture() -> ScrollerFixture {
            ScrollerFixture(content: TreeContent.make(rows: 100)) { $0.header = RefreshHeader() }
        }

        @Test("a tree view keeps its selection when it is pulled by touch")
        func selection() {
            let fixture = fixture()
            TreeContent.select(7, in: fixture.list)
            #expect(TreeContent.selectedRow(of: fixture.list) == 7)
            let finger = fixture.drag(to: -70, from: 60)
            #expect(TreeContent.selectedRow(of: fixture.list) == 7)
            finger.release()
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(TreeContent.selectedRow(of: fixture.list) == 7)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(TreeContent.selectedRow(of: fixture.list) == 7)
        }

        @Test("a tap selects the row that is under the finger, at rest and while the header is open")
        func tap() {
            let fixture = fixture()
            TreeContent.select(7, in: fixture.list)
            Contact.finger(in: fixture.window, at: fixture.point(200, 50)).release()
            #expect(TreeContent.selectedRow(of: fixture.list) == 1)
            fixture.header.beginRefreshing()
            fixture.settle()
            Contact.finger(in: fixture.window, at: fixture.point(200, 54 + 130)).release()
            #expect(TreeContent.selectedRow(of: fixture.list) == 3)
        }

        @Test("a cursor that moves scrolls the tree, and the list follows it; also while the header is open")
        func cursor() {
            let fixture = fixture()
            TreeContent.select(99, in: fixture.list)
            GtkHarness.wait(until: fixture.offset == fixture.maximum, "the end is in sight")
            TreeContent.select(0, in: fixture.list)
            GtkHarness.wait(until: fixture.offset == 0, "the beginning is in sight")
            fixture.header.beginRefreshing()
            fixture.settle()
            TreeContent.select(50, in: fixture.list)
            GtkHarness.wait(until: fixture.offset > 1000, "the row is in sight")
            fixture.header.endRefreshing()
            let reached = fixture.offset
            fixture.settle()
            #expect(fixture.offset == reached)
        }
    }
}
