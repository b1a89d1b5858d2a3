import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Viewport: owner") @MainActor struct ViewportOwnerTests {
        init() { GtkHarness.start() }

        /// A viewport with an owner that only the viewport holds.
        private func owned(_ tracker: LifetimeTracker, _ name: String = "owner") -> Viewport {
            let viewport = Viewport()
            tracker.track(gobject: viewport.widget, "viewport")
            attach(to: viewport, tracker, name)
            return viewport
        }

        private func attach(to viewport: Viewport, _ tracker: LifetimeTracker, _ name: String) {
            let owner = RecordingOwner(viewport)
            tracker.track(owner, name)
            owner.attach()
        }

        @Test("dropping the last reference releases the owner")
        func dropped() {
            let tracker = LifetimeTracker()
            var viewport: Viewport? = owned(tracker)
            #expect(tracker.alive == ["owner", "viewport"])
            #expect(viewport != nil)
            viewport = nil
            #expect(tracker.alive.isEmpty)
        }

        @Test("destroying releases the owner once, however often it is done")
        func destroyed() {
            let tracker = LifetimeTracker()
            let viewport = owned(tracker)
            gtk_widget_destroy(viewport.widget)
            #expect(tracker.alive == ["viewport"])
            gtk_widget_destroy(viewport.widget)
            g_object_run_dispose(viewport.widget.cast(to: GObject.self))
            #expect(tracker.alive == ["viewport"])
        }

        @Test("a second owner releases the first, and none releases the second")
        func replaced() {
            let tracker = LifetimeTracker()
            let viewport = owned(tracker, "first")
            attach(to: viewport, tracker, "second")
            #expect(tracker.alive == ["second", "viewport"])
            refresh_viewport_set_owner(viewport.widget, nil, nil, nil)
            #expect(tracker.alive == ["viewport"])
        }

        @Test("an owner given to a destroyed viewport is released with it")
        func afterDestruction() {
            let tracker = LifetimeTracker()
            var viewport: Viewport? = owned(tracker, "first")
            gtk_widget_destroy(viewport!.widget)
            attach(to: viewport!, tracker, "second")
            #expect(tracker.alive == ["second", "viewport"])
            viewport = nil
            #expect(tracker.alive.isEmpty)
        }

        @Test("destruction is told once, while the viewport is still in its window, and nothing after it")
        func lastCall() {
            let window = TestWindow()
            let scrolled = gtk_scrolled_window_new(nil, nil)!
            let viewport = Viewport()
            let owner = RecordingOwner(viewport)
            owner.attach()
            refresh_viewport_set_content(viewport.widget, Viewport.child("content"))
            refresh_viewport_add_slot(viewport.widget, Viewport.child("slot"))
            gtk_container_add(scrolled.cast(to: GtkContainer.self), viewport.widget)
            window.show(scrolled)
            owner.log = []
            owner.onDestroyed = {
                #expect(gtk_widget_get_parent(viewport.widget) == scrolled)
                #expect(refresh_viewport_get_adjustment(viewport.widget, GTK_ORIENTATION_VERTICAL) != nil)
                #expect(viewport.children(internals: true) == ["content", "slot"])
                gtk_widget_destroy(viewport.widget)
            }
            gtk_widget_destroy(viewport.widget)
            #expect(owner.log == ["destroyed"])
            #expect(viewport.children(internals: true).isEmpty)
            #expect(refresh_viewport_get_adjustment(viewport.widget, GTK_ORIENTATION_VERTICAL) == nil)
        }

        @Test("a destroyed window unmaps the viewport, destroys it and frees all")
        func windowDestroyed() {
            let tracker = LifetimeTracker()
            var log: [String] = []
            do {
                let window = TestWindow()
                let viewport = owned(tracker)
                let owner = RecordingOwner(viewport)
                owner.attach()
                let content = Viewport.child("content")
                let slot = Viewport.child("slot")
                tracker.track(gobject: content, "content")
                tracker.track(gobject: slot, "slot")
                refresh_viewport_set_content(viewport.widget, content)
                refresh_viewport_add_slot(viewport.widget, slot)
                let scrolled = gtk_scrolled_window_new(nil, nil)!
                gtk_container_add(scrolled.cast(to: GtkContainer.self), viewport.widget)
                window.show(scrolled)
                owner.log = []
                window.destroy()
                log = owner.log
            }
            #expect(log == ["unmapped", "destroyed"])
            #expect(tracker.alive.isEmpty)
        }

        @Test("a viewport without an owner, or whose owner has no functions, is an empty widget")
        func noFunctions() {
            let window = TestWindow()
            let viewport = Viewport()
            var functions = RefreshViewportFunctions()
            refresh_viewport_set_owner(viewport.widget, &functions, nil, nil)
            window.show(viewport.widget)
            Wheel.notch(GDK_SCROLL_DOWN, in: window, at: window.point(in: viewport.widget))
            Keyboard.tap(GDK_KEY_F5, in: window)
            var minimum: gint = -1
            var natural: gint = -1
            gtk_widget_get_preferred_width(viewport.widget, &minimum, &natural)
            #expect(minimum == 0 && natural == 0)
            refresh_viewport_set_owner(viewport.widget, nil, nil, nil)
            GtkHarness.frames(1, of: window.widget)
            #expect(gtk_widget_get_mapped(viewport.widget) != 0)
        }
    }
}
