"""Children that come and go, the end of objects at each moment, subclasses."""
import gc
import threading
import unittest
import weakref

from harness import (
    COMPONENTS, FOOTER, HEADER, TRAILER, GObject, Gtk, Recorder, RefreshGtk, State, Style, TestCase, rows,
    run_pending, wait_until,
)  # fmt: skip

ALL = {"header_style": "arrow", "footer_style": "spinner", "trailer_style": "text", "footer_mode": "back"}


class Children(TestCase):
    def test_a_child_added_late_is_refreshed(self):
        scrolled = self.show(RefreshGtk.ScrolledWindow(**ALL))
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        self.assertEqual(recorder.events, [])
        child = rows()
        scrolled.add(child)
        scrolled.show_all()
        wait_until(child.get_mapped, "the child")
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")

    def test_another_child_takes_the_place_of_the_first(self):
        first, second = rows(), Gtk.TextView()
        scrolled = self.scrolled(first, **ALL, inset_top=12)
        scrolled.set_title(HEADER, State.REFRESHING, "Asking")
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")
        recorder.events.clear()

        scrolled.remove(scrolled.get_child())
        self.assertEqual(scrolled.props.header_state, State.IDLE)
        self.assertEqual(recorder.of("component-state-changed"), [("component-state-changed", HEADER, State.IDLE)])
        self.assertIsNone(scrolled.get_child())

        scrolled.add(second)
        scrolled.show_all()
        wait_until(second.get_mapped, "the other child")
        recorder.events.clear()
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh of the other")
        self.assertEqual(scrolled.get_title(HEADER, State.REFRESHING), "Asking")
        wait_until(lambda: second.translate_coordinates(scrolled, 0, 0)[1] == 12 + 54, "the header's slot")

    def test_the_application_takes_out_its_own_child(self):
        children = (rows, Gtk.TextView, lambda: Gtk.Label(label="not scrollable"))
        ways = {
            "itself": lambda child: child,
            # GtkScrolledWindow puts one around what does not scroll.
            "in GTK's viewport": lambda child: child if isinstance(child, Gtk.Scrollable) else child.get_parent(),
        }
        for make in children:
            for way, taken in ways.items():
                child = make()
                with self.subTest(type(child).__name__, way=way):
                    scrolled = self.scrolled(child, **ALL)
                    scrolled.begin(HEADER)
                    scrolled.remove(taken(child))
                    self.assertIsNone(child.get_parent())
                    self.assertIsNone(scrolled.get_child())
                    self.assert_takes_another_child(scrolled)
                    self.window.remove(scrolled)

    def test_the_application_destroys_its_child(self):
        for child in (Gtk.TextView(), Gtk.TreeView()):
            scrolled = self.scrolled(child, **ALL)
            child.destroy()
            self.assertIsNone(scrolled.get_child())
            self.assert_takes_another_child(scrolled)
            self.window.remove(scrolled)

    def test_what_is_not_its_child_is_not_taken_out(self):
        child = rows()
        scrolled = self.scrolled(child, **ALL)
        with self.message("gtk_bin_remove"):
            scrolled.remove(Gtk.TreeView())
        self.assertTrue(child.is_ancestor(scrolled))
        scrolled.begin(HEADER)
        wait_until(lambda: scrolled.props.refreshing, "the refresh")

    def assert_takes_another_child(self, scrolled):
        other = rows()
        scrolled.add(other)
        scrolled.show_all()
        scrolled.begin(HEADER)
        wait_until(lambda: scrolled.props.refreshing and other.get_mapped(), "the refresh of the other")

    def test_the_applications_child_may_be_taken_from_under_the_library(self):
        for child in (rows(), Gtk.TextView(), Gtk.Label(label="not scrollable")):
            scrolled = self.scrolled(child, **ALL)
            child.get_parent().remove(child)
            run_pending()
            self.window.remove(scrolled)
            run_pending()

    def test_a_list_moves_to_another_window(self):
        scrolled = self.scrolled(**ALL)
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")
        other = Gtk.Window(default_width=300, default_height=400)
        self.addCleanup(other.destroy)
        self.window.remove(scrolled)
        other.add(scrolled)
        other.show_all()
        wait_until(scrolled.get_mapped, "the list")
        self.assertEqual(scrolled.props.header_state, State.REFRESHING)
        scrolled.end(HEADER)
        wait_until(lambda: recorder.of("ended"), "the end")


