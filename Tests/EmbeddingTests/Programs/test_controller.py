"""A controller for a scrolled window that is there already."""
import gc
import unittest
import weakref

from harness import HEADER, Gtk, Recorder, RefreshGtk, State, Style, TestCase, rows, wait_until


class Controllers(TestCase):
    def plain(self, child=None):
        plain = Gtk.ScrolledWindow()
        plain.add(child or rows())
        return self.show(plain)

    def look(self, plain, child):
        """What may be seen of it. A GtkViewport between is GtkScrolledWindow's own, and made anew."""
        between = type(plain.get_child())
        return (between, plain.get_kinetic_scrolling(), plain.get_vadjustment(), type(child.get_parent()))

    def test_it_refreshes_and_gives_the_window_back_as_it_was(self):
        for child in (rows(), Gtk.TextView(), Gtk.TreeView()):
            plain = self.plain(child)
            before = self.look(plain, child)
            adjustment = plain.get_vadjustment()
            adjustment.set_value(100)
            value = adjustment.get_value()
            controller = RefreshGtk.Controller(scrolled_window=plain, header_style="arrow")
            self.assertIs(controller.props.scrolled_window, plain)
            self.assertEqual(adjustment.get_value(), value)
            recorder = Recorder(controller)
            controller.begin(HEADER)
            wait_until(lambda: recorder.of("refresh"), "the refresh")
            controller.end(HEADER)
            wait_until(lambda: recorder.of("ended"), "the end")
            adjustment.set_value(value)

            told = []
            controller.connect("notify::scrolled-window", lambda *_: told.append(controller.props.scrolled_window))
            controller.set_scrolled_window(None)
            self.assertEqual(told, [None])
            self.assertEqual(self.look(plain, child), before)
            wait_until(lambda: adjustment.get_value() == value, "the scroll position")
            controller.begin(HEADER)
            self.assertEqual(controller.props.header_state, State.IDLE)
            self.window.remove(plain)

    def test_a_window_has_one_controller_at_most(self):
        plain = self.plain()
        first = RefreshGtk.Controller.new(plain)
        with self.message("has a controller already"), self.assertRaises(TypeError):
            RefreshGtk.Controller.new(plain)
        second = RefreshGtk.Controller()
        with self.message("has a controller already"):
            second.props.scrolled_window = plain
        self.assertIsNone(second.props.scrolled_window)
        scrolled = RefreshGtk.ScrolledWindow()
        with self.message("takes no controller"):
            second.props.scrolled_window = scrolled
        first.props.scrolled_window = None
        second.props.scrolled_window = plain
        self.assertIs(second.props.scrolled_window, plain)

    def test_it_goes_from_one_window_to_another(self):
        first, second = self.plain(), Gtk.ScrolledWindow()
        second.add(rows())
        controller = RefreshGtk.Controller(scrolled_window=first, header_style="text")
        controller.begin(HEADER)
        controller.props.scrolled_window = second
        self.assertEqual(controller.props.header_state, State.IDLE)
        self.window.remove(first)
        self.show(second)
        recorder = Recorder(controller)
        controller.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")
        other = RefreshGtk.Controller.new(first)
        self.assertIs(other.props.scrolled_window, first)

    def test_the_window_keeps_it_and_lets_it_go(self):
        plain = self.plain()
        refreshed = []

        def handle(controller):
            refreshed.append(controller)
            controller.end(HEADER)

        controller = RefreshGtk.Controller(scrolled_window=plain, header_style="arrow")
        controller.connect("refresh", handle)
        dead = []
        controller.weak_ref(dead.append, "controller")
        controller.begin(HEADER)
        del controller
        gc.collect()
        wait_until(lambda: refreshed, "the refresh")
        refreshed.clear()
        self.assertEqual(dead, [])
        self.window.destroy()
        del plain
        gc.collect()
        wait_until(lambda: gc.collect() is not None and dead, "its end")

    def test_a_destroyed_window_is_none_and_told(self):
        plain = self.plain()
        controller = RefreshGtk.Controller(scrolled_window=plain, header_style="arrow")
        recorder = Recorder(controller)
        plain.destroy()
        self.assertIsNone(controller.props.scrolled_window)
        self.assertEqual(recorder.notified_names, ["scrolled-window"])
        controller.props.header_style = Style.RING
        other = self.plain()
        controller.props.scrolled_window = other
        controller.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh of another")

    def test_a_child_of_the_window_may_be_swapped(self):
        plain = self.plain()
        controller = RefreshGtk.Controller(scrolled_window=plain, header_style="arrow")
        recorder = Recorder(controller)
        plain.remove(plain.get_child())
        plain.add(Gtk.TextView())
        plain.show_all()
        controller.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")

    def test_a_window_may_get_its_child_later(self):
        plain = Gtk.ScrolledWindow()
        controller = RefreshGtk.Controller(scrolled_window=plain, header_style="arrow")
        recorder = Recorder(controller)
        plain.add(rows())
        self.show(plain)
        controller.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")

    def test_dropped_without_a_window_it_is_freed(self):
        controller = RefreshGtk.Controller(header_style="arrow")
        reference = weakref.ref(controller)
        del controller
        self.collected(reference)


if __name__ == "__main__":
    unittest.main()
