import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// S06 and S07: a refresh that is begun while nobody can see the list.
    @Suite @MainActor struct HiddenListTests {
        init() { GtkHarness.start() }

        enum Hiding: CaseIterable { case otherPage, invisible, windowNotShown }

        @Test("S06: begin on a hidden list is remembered and runs once when it is shown", arguments: Hiding.allCases)
        func beginWhileHidden(_ hiding: Hiding) {
            let (fixture, show) = hidden(hiding)
            fixture.header.beginRefreshing()
            if hiding != .windowNotShown { GtkHarness.frames(30, of: fixture.window.widget) } else { fixture.turn() }
            #expect(fixture.header.state == .willRefresh)
            #expect(fixture.header.isRefreshing)
            #expect(fixture.cb == 0)
            show()
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.insets.top == 54)
            #expect(fixture.offset == -54)
            #expect(fixture.visiblePixels(of: fixture.header) == 54)
            #expect(fixture.isSpinning(fixture.header))
            #expect(fixture.cb == 1)
            fixture.header.endRefreshing()
            fixture.settle()
            expectAtRest(fixture)
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 2)
        }

        @Test("S06: of several lists in a stack that are told to refresh, each does when it is shown, and once")
        func severalLists() {
            let stack = gtk_stack_new()!
            let lists = ["A", "B", "C"].map { name in
                ScrollerFixture(rows: 30, shown: false) {
                    $0.header = RefreshHeader()
                } embed: { list in
                    gtk_stack_add_named(stack.cast(to: GtkStack.self), list, name)
                    return gtk_label_new(name)
                }
            }
            let window = TestWindow(width: 400, height: 500)
            window.show(stack)
            for list in lists { list.header.beginRefreshing() }
            for (index, list) in lists.enumerated() {
                gtk_widget_show_all(list.scrolledWindow)
                gtk_stack_set_visible_child(stack.cast(to: GtkStack.self), list.scrolledWindow)
                #expect(lists.map(\.cb) == lists.indices.map { $0 < index ? 1 : 0 })
                #expect(lists[(index + 1)...].allSatisfy { $0.header.state == .willRefresh })
                GtkHarness.wait(until: list.cb == 1, "the list that is shown refreshes")
                GtkHarness.wait(until: list.scroller.isAtRest)
                #expect(list.offset == -54 && list.insets.top == 54)
                #expect(list.visiblePixels(of: list.header) == 54)
            }
            for list in lists { list.header.endRefreshing() }
            GtkHarness.wait(until: lists.allSatisfy { $0.scroller.isAtRest })
            #expect(lists.allSatisfy { $0.header.state == .idle && $0.insets == .zero && $0.offset == 0 && $0.cb == 1 })
        }

        @Test("S07: end while it waits to be shown cancels the begin", arguments: Hiding.allCases)
        func endWhileHidden(_ hiding: Hiding) {
            let (fixture, show) = hidden(hiding)
            let log = CallLog()
            fixture.header.beginRefreshing { log.note("begun") }
            fixture.header.endRefreshing { log.note("ended") }
            #expect(fixture.header.state == .idle)
            #expect(log.entries == ["ended"])
            show()
            fixture.settle()
            GtkHarness.frames(30, of: fixture.window.widget)
            expectAtRest(fixture)
            #expect(fixture.cb == 0)
            #expect(fixture.states == ["top idle > willRefresh", "top willRefresh > idle"])
            #expect(log.entries == ["ended"])
        }

        /// A list that is not mapped, and what shows it.
        private func hidden(_ hiding: Hiding) -> (ScrollerFixture, @MainActor () -> Void) {
            let stack = gtk_stack_new()!
            let other = gtk_label_new("A")!
            let fixture = ScrollerFixture(rows: 30, shown: false) {
                $0.header = RefreshHeader()
            } embed: { list in
                gtk_stack_add_named(stack.cast(to: GtkStack.self), other, "A")
                gtk_stack_add_named(stack.cast(to: GtkStack.self), list, "B")
                return stack
            }
            let list = fixture.scrolledWindow
            gtk_widget_show_all(stack)
            gtk_stack_set_visible_child(stack.cast(to: GtkStack.self), hiding == .otherPage ? other : list)
            if hiding == .invisible { gtk_widget_set_visible(list, 0) }
            guard hiding != .windowNotShown else { return (fixture, { fixture.show() }) }
            gtk_widget_show(fixture.window.widget)
            GtkHarness.wait(until: gtk_widget_get_mapped(stack) != 0)
            #expect(gtk_widget_get_mapped(list) == 0)
            return (
                fixture,
                {
                    gtk_widget_set_visible(list, 1)
                    gtk_stack_set_visible_child(stack.cast(to: GtkStack.self), list)
                    GtkHarness.wait(until: gtk_widget_get_mapped(list) != 0)
                }
            )
        }

        private func expectAtRest(_ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(fixture.header.state == .idle, sourceLocation: sourceLocation)
            #expect(fixture.insets == .zero, sourceLocation: sourceLocation)
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
            #expect(fixture.visiblePixels(of: fixture.header) == 0, sourceLocation: sourceLocation)
            #expect(!fixture.isSpinning(fixture.header), sourceLocation: sourceLocation)
        }
    }
}
