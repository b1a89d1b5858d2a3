import CRefreshGtk
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Viewport: input and drawing") @MainActor struct ViewportInputTests {
        private let window = TestWindow()
        private let viewport = Viewport()
        private let owner: RecordingOwner

        init() {
            GtkHarness.start()
            owner = RecordingOwner(viewport)
            owner.attach()
        }

        /// A child that answers presses by writing its name down.
        private func pressed(_ child: UnsafeMutablePointer<GtkWidget>) {
            let name = String(cString: gtk_widget_get_name(child))
            SignalConnection.event(child, "button-press-event") { [weak owner] _ in
                owner?.log.append("press \(name)")
                return true
            }.keepWithInstance()
        }

        private func content(_ name: String = "content") -> UnsafeMutablePointer<GtkWidget> {
            let content = Viewport.child(name)
            pressed(content)
            refresh_viewport_set_content(viewport.widget, content)
            return content
        }

        /// A slot over the upper part of the content.
        private func addSlot(_ name: String = "slot", y: Int32 = 0) -> UnsafeMutablePointer<GtkWidget> {
            let slot = Viewport.child(name)
            pressed(slot)
            owner.slots.append((slot, GtkAllocation(x: 0, y: y, width: 200, height: 54)))
            refresh_viewport_add_slot(viewport.widget, slot)
            return slot
        }

        /// Who gets a press in the upper and one in the lower part.
        private func presses() -> [String] {
            owner.log = []
            for y in [20.0, 300] { Contact.mouse(in: window, at: Point(50, y)).release() }
            return owner.log
        }

        private let expected = ["press slot", "press content"]

        @Test("a slot gets the input before the content below it")
        func stacking() {
            _ = content()
            _ = addSlot()
            window.show(viewport.widget)
            #expect(presses() == expected)
        }

        @Test("a slot stays on top when the content is hidden and shown")
        func contentRemapped() {
            let content = content()
            _ = addSlot()
            window.show(viewport.widget)
            gtk_widget_hide(content)
            gtk_widget_show(content)
            GtkHarness.frames(1, of: window.widget)
            #expect(presses() == expected)
        }

        @Test("a slot stays on top when the content is replaced")
        func contentReplaced() {
            _ = content("before")
            _ = addSlot()
            window.show(viewport.widget)
            _ = content()
            GtkHarness.frames(1, of: window.widget)
            #expect(presses() == expected)
        }

        @Test("a slot stays on top when the viewport is unmapped, unrealized and shown again")
        func viewportRemapped() {
            _ = content()
            _ = addSlot()
            window.show(viewport.widget)
            gtk_widget_hide(viewport.widget)
            gtk_widget_show(viewport.widget)
            GtkHarness.frames(1, of: window.widget)
            #expect(presses() == expected)
            gtk_widget_unrealize(viewport.widget)
            gtk_widget_map(viewport.widget)
            GtkHarness.frames(1, of: window.widget)
            #expect(presses() == expected)
        }

        @Test("a slot added later is on top too, and input follows the moved bin")
        func addedLater() {
            _ = content()
            window.show(viewport.widget)
            #expect(presses() == ["press content", "press content"])
            _ = addSlot()
            GtkHarness.frames(1, of: window.widget)
            #expect(presses() == expected)
            refresh_viewport_place_bin(viewport.widget, 0, 280, 300, 400)
            #expect(presses() == ["press slot"])
        }

        @Test("a scroll event passes the owner on its way up, who may take its vertical part")
        func scrolling() {
            let scrolled = gtk_scrolled_window_new(nil, nil)!
            _ = content()
            gtk_container_add(scrolled.cast(to: GtkContainer.self), viewport.widget)
            window.show(scrolled)
            var seen: [String] = []
            SignalConnection.event(scrolled, "scroll-event") { event in
                seen.append("parent \(event.pointee.scroll.delta_x) \(event.pointee.scroll.delta_y)")
                return true
            }.keepWithInstance()
            var takesAll = false
            owner.onScroll = { event in
                seen.append("owner \(event.pointee.scroll.delta_x) \(event.pointee.scroll.delta_y)")
                event.pointee.scroll.delta_y = 0
                return takesAll
            }
            Touchpad.scroll(in: window, at: Point(50, 300), x: 0.5, y: 2)
            takesAll = true
            Touchpad.scroll(in: window, at: Point(50, 300), x: 0, y: 3)
            #expect(seen == ["owner 0.5 2.0", "parent 0.5 0.0", "owner 0.0 3.0"])
        }

        @Test("a scroll event passes the owner on its way down, who may keep it from the content")
        func capturing() {
            let content = content()
            gtk_widget_add_events(content, gint(GDK_SMOOTH_SCROLL_MASK.rawValue))
            var seen: [String] = []
            SignalConnection.event(content, "scroll-event") { _ in
                seen.append("content")
                return true
            }.keepWithInstance()
            window.show(viewport.widget)
            var keeps = false
            owner.onCaptured = { event in
                seen.append("captured \(event.pointee.type == GDK_SCROLL)")
                return keeps
            }
            Touchpad.scroll(in: window, at: Point(50, 300), y: 1)
            keeps = true
            Touchpad.scroll(in: window, at: Point(50, 300), y: 1)
            Contact.mouse(in: window, at: Point(50, 300)).release()
            #expect(seen == ["captured true", "content", "captured true"])
        }

        @Test("a key passes the owner on its way up from the focus")
        func keys() {
            let content = content()
            gtk_widget_set_can_focus(content, gboolean(true))
            window.show(viewport.widget)
            gtk_widget_grab_focus(content)
            var seen: [guint] = []
            owner.onKey = { event in
                seen.append(event.pointee.key.keyval)
                return true
            }
            Keyboard.tap(GDK_KEY_F5, in: window)
            #expect(seen == [guint(GDK_KEY_F5)])
        }

        @Test("touch, wheel and buttons reach the viewport itself where a child wants none")
        func ownEvents() {
            var seen: [String] = []
            for signal in ["touch-event", "button-press-event", "motion-notify-event", "button-release-event"] {
                SignalConnection.event(viewport.widget, signal) { _ in
                    seen.append(signal)
                    return true
                }.keepWithInstance()
            }
            owner.onScroll = { _ in
                seen.append("scroll")
                return true
            }
            window.show(viewport.widget)
            let at = window.point(in: viewport.widget)
            Contact.finger(in: window, at: at).release()
            let button = Contact.mouse(in: window, at: at)
            button.move(byX: 5)
            button.release()
            Wheel.notch(GDK_SCROLL_DOWN, in: window, at: at)
            let expected = [
                "touch-event", "touch-event", "button-press-event", "motion-notify-event", "button-release-event",
                "scroll",
            ]
            #expect(seen == expected)
        }

        @Test("a slot is drawn above the content, and nothing outside the view window")
        func drawing() {
            let content = content()
            let slot = addSlot(y: -27)
            owner.binOffset = 20
            paint(content, "red")
            paint(slot, "blue")
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let above = gtk_label_new(nil)!
            gtk_widget_set_size_request(above, 10, 50)
            gtk_box_pack_start(box.cast(to: GtkBox.self), above, gboolean(false), gboolean(false), 0)
            gtk_box_pack_start(box.cast(to: GtkBox.self), viewport.widget, gboolean(true), gboolean(true), 0)
            window.show(box)
            let picture = Picture(of: window.widget)
            // The slot reaches from 7 above the viewport's top, where it is cut off, to 47 below it.
            #expect(picture.color(50, 45) == picture.color(250, 45))
            #expect(picture.color(50, 51) == Picture.blue)
            #expect(picture.color(50, 90) == Picture.blue)
            #expect(picture.color(50, 110) == Picture.red)
            #expect(picture.color(250, 90) == Picture.red)
        }

        private func paint(_ widget: UnsafeMutablePointer<GtkWidget>, _ color: String) {
            let provider = gtk_css_provider_new()!
            gtk_css_provider_load_from_data(provider, "* { background: \(color); }", -1, nil)
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(widget), provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
            g_object_unref(provider)
        }
    }
}
