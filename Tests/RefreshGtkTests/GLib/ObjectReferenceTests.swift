import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("References to objects") @MainActor struct ObjectReferenceTests {
        init() { GtkHarness.start() }

        private typealias Adjustment = UnsafeMutablePointer<GtkAdjustment>

        private func adjustment(_ tracker: LifetimeTracker) -> Adjustment {
            let adjustment = gtk_adjustment_new(0, 0, 1, 1, 1, 1)!
            tracker.track(gobject: adjustment, "object")
            return adjustment
        }

        @Test("a reference takes the floating one of a new object and gives it back")
        func floating() {
            let tracker = LifetimeTracker()
            var reference: ObjectReference? = ObjectReference(adjustment(tracker))
            #expect(g_object_is_floating(reference!.pointer) == 0)
            #expect(tracker.alive == ["object"])
            reference = nil
            #expect(reference == nil && tracker.alive.isEmpty)
        }

        @Test("references to one object are independent")
        func several() {
            let tracker = LifetimeTracker()
            var first: ObjectReference? = ObjectReference(adjustment(tracker))
            var second: ObjectReference? = ObjectReference(first!.pointer)
            first = nil
            #expect(first == nil && tracker.alive == ["object"])
            second = nil
            #expect(second == nil && tracker.alive.isEmpty)
        }

        @Test("an adopted reference is not counted again")
        func adopted() {
            let tracker = LifetimeTracker()
            let object = adjustment(tracker)
            g_object_ref_sink(object)
            var reference: ObjectReference? = ObjectReference(adopting: object)
            #expect(reference?.pointer == object)
            reference = nil
            #expect(tracker.alive.isEmpty)
        }

        @Test("a weak object does not keep it and is nil afterwards")
        func weak() {
            let tracker = LifetimeTracker()
            var reference: ObjectReference? = ObjectReference(adjustment(tracker))
            let weak = WeakObject(reference!.pointer)
            #expect(weak.pointer == reference?.pointer)
            reference = nil
            #expect(tracker.alive.isEmpty)
            #expect(weak.pointer == nil)
        }

        @Test("a destroyed widget is gone for a weak object while others still hold it")
        func weakAfterDestroy() {
            let widget = ObjectReference(gtk_label_new(nil)!)
            let weak = WeakObject(widget.pointer)
            gtk_widget_destroy(widget.pointer)
            #expect(weak.pointer == nil)
        }

        @Test("a weak object may go before its object")
        func weakFirst() {
            let tracker = LifetimeTracker()
            var reference: ObjectReference? = ObjectReference(adjustment(tracker))
            var weak: WeakObject? = WeakObject(reference!.pointer)
            #expect(weak?.pointer != nil)
            weak = nil
            reference = nil
            #expect(reference == nil && tracker.alive.isEmpty)
        }

        @Test("a pointer of any shape tells its class")
        func classes() {
            let label = ObjectReference(gtk_label_new(nil)!)
            #expect(label.pointer.isInstance(of: gtk_label_get_type()))
            #expect(label.pointer.opaque.isInstance(of: gtk_widget_get_type()))
            #expect(label.pointer.rawObject.isInstance(of: gtk_buildable_get_type()))
            #expect(!label.pointer.isInstance(of: gtk_container_get_type()))
        }
    }
}