class Ends(TestCase):
    def test_the_window_may_be_destroyed_at_each_moment(self):
        def begin(scrolled):
            for component in COMPONENTS:
                scrolled.begin(component)

        moments = {
            "before it is shown": lambda scrolled: None,
            "as soon as it begins": begin,
            "in the next turn": lambda scrolled: (begin(scrolled), run_pending()),
            "as soon as it ends": lambda scrolled: (begin(scrolled), run_pending(), scrolled.end(HEADER)),
            "with a message": lambda scrolled: (begin(scrolled), run_pending(), scrolled.end_with_error(HEADER, "no")),
            "without more": lambda scrolled: scrolled.end_with_no_more_data(),
            "with another child": lambda scrolled: (scrolled.remove(scrolled.get_child()), scrolled.add(rows())),
            "without a child": lambda scrolled: scrolled.remove(scrolled.get_child()),
            "with another look": lambda scrolled: scrolled.set_property("header-style", Style.RING),
            "with a widget": lambda scrolled: scrolled.set_widget(HEADER, Gtk.ProgressBar()),
        }
        for is_shown in (False, True):
            for name, act in moments.items():
                with self.subTest(name, is_shown=is_shown):
                    window = Gtk.Window(default_width=300, default_height=400)
                    scrolled = RefreshGtk.ScrolledWindow(**ALL)
                    scrolled.add(rows())
                    window.add(scrolled)
                    if is_shown:
                        window.show_all()
                        wait_until(scrolled.get_mapped, "the list")
                    act(scrolled)
                    window.destroy()
                    for component in COMPONENTS:
                        scrolled.begin(component)
                        scrolled.end(component)
                        self.assertEqual(scrolled.get_fraction(component), 0)
                        self.assertEqual(scrolled.get_component_state(component), State.IDLE)
                    self.assertEqual(scrolled.props.header_state, State.IDLE)
                    run_pending()
                    reference = weakref.ref(scrolled)
                    del scrolled, window
                    self.collected(reference)

    def test_nothing_is_told_after_the_end(self):
        scrolled = self.scrolled(**ALL)
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")
        self.window.destroy()
        recorder.events.clear()
        scrolled.end(HEADER)
        scrolled.end_with_no_more_data()
        run_pending()
        self.assertEqual(recorder.of(*Recorder.SIGNALS), [])

    def test_weak_references_die_with_the_window_also_in_cycles(self):
        dead = []

        class Holder:
            """Holds the list, whose handlers hold it."""

            def __init__(self, scrolled):
                self.scrolled = scrolled
                scrolled.holder = self
                for name in Recorder.SIGNALS:
                    scrolled.connect(name, self.handle)
                scrolled.connect("notify", lambda instance, _spec: (self, instance))

            def handle(self, *_):
                pass

        scrolled = self.scrolled(**ALL)
        scrolled.set_widget(TRAILER, Gtk.ProgressBar())
        holder = Holder(scrolled)
        scrolled.begin(HEADER)
        run_pending()
        scrolled.weak_ref(dead.append, "object")
        references = [weakref.ref(item) for item in (holder, scrolled)]
        widget = weakref.ref(scrolled.get_widget(TRAILER))
        self.window.destroy()
        del scrolled, holder
        for reference in (*references, widget):
            self.collected(reference)
        self.assertEqual(dead, ["object"])

    def test_a_list_that_was_never_shown_is_freed(self):
        for child in (None, rows()):
            scrolled = RefreshGtk.ScrolledWindow(**ALL)
            if child:
                scrolled.add(child)
            reference = weakref.ref(scrolled)
            del scrolled, child
            self.collected(reference)

    def test_a_thread_may_hold_the_last_reference(self):
        for is_destroyed in (True, False):
            scrolled = self.scrolled(**ALL) if is_destroyed else RefreshGtk.ScrolledWindow(**ALL)
            dead = []
            scrolled.weak_ref(dead.append, "object")
            may_end = threading.Event()

            def work(instance):
                may_end.wait()
                instance.end(HEADER)
                del instance

            thread = threading.Thread(target=work, args=(scrolled,))
            thread.start()
            if is_destroyed:
                self.window.destroy()
            del scrolled
            gc.collect()
            may_end.set()
            thread.join()
            wait_until(lambda: dead, "the end")

    def test_a_worker_ends_what_it_was_asked_for(self):
        scrolled = self.scrolled(**ALL)
        recorder = Recorder(scrolled)

        def request(component, end):
            scrolled.begin(component)
            wait_until(lambda: scrolled.get_fraction(component) == 1 and len(recorder.of("refresh", "load-more")))
            thread = threading.Thread(target=end)
            thread.start()
            wait_until(lambda: not thread.is_alive(), "the thread")
            wait_until(lambda: recorder.of("ended"), "the end")
            recorder.events.clear()

        request(HEADER, lambda: scrolled.end(HEADER))
        request(HEADER, lambda: scrolled.end_with_error(HEADER, "no"))
        request(FOOTER, scrolled.end_with_no_more_data)
        self.assertFalse(scrolled.props.has_more)
        request(FOOTER, lambda: (scrolled.reset_no_more_data(), scrolled.end(FOOTER)))
        self.assertTrue(scrolled.props.has_more)

    def test_what_only_gtks_thread_may_do_is_refused_elsewhere(self):
        scrolled = self.scrolled(**ALL)

        def refused(act, message="on_gtk_thread"):
            with self.message(message):
                thread = threading.Thread(target=act)
                thread.start()
                thread.join()

        refused(lambda: scrolled.begin(HEADER))
        refused(lambda: scrolled.set_title(HEADER, State.IDLE, "title"))
        refused(lambda: scrolled.get_title(HEADER, State.IDLE))
        refused(lambda: scrolled.get_component_state(HEADER))
        refused(lambda: scrolled.get_fraction(HEADER))
        refused(lambda: scrolled.set_pictures(HEADER, State.IDLE, None, 0))
        refused(lambda: scrolled.set_pixbufs(HEADER, State.IDLE, None, 0))
        refused(lambda: scrolled.set_property("header-style", Style.RING))
        refused(lambda: scrolled.get_property("header-style"))
        refused(lambda: RefreshGtk.set_language("de"))
        refused(RefreshGtk.ScrolledWindow, "RefreshGtkScrolledWindow has to be made on the thread")
        refused(RefreshGtk.Controller, "RefreshGtkController has to be made on the thread")
        refused(RefreshGtk.get_language)
        self.assertEqual(scrolled.props.header_style, Style.ARROW)
        self.assertEqual(RefreshGtk.get_language(), "en")


