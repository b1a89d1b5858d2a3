import RefreshCGtk3
import RefreshTestSupport
import Testing

@testable import RefreshGtk

extension GtkTests {
    @Suite("Signal connections") @MainActor struct SignalConnectionTests {
        /// Held by a handler only, so that its end shows when the handler is let go.
        final class Cargo {}

        init() { GtkHarness.start() }

        private func cargo(_ tracker: LifetimeTracker) -> Cargo {
            let cargo = Cargo()
            tracker.track(cargo, "handler")
            return cargo
        }

        /// An adjustment and a handler of it that holds a cargo.
        private func connected(
            _ tracker: LifetimeTracker, _ handler: @escaping @MainActor () -> Void = {}
        ) -> (ObjectReference<UnsafeMutablePointer<GtkAdjustment>>, SignalConnection) {
            let adjustment = ObjectReference(gtk_adjustment_new(0, 0, 100, 1, 10, 10)!)
            tracker.track(gobject: adjustment.pointer, "adjustment")
            let connection = SignalConnection.plain(adjustment.pointer, "value-changed") { [cargo = cargo(tracker)] in
                withExtendedLifetime(cargo) {}
                handler()
            }
            return (adjustment, connection)
        }

        @Test("a handler is called until its token disconnects")
        func disconnecting() {
            let tracker = LifetimeTracker()
            var calls = 0
            let (adjustment, connection) = connected(tracker) { calls += 1 }
            gtk_adjustment_set_value(adjustment.pointer, 1)
            #expect(calls == 1)
            #expect(connection.isConnected)
            connection.disconnect()
            connection.disconnect()
            gtk_adjustment_set_value(adjustment.pointer, 2)
            #expect(calls == 1)
            #expect(!connection.isConnected)
            #expect(tracker.alive == ["adjustment"])
        }

        @Test("dropping the token first disconnects and frees the handler")
        func tokenFirst() {
            let tracker = LifetimeTracker()
            var calls = 0
            var (adjustment, connection): (ObjectReference?, SignalConnection?) = connected(tracker) { calls += 1 }
            connection = nil
            #expect(tracker.alive == ["adjustment"])
            gtk_adjustment_set_value(adjustment!.pointer, 1)
            #expect(calls == 0)
            adjustment = nil
            #expect(connection == nil && tracker.alive.isEmpty)
        }

        @Test("an instance that is finalized first frees the handler and ends the connection")
        func instanceFirst() {
            let tracker = LifetimeTracker()
            var (adjustment, connection): (ObjectReference?, SignalConnection) = connected(tracker)
            adjustment = nil
            #expect(adjustment == nil && tracker.alive.isEmpty)
            #expect(!connection.isConnected)
            connection.disconnect()
        }

        @Test("a destroyed widget that is still referenced frees the handler and ends the connection")
        func destroyedInstance() {
            let tracker = LifetimeTracker()
            let widget = ObjectReference(gtk_label_new(nil)!)
            let connection = SignalConnection.plain(widget.pointer, "map") { [cargo = cargo(tracker)] in
                withExtendedLifetime(cargo) {}
            }
            gtk_widget_destroy(widget.pointer)
            #expect(tracker.alive.isEmpty)
            #expect(!connection.isConnected)
            connection.disconnect()
        }

        @Test("a handler may disconnect itself, drop its token and release its instance")
        func endingFromWithin() {
            let tracker = LifetimeTracker()
            var calls = 0
            var adjustment: ObjectReference<UnsafeMutablePointer<GtkAdjustment>>?
            var connection: SignalConnection?
            (adjustment, connection) = connected(tracker) {
                calls += 1
                connection?.disconnect()
                connection = nil
                adjustment = nil
            }
            // GTK itself needs the adjustment until the call returns.
            let held = ObjectReference(adjustment!.pointer)
            gtk_adjustment_set_value(held.pointer, 1)
            #expect(calls == 1)
            #expect(connection == nil && adjustment == nil)
            #expect(tracker.alive == ["adjustment"])
        }

        @Test("a connection kept with its instance outlives its token, not its instance")
        func keptWithInstance() {
            let tracker = LifetimeTracker()
            var calls = 0
            var (adjustment, connection): (ObjectReference?, SignalConnection?) = connected(tracker) { calls += 1 }
            connection?.keepWithInstance()
            connection = nil
            gtk_adjustment_set_value(adjustment!.pointer, 1)
            #expect(calls == 1)
            adjustment = nil
            #expect(connection == nil && tracker.alive.isEmpty)
        }

        @Test("a change of a property is told, and of that property only")
        func notify() {
            let label = ObjectReference(gtk_label_new("one")!)
            var calls = 0
            let connection = SignalConnection.notify(label.pointer, property: "label") { calls += 1 }
            gtk_label_set_text(label.pointer.cast(to: GtkLabel.self), "two")
            gtk_label_set_xalign(label.pointer.cast(to: GtkLabel.self), 0.25)
            #expect(calls == 1)
            connection.disconnect()
        }

        @Test("an event that a handler takes goes no further")
        func event() {
            let window = TestWindow()
            let box = gtk_event_box_new()!
            window.show(box)
            var order: [String] = []
            let inner = SignalConnection.event(box, "button-press-event") { event in
                order.append("box \(event.pointee.button.button)")
                return order.contains("window")
            }
            let outer = SignalConnection.event(window.widget, "button-press-event") { _ in
                order.append("window")
                return true
            }
            for _ in 1...2 {
                Contact.mouse(in: window, at: window.point(in: box)).release()
            }
            #expect(order == ["box 1", "window", "box 1"])
            inner.disconnect()
            outer.disconnect()
        }

        @Test("a key that scrolls and a moved scrollbar arrive with their arguments")
        func scrollSignals() {
            let window = TestWindow()
            let scrolled = gtk_scrolled_window_new(nil, nil)!
            gtk_scrolled_window_set_overlay_scrolling(scrolled.cast(to: GtkScrolledWindow.self), gboolean(false))
            let label = gtk_label_new(nil)!
            gtk_widget_set_size_request(label, 10, 2000)
            gtk_container_add(scrolled.cast(to: GtkContainer.self), label)
            window.show(scrolled)
            gtk_widget_set_can_focus(scrolled, gboolean(true))
            gtk_widget_grab_focus(scrolled)
            var keys: [GtkScrollType] = []
            var sideways: [Bool] = []
            let child = SignalConnection.scrollChild(scrolled) { type, isHorizontal in
                keys.append(type)
                sideways.append(isHorizontal)
                return true
            }
            Keyboard.tap(GDK_KEY_Page_Down, in: window)
            Keyboard.tap(GDK_KEY_Page_Up, in: window)
            #expect(keys == [GTK_SCROLL_PAGE_FORWARD, GTK_SCROLL_PAGE_BACKWARD])
            #expect(sideways == [false, false])
            child.disconnect()

            let bar = gtk_scrolled_window_get_vscrollbar(scrolled.cast(to: GtkScrolledWindow.self))!
            var values: [Double] = []
            let change = SignalConnection.changeValue(bar) { _, value in
                values.append(value)
                return true
            }
            Contact.mouse(in: window, at: window.point(in: bar)).release()
            #expect(values.allSatisfy { $0 > 100 } && !values.isEmpty)
            #expect(gtk_range_get_value(bar.cast(to: GtkRange.self)) == 0)
            change.disconnect()
        }
    }
}
