import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Viewport: children") @MainActor struct ViewportChildrenTests {
        private let viewport = Viewport()
        private let owner: RecordingOwner

        init() {
            GtkHarness.start()
            owner = RecordingOwner(viewport)
            owner.attach()
        }

        private var container: UnsafeMutablePointer<GtkContainer> { viewport.widget.cast(to: GtkContainer.self) }

        @Test("content and slots are children; slots only internally")
        func listing() {
            refresh_viewport_add_slot(viewport.widget, Viewport.child("header"))
            refresh_viewport_set_content(viewport.widget, Viewport.child("content"))
            refresh_viewport_add_slot(viewport.widget, Viewport.child("footer"))
            #expect(viewport.children(internals: false) == ["content"])
            #expect(viewport.children(internals: true) == ["content", "header", "footer"])
        }

        @Test("setting the content takes the one before out without telling the owner")
        func replacing() {
            let tracker = LifetimeTracker()
            let first = Viewport.child("first")
            tracker.track(gobject: first, "first")
            refresh_viewport_set_content(viewport.widget, first)
            refresh_viewport_set_content(viewport.widget, first)
            let second = Viewport.child("second")
            refresh_viewport_set_content(viewport.widget, second)
            #expect(refresh_viewport_get_content(viewport.widget) == second)
            #expect(tracker.alive.isEmpty)
            refresh_viewport_set_content(viewport.widget, nil)
            #expect(refresh_viewport_get_content(viewport.widget) == nil)
            #expect(owner.log.isEmpty)
        }

        @Test("what is done with one child may take out all of them", arguments: [true, false])
        func removingAll(_ isDrawn: Bool) {
            let window = TestWindow(width: 100, height: 100)
            window.show(viewport.widget)
            for name in ["header", "footer", "trailer"] {
                let child = Viewport.child(name)
                refresh_viewport_add_slot(viewport.widget, child)
                gtk_widget_show(child)
                owner.slots.append((child, GtkAllocation(x: 0, y: 0, width: 10, height: 10)))
            }
            gtk_widget_queue_resize(viewport.widget)
            GtkHarness.frames(2, of: window.widget)
            let widgets = owner.slots.map(\.widget)
            let connection = SignalConnection.draw(widgets[0]) { [container] _ in
                for widget in widgets where gtk_widget_get_parent(widget) != nil {
                    gtk_container_remove(container, widget)
                }
                return true
            }
            owner.slots = []
            if isDrawn {
                gtk_widget_queue_draw(viewport.widget)
                GtkHarness.frames(2, of: window.widget)
            } else {
                connection.disconnect()
                gtk_container_forall(
                    container,
                    { child, _ in
                        gtk_container_forall(
                            gtk_widget_get_parent(child).cast(to: GtkContainer.self),
                            { sibling, _ in
                                gtk_container_remove(
                                    gtk_widget_get_parent(sibling).cast(to: GtkContainer.self), sibling)
                            }, nil)
                    }, nil)
            }
            #expect(viewport.children(internals: true).isEmpty)
        }

        @Test("a container's way to add a child sets the content, once")
        func adding() {
            #expect(gtk_container_child_type(container) == gtk_widget_get_type())
            let content = Viewport.child("content")
            gtk_container_add(container, content)
            #expect(refresh_viewport_get_content(viewport.widget) == content)
            #expect(gtk_container_child_type(container) == g_type_from_name("void"))
            let other = ObjectReference(Viewport.child("other"))
            let messages = LogWatch.messages { gtk_container_add(container, other.pointer) }
            #expect(messages.count == 1)
            #expect(gtk_widget_get_parent(other.pointer) == nil)
        }

        @Test("the owner is told of children that others remove or destroy")
        func removedByOthers() {
            let content = Viewport.child("content")
            let header = Viewport.child("header")
            let footer = Viewport.child("footer")
            refresh_viewport_set_content(viewport.widget, content)
            refresh_viewport_add_slot(viewport.widget, header)
            refresh_viewport_add_slot(viewport.widget, footer)
            gtk_widget_destroy(content)
            gtk_widget_destroy(footer)
            gtk_container_remove(container, header)
            #expect(owner.log == ["removed content", "removed footer", "removed header"])
            #expect(viewport.children(internals: true).isEmpty)
        }

        @Test("a widget that is no child cannot be removed")
        func removingStrangers() {
            let stranger = ObjectReference(Viewport.child("stranger"))
            let box = ObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
            gtk_container_add(box.pointer.cast(to: GtkContainer.self), stranger.pointer)
            gtk_container_remove(container, stranger.pointer)
            #expect(gtk_widget_get_parent(stranger.pointer) == box.pointer)
            #expect(owner.log.isEmpty)
        }

        @Test("showing all does not show a slot")
        func showingAll() {
            let slot = Viewport.child("slot")
            gtk_widget_hide(slot)
            refresh_viewport_add_slot(viewport.widget, slot)
            gtk_widget_show_all(viewport.widget)
            #expect(gtk_widget_get_visible(slot) == 0)
        }

        @Test("destroying the viewport destroys content and slots")
        func destroying() {
            let tracker = LifetimeTracker()
            for name in ["content", "header", "footer"] {
                let child = Viewport.child(name)
                tracker.track(gobject: child, name)
                if name == "content" {
                    refresh_viewport_set_content(viewport.widget, child)
                } else {
                    refresh_viewport_add_slot(viewport.widget, child)
                }
            }
            gtk_widget_destroy(viewport.widget)
            #expect(tracker.alive.isEmpty)
        }

        @Test("Tab goes through the children in the order in which they lie")
        func focusOrder() {
            let window = TestWindow()
            let content = gtk_drawing_area_new()!
            let header = gtk_drawing_area_new()!
            for (child, name) in [(content, "content"), (header, "header")] {
                gtk_widget_set_name(child, name)
                gtk_widget_set_can_focus(child, gboolean(true))
                gtk_widget_show(child)
            }
            refresh_viewport_set_content(viewport.widget, content)
            refresh_viewport_add_slot(viewport.widget, header)
            owner.slots = [(header, GtkAllocation(x: 0, y: -54, width: 100, height: 54))]
            window.show(viewport.widget)
            var visited: [String] = []
            gtk_widget_grab_focus(header)
            for _ in 1...2 {
                let focus = gtk_window_get_focus(window.widget.cast(to: GtkWindow.self))!
                visited.append(String(cString: gtk_widget_get_name(focus)))
                Keyboard.tap(GDK_KEY_Tab, in: window)
            }
            #expect(visited == ["header", "content"])
        }
    }
}
