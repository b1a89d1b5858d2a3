import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Viewport: accessibility") @MainActor struct ViewportAccessibleTests {
        private let viewport = Viewport()
        private let owner: RecordingOwner

        private final class Count { var emissions = 0 }

        init() {
            GtkHarness.start()
            owner = RecordingOwner(viewport)
            owner.attach()
        }

        private var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(viewport.widget) }

        private func indices(_ children: [UnsafeMutablePointer<GtkWidget>]) -> [Int32] {
            children.map { atk_object_get_index_in_parent(gtk_widget_get_accessible($0)) }
        }

        @Test("content and slots are its accessible children, whenever they come")
        func children() {
            let content = Viewport.child("content")
            let header = Viewport.child("header")
            let footer = Viewport.child("footer")
            refresh_viewport_set_content(viewport.widget, content)
            refresh_viewport_add_slot(viewport.widget, header)
            #expect(atk_object_get_role(accessible) == ATK_ROLE_VIEWPORT)
            #expect(atk_object_get_n_accessible_children(accessible) == 2)
            refresh_viewport_add_slot(viewport.widget, footer)
            #expect(atk_object_get_n_accessible_children(accessible) == 3)
            #expect(indices([content, header, footer]) == [0, 1, 2])
            let last = atk_object_ref_accessible_child(accessible, 2)!
            #expect(last == gtk_widget_get_accessible(footer))
            #expect(atk_object_get_parent(last) == accessible)
            g_object_unref(last)
            #expect(atk_object_ref_accessible_child(accessible, 3) == nil)
        }

        @Test("children that come and go are announced")
        func announcements() {
            let content = ObjectReference(Viewport.child("content"))
            let slot = ObjectReference(Viewport.child("slot"))
            let count = Count()
            // The signal has arguments that no connection of ours takes; a hook sees any emission.
            let signal = g_signal_lookup("children-changed", atk_object_get_type())
            let hook = g_signal_add_emission_hook(
                signal, 0,
                { _, _, _, data in
                    Unmanaged<Count>.fromOpaque(data!).takeUnretainedValue().emissions += 1
                    return gboolean(true)
                }, Unmanaged.passUnretained(count).toOpaque(), nil)
            defer { g_signal_remove_emission_hook(signal, hook) }
            _ = accessible
            refresh_viewport_set_content(viewport.widget, content.pointer)
            refresh_viewport_add_slot(viewport.widget, slot.pointer)
            #expect(count.emissions == 2)
            refresh_viewport_set_content(viewport.widget, nil)
            gtk_widget_destroy(slot.pointer)
            #expect(count.emissions == 4)
            #expect(atk_object_get_n_accessible_children(accessible) == 0)
            #expect(atk_object_get_parent(gtk_widget_get_accessible(content.pointer)) == nil)
        }

        @Test("the owner's actions are its actions, and end with the owner")
        func actions() {
            owner.actions = ["refresh", "load-more"]
            let accessible = ObjectReference(accessible)
            let action = accessible.pointer.opaque
            #expect(atk_action_get_n_actions(action) == 2)
            #expect(String(cString: atk_action_get_name(action, 1)) == "load-more")
            #expect(atk_action_do_action(action, 1) != 0)
            #expect(owner.log == ["action 1"])
            gtk_widget_destroy(viewport.widget)
            #expect(atk_action_get_n_actions(action) == 0)
            #expect(atk_action_get_name(action, 0) == nil)
            #expect(atk_action_do_action(action, 0) == 0)
        }

        @Test("a destroyed viewport that gets a child forgets the accessible object it had")
        func afterDestruction() {
            _ = accessible
            gtk_widget_destroy(viewport.widget)
            let slot = Viewport.child("slot")
            refresh_viewport_add_slot(viewport.widget, slot)
            #expect(atk_object_get_n_accessible_children(accessible) == 1)
            #expect(indices([slot]) == [0])
            gtk_widget_destroy(slot)
        }

        @Test("the accessible object outlives its widget as an empty one")
        func outliving() {
            let tracker = LifetimeTracker()
            var other: Viewport? = Viewport()
            tracker.track(gobject: other!.widget, "viewport")
            refresh_viewport_add_slot(other!.widget, Viewport.child("slot"))
            let accessible = ObjectReference(gtk_widget_get_accessible(other!.widget)!)
            other = nil
            #expect(other == nil && tracker.alive.isEmpty)
            #expect(atk_object_get_n_accessible_children(accessible.pointer) == 0)
            #expect(atk_action_get_n_actions(accessible.pointer.opaque) == 0)
        }
    }
}
