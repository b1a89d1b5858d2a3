import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Viewport: size and adjustments") @MainActor struct ViewportScrollableTests {
        private let viewport = Viewport()
        private let owner: RecordingOwner

        init() {
            GtkHarness.start()
            owner = RecordingOwner(viewport)
            owner.attach()
        }

        private var scrollable: OpaquePointer { viewport.widget.opaque }

        private func adjustment(_ orientation: GtkOrientation) -> UnsafeMutablePointer<GtkAdjustment>? {
            refresh_viewport_get_adjustment(viewport.widget, orientation)
        }

        @Test("each way of asking for a size reaches the owner with its orientation")
        func measuring() {
            owner.minimum = [GTK_ORIENTATION_HORIZONTAL: 11, GTK_ORIENTATION_VERTICAL: 21]
            owner.natural = [GTK_ORIENTATION_HORIZONTAL: 12, GTK_ORIENTATION_VERTICAL: 22]
            // A widget with a constant size is never asked for one by the other; wrapped text is.
            let label = gtk_label_new("words that wrap")!
            gtk_label_set_line_wrap(label.cast(to: GtkLabel.self), gboolean(true))
            refresh_viewport_set_content(viewport.widget, label)
            gtk_widget_show_all(viewport.widget)

            var minimum: gint = 0
            var natural: gint = 0
            gtk_widget_get_preferred_width(viewport.widget, &minimum, &natural)
            #expect(minimum == 11 && natural == 12)
            gtk_widget_get_preferred_height_for_width(viewport.widget, 300, &minimum, &natural)
            #expect(minimum == 21 && natural == 22)
            #expect(owner.measured.isSuperset(of: ["horizontal -1", "vertical 300"]))
        }

        @Test("the adjustments of a scrolled window come and go with it")
        func adjustments() {
            let scrolled = ObjectReference(gtk_scrolled_window_new(nil, nil)!)
            gtk_container_add(scrolled.pointer.cast(to: GtkContainer.self), viewport.widget)
            #expect(owner.log == ["parent set", "hadjustment", "vadjustment"])
            let own = gtk_scrolled_window_get_vadjustment(scrolled.pointer.cast(to: GtkScrolledWindow.self))
            #expect(adjustment(GTK_ORIENTATION_VERTICAL) == own)
            #expect(gtk_scrollable_get_vadjustment(scrollable) == own)

            owner.log = []
            gtk_container_remove(scrolled.pointer.cast(to: GtkContainer.self), viewport.widget)
            #expect(owner.log == ["hadjustment nil", "vadjustment nil", "parent gone"])
            #expect(adjustment(GTK_ORIENTATION_VERTICAL) == nil)
        }

        @Test("the adjustment is held until another is set, and setting it again tells nothing")
        func holdingAdjustments() {
            let tracker = LifetimeTracker()
            var first: ObjectReference? = ObjectReference(gtk_adjustment_new(1, 0, 10, 1, 1, 1)!)
            tracker.track(gobject: first!.pointer, "first")
            gtk_scrollable_set_vadjustment(scrollable, first!.pointer)
            first = nil
            #expect(first == nil && tracker.alive == ["first"])
            gtk_scrollable_set_vadjustment(scrollable, adjustment(GTK_ORIENTATION_VERTICAL))
            #expect(owner.log == ["vadjustment"])
            gtk_scrollable_set_vadjustment(scrollable, gtk_adjustment_new(2, 0, 10, 1, 1, 1))
            #expect(owner.log == ["vadjustment", "vadjustment"])
            #expect(tracker.alive.isEmpty)
            #expect(gtk_adjustment_get_value(adjustment(GTK_ORIENTATION_VERTICAL)) == 2)
        }

        @Test("a destroyed viewport lets its adjustments go")
        func releasingAdjustments() {
            let tracker = LifetimeTracker()
            let adjustment = gtk_adjustment_new(0, 0, 10, 1, 1, 1)!
            tracker.track(gobject: adjustment, "adjustment")
            gtk_scrollable_set_hadjustment(scrollable, adjustment)
            gtk_widget_destroy(viewport.widget)
            #expect(tracker.alive.isEmpty)
        }

        @Test("a change of policy is told once")
        func policies() {
            #expect(refresh_viewport_get_policy(viewport.widget, GTK_ORIENTATION_VERTICAL) == GTK_SCROLL_MINIMUM)
            for _ in 1...2 { gtk_scrollable_set_vscroll_policy(scrollable, GTK_SCROLL_NATURAL) }
            gtk_scrollable_set_hscroll_policy(scrollable, GTK_SCROLL_NATURAL)
            #expect(owner.log == ["policy 1 1", "policy 0 1"])
            #expect(gtk_scrollable_get_vscroll_policy(scrollable) == GTK_SCROLL_NATURAL)
        }

        @Test("mapping is told when it has happened")
        func mapping() {
            let window = TestWindow()
            window.show(viewport.widget)
            owner.log = []
            gtk_widget_hide(viewport.widget)
            gtk_widget_show(viewport.widget)
            #expect(owner.log == ["unmapped", "mapped"])
        }

        @Test("moved to another window, it keeps its children and the place of its bin")
        func reparenting() {
            let content = Viewport.child("content")
            refresh_viewport_set_content(viewport.widget, content)
            owner.binOffset = -30
            let windows = [TestWindow(), TestWindow()]
            for window in windows {
                let scrolled = gtk_scrolled_window_new(nil, nil)!
                gtk_container_add(scrolled.cast(to: GtkContainer.self), viewport.widget)
                window.show(scrolled)
                let bin = gdk_window_get_parent(gtk_widget_get_window(content))
                var top: gint = 0
                gdk_window_get_position(bin, nil, &top)
                #expect(top == -30)
                #expect(gdk_window_get_parent(bin) == gtk_widget_get_window(viewport.widget))
                #expect(gtk_widget_get_mapped(content) != 0)
                gtk_container_remove(scrolled.cast(to: GtkContainer.self), viewport.widget)
                #expect(gtk_widget_get_realized(content) == 0)
            }
            #expect(owner.log.filter { $0 == "mapped" }.count == 2)
        }

        @Test("a bin placed before there is a window lies there afterwards")
        func rememberedPlace() {
            let window = TestWindow()
            let other = Viewport()
            refresh_viewport_set_content(other.widget, Viewport.child("content"))
            refresh_viewport_place_bin(other.widget, 3, -20, 40, 500)
            window.show(other.widget)
            let bin = gdk_window_peek_children(gtk_widget_get_window(other.widget))!.pointee.data!
            var left: gint = 0
            var top: gint = 0
            gdk_window_get_position(OpaquePointer(bin), &left, &top)
            #expect(left == 3 && top == -20)
            #expect(gdk_window_get_height(OpaquePointer(bin)) == 500)
        }
    }
}