class News(RefreshGtk.ScrolledWindow):
    """A subclass with a property and handlers of its own."""

    __gtype_name__ = "EmbeddingNews"
    count = GObject.Property(type=int, default=0)

    def __init__(self, **properties):
        super().__init__(header_style="arrow", **properties)
        self.add(rows())
        self.connect("refresh", type(self).on_refresh)

    def on_refresh(self):
        self.count += 1
        self.end(HEADER)


class Overriding(RefreshGtk.ScrolledWindow):
    """A subclass that overrides what GTK calls."""

    def __init__(self):
        super().__init__(header_style=Style.TEXT)
        self.sizes = 0

    def do_size_allocate(self, allocation):
        RefreshGtk.ScrolledWindow.do_size_allocate(self, allocation)
        self.sizes += 1

    def do_destroy(self):
        RefreshGtk.ScrolledWindow.do_destroy(self)


class Subclasses(TestCase):
    def test_a_subclass_refreshes(self):
        news = self.show(News(last_updated_key="subclass"))
        news.begin(HEADER)
        wait_until(lambda: news.count == 1 and not news.props.refreshing, "the refresh")
        self.assertIsInstance(news, RefreshGtk.Refreshable)

    def test_a_subclass_is_made_by_a_file(self):
        builder = Gtk.Builder.new_from_string(
            """<interface>
                 <object class='EmbeddingNews' id='it'>
                   <property name='count'>3</property>
                   <property name='header-style'>arrow</property>
                 </object>
               </interface>""",
            -1,
        )
        news = self.show(builder.get_object("it"))
        news.begin(HEADER)
        wait_until(lambda: news.count == 4, "the refresh")

    def test_a_subclass_overrides_methods(self):
        overriding = Overriding()
        overriding.add(rows())
        self.show(overriding)
        self.assertGreater(overriding.sizes, 0)
        overriding.begin(HEADER)
        self.assertTrue(overriding.props.refreshing)


if __name__ == "__main__":
    unittest.main()
