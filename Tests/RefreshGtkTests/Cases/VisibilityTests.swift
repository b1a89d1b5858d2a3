import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Lists that go out of sight and come back.
    @Suite @MainActor struct VisibilityTests {
        init() { GtkHarness.start() }

        /// How a list goes out of sight and comes back.
        enum Way: CaseIterable, Sendable {
            case stackPage, window, widget, parent, minimized
        }

        /// A list in the first of two pages of a stack, and a second window to move it to.
        @MainActor private final class Stage {
            let fixture: ScrollerFixture
            let other = TestWindow(width: 400, height: 500)
            private let stack = gtk_stack_new()!
            private let held: ObjectReference<UnsafeMutablePointer<GtkWidget>>

            init() {
                let stack = self.stack
                fixture = ScrollerFixture(rows: 30) {
                    $0.header = RefreshHeader()
                } embed: { scrolledWindow in
                    gtk_container_add(stack.cast(to: GtkContainer.self), scrolledWindow)
                    gtk_container_add(stack.cast(to: GtkContainer.self), gtk_label_new("The other page"))
                    return stack
                }
                held = ObjectReference(fixture.scrolledWindow)
                fixture.header.store = LastUpdatedStore(folder: TemporaryFolder().path)
            }

            func hide(_ way: Way) {
                switch way {
                case .stackPage: show(page: 1)
                case .window: gtk_widget_hide(fixture.window.widget)
                case .widget: gtk_widget_hide(fixture.scrolledWindow)
                case .parent: gtk_container_remove(stack.cast(to: GtkContainer.self), fixture.scrolledWindow)
                case .minimized: fixture.window.setMinimized(true)
                }
                GtkHarness.drain()
                // A window that is minimised keeps its widgets mapped.
                #expect((gtk_widget_get_mapped(fixture.scrolledWindow) != 0) == (way == .minimized))
            }

            func bringBack(_ way: Way) {
                switch way {
                case .stackPage: show(page: 0)
                case .window: gtk_widget_show(fixture.window.widget)
                case .widget:
                    gtk_widget_show(fixture.scrolledWindow)
                    // GtkStack went on to the other page.
                    show(page: 0)
                case .parent:
                    gtk_container_add(other.widget.cast(to: GtkContainer.self), fixture.scrolledWindow)
                    gtk_widget_show_all(other.widget)
                case .minimized: fixture.window.setMinimized(false)
                }
                GtkHarness.wait(until: gtk_widget_get_mapped(fixture.scrolledWindow) != 0, "the list is mapped")
            }

            var window: UnsafeMutablePointer<GtkWidget> { gtk_widget_get_toplevel(fixture.scrolledWindow) }

            private func show(page: Int) {
                let pages = gtk_container_get_children(stack.cast(to: GtkContainer.self))
                defer { g_list_free(pages) }
                let widget = g_list_nth_data(pages, guint(page))!
                gtk_stack_set_visible_child(stack.cast(to: GtkStack.self), widget.cast(to: GtkWidget.self))
            }
        }

        /// What a list looks like in the first frame that is drawn of it.
        private struct FirstFrame: Equatable {
            var offset = 0.0
            var firstRow = 0.0
            var isHeaderSeen = false
        }

        private func firstFrame(of fixture: ScrollerFixture, after action: () -> Void) -> FirstFrame? {
            var frame: FirstFrame?
            let slot = fixture.slot(of: fixture.header)
            let drawn = SignalConnection.draw(fixture.scrolledWindow) { _ in
                if frame == nil {
                    frame = FirstFrame(
                        offset: fixture.offset, firstRow: fixture.rowY(0) ?? .nan,
                        isHeaderSeen: gtk_widget_get_mapped(slot) != 0)
                }
                return false
            }
            defer { drawn.disconnect() }
            action()
            GtkHarness.wait(until: frame != nil, "a frame is drawn")
            return frame
        }

        @Test(
            "L05: ended out of sight, the list comes back without its header in the first frame",
            arguments: Way.allCases)
        func endedHidden(_ way: Way) {
            let stage = Stage()
            let fixture = stage.fixture
            fixture.header.beginRefreshing()
            fixture.settle()
            stage.hide(way)
            fixture.header.endRefreshing()
            #expect(fixture.header.state == .idle)
            let frame = firstFrame(of: fixture) { stage.bringBack(way) }
            #expect(frame == FirstFrame())
            #expect(fixture.insets.top == 0)
            GtkHarness.frames(3, of: stage.window)
            #expect(fixture.offset == 0)
            #expect(fixture.rowY(0) == 0)
            #expect(gtk_adjustment_get_value(fixture.adjustment) == 0)
            #expect(gtk_adjustment_get_lower(fixture.adjustment) == 0)
            #expect(fixture.callbacks.filter { $0 == "top.endCompletion" }.count == 1)
        }

        @Test(
            "L05: still refreshing when it comes back, the header is there and its spinner turns",
            arguments: Way.allCases)
        func stillRefreshing(_ way: Way) throws {
            let stage = Stage()
            let fixture = stage.fixture
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.isSpinning(fixture.header))
            stage.hide(way)
            #expect(!fixture.isSpinning(fixture.header))
            let frame = firstFrame(of: fixture) { stage.bringBack(way) }
            #expect(frame == FirstFrame(offset: -54, firstRow: 54, isHeaderSeen: true))
            #expect(fixture.header.state == .refreshing)
            #expect(fixture.insets.top == 54)
            #expect(fixture.isSpinning(fixture.header))
            let slot = fixture.slot(of: fixture.header)
            // GTK draws only what is laid out, as it is after a frame.
            let picture = {
                GtkHarness.frames(1, of: stage.window)
                return WidgetPicture(of: slot)
            }
            let first = picture()
            GtkHarness.wait(until: picture() != first, "the spinner turns")
            // Longer than a slot takes to open: nothing opens and calls once more.
            GtkHarness.frames(30, of: stage.window)
            #expect(fixture.scroller.isAtRest)
            #expect(fixture.callbacks == ["top.refreshing", "top.beginCompletion"])
            #expect(fixture.states == ["top idle > refreshing"])
            fixture.header.endRefreshing()
            GtkHarness.wait(until: fixture.scroller.isAtRest)
            #expect(fixture.offset == 0)
            #expect(fixture.cb == 1)
        }

        /// What is going on when the list goes out of sight.
        enum Activity: CaseIterable, Sendable {
            case pulling, opening, closing, springing, gliding
        }

        @Test(
            "out of sight in mid-movement, everything has ended as it would have", arguments: Way.allCases,
            Activity.allCases)
        func hiddenDuring(_ way: Way, _ activity: Activity) {
            let stage = Stage()
            let fixture = stage.fixture
            var contact: Contact?
            switch activity {
            case .pulling: contact = fixture.drag(to: -70)
            case .opening: fixture.header.beginRefreshing()
            case .closing:
                fixture.header.beginRefreshing()
                fixture.settle()
                fixture.header.endRefreshing()
            case .springing: fixture.drag(to: -40).release()
            case .gliding: fixture.fling(at: -2000)
            }
            GtkHarness.frames(2, of: stage.window)
            stage.hide(way)
            #expect(fixture.scroller.isAtRest)
            contact?.move(byX: 0, y: 20, steps: 2, interval: 8)
            contact?.release()
            let expected: RefreshState = activity == .opening ? .refreshing : .idle
            #expect(fixture.header.state == expected)
            stage.bringBack(way)
            GtkHarness.frames(3, of: stage.window)
            #expect(fixture.header.state == expected)
            #expect(fixture.cb == (activity == .opening || activity == .closing ? 1 : 0))
            if activity != .gliding {
                let offset = activity == .opening ? -54.0 : 0
                #expect(fixture.offset == offset)
                #expect(fixture.rowY(0) == -offset)
            }
            #expect(gtk_adjustment_get_value(fixture.adjustment) == fixture.offset)
            #expect(fixture.count("top.endCompletion") == (activity == .closing ? 1 : 0))
        }

        @Test("L05: a begin and an end while the compositor asks for no frames are over all the same")
        func noFrames() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.window.setFrozen(true)
            fixture.header.beginRefreshing()
            GtkHarness.wait(until: fixture.scroller.isAtRest, "the slot is open")
            #expect(fixture.cb == 1)
            #expect(fixture.offset == -54)
            fixture.header.endRefreshing()
            GtkHarness.wait(until: fixture.scroller.isAtRest, "the slot is closed")
            #expect(fixture.count("top.endCompletion") == 1)
            let frame = firstFrame(of: fixture) { fixture.window.setFrozen(false) }
            #expect(frame == FirstFrame())
            fixture.pull(to: -70)
            fixture.settle()
            #expect(fixture.cb == 2)
        }
    }
}
