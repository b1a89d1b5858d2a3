import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct AccessibilityTests {
        init() { GtkHarness.start() }

        private func accessible(_ fixture: ScrollerFixture) -> UnsafeMutablePointer<AtkObject> {
            let object = gtk_widget_get_accessible(fixture.viewport)!
            touchAll(object)
            return object
        }

        /// Asks for every object below, as a screen reader does: GTK makes them only then.
        private func touchAll(_ object: UnsafeMutablePointer<AtkObject>) {
            for index in 0..<atk_object_get_n_accessible_children(object) {
                guard let child = atk_object_ref_accessible_child(object, index) else { continue }
                touchAll(child)
                g_object_unref(child)
            }
        }

        private func has(_ state: AtkStateType, _ object: UnsafeMutablePointer<AtkObject>) -> Bool {
            let states = atk_object_ref_state_set(object)
            defer { g_object_unref(states) }
            return atk_state_set_contains_state(states, state) != 0
        }

        private func actions(_ object: UnsafeMutablePointer<AtkObject>) -> [String] {
            (0..<atk_action_get_n_actions(object.opaque)).map {
                String(cString: atk_action_get_name(object.opaque, $0))
            }
        }

        @Test("A01: the hidden header is not showing and not in the tab order; its action can be reached")
        func tree() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let viewport = accessible(fixture)
            #expect(atk_object_get_n_accessible_children(viewport) == 2)
            let slot = gtk_widget_get_accessible(fixture.slot(of: fixture.header))!
            #expect(!has(ATK_STATE_SHOWING, slot))
            #expect(actions(viewport) == ["refresh"])
            #expect(!has(ATK_STATE_BUSY, viewport))
            // Once round through everything that Tab reaches.
            for _ in 0..<10 {
                Keyboard.tap(GDK_KEY_Tab, in: fixture.window)
                let focus = gtk_window_get_focus(fixture.window.widget.cast(to: GtkWindow.self))
                let isInHeader = focus.map {
                    $0 == fixture.slot(of: fixture.header)
                        || gtk_widget_is_ancestor($0, fixture.slot(of: fixture.header)) != 0
                }
                #expect(isInHeader != true)
            }
            let finger = fixture.drag(to: -20)
            #expect(has(ATK_STATE_SHOWING, slot))
            fixture.letGo(finger)
            fixture.settle()
            #expect(!has(ATK_STATE_SHOWING, slot))
        }

        @Test("A01: the action refreshes, sets BUSY and speaks once; the end clears it")
        func refreshAction() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let viewport = accessible(fixture)
            let log = AccessibleLog()
            #expect(atk_action_do_action(viewport.opaque, 0) != 0)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
            #expect(has(ATK_STATE_BUSY, viewport))
            #expect(log.busy == [true])
            // The label in the header changes its text as well, but is no object that is watched: a screen reader
            // speaks the announcement.
            #expect(log.announcements == [fixture.header.title(for: .refreshing)])
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(!has(ATK_STATE_BUSY, viewport))
            #expect(log.busy == [true, false])
            #expect(log.announcements.count <= 2)
        }

        @Test("A01: with header and footer there are two actions, and BUSY lasts until the last of both ends")
        func twoActions() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter()
            }
            let viewport = accessible(fixture)
            let log = AccessibleLog()
            #expect(actions(viewport) == ["refresh", "load-more"])
            #expect(atk_action_do_action(viewport.opaque, 1) != 0)
            #expect(fixture.loads == 1)
            #expect(atk_action_do_action(viewport.opaque, 0) != 0)
            fixture.settle()
            #expect(fixture.cb == 1)
            #expect(log.busy == [true])
            #expect(log.announcements.count == 2)
            fixture.footer.endRefreshing()
            #expect(has(ATK_STATE_BUSY, viewport))
            fixture.header.endRefreshing()
            #expect(!has(ATK_STATE_BUSY, viewport))
            #expect(log.busy == [true, false])
            // A hidden component has no action, one without more data refuses.
            fixture.header.isHidden = true
            #expect(actions(viewport) == ["load-more"])
            fixture.footer.endRefreshingWithNoMoreData()
            #expect(atk_action_do_action(viewport.opaque, 0) == 0)
            #expect(fixture.loads == 1)
        }

        @Test("A01: an end by removal clears BUSY, and the accessible object outlives the window quietly")
        func removedWhileBusy() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let viewport = ObjectReference(accessible(fixture))
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(has(ATK_STATE_BUSY, viewport.pointer))
            fixture.scroller.header = nil
            #expect(!has(ATK_STATE_BUSY, viewport.pointer))
            #expect(actions(viewport.pointer).isEmpty)
            fixture.window.destroy()
            #expect(actions(viewport.pointer).isEmpty)
            #expect(atk_action_do_action(viewport.pointer.opaque, 0) == 0)
        }

        @Test("A02: nothing is announced when nothing refreshes")
        func silence() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            _ = accessible(fixture)
            fixture.scroller.contentOffset.vertical = 300
            let log = AccessibleLog()
            gtk_widget_grab_focus(fixture.scrolledWindow)
            Keyboard.tap(GDK_KEY_Home, in: fixture.window)
            GtkHarness.wait(until: fixture.offset == 0, "the key scrolls to the top")
            fixture.pause()
            fixture.wheel(-2)
            GtkHarness.wait(until: fixture.scroller.isAtRest)
            fixture.pull(to: -30)
            fixture.settle()
            fixture.drag(to: -30).cancel()
            fixture.settle()
            fixture.scroller.contentOffset.vertical = 300
            fixture.fling(at: 5000)
            fixture.settle()
            #expect(fixture.offset == 0)
            #expect(log.busy.isEmpty)
            #expect(log.announcements.isEmpty)
            #expect(!log.names.contains { $0.contains(fixture.header.title(for: .refreshing)) })
        }
    }
}
