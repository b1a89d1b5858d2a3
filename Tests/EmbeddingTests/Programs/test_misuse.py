"""Wrong use from Python: an exception, a message or nothing, and always a program that goes on."""
import threading
import unittest

from harness import (
    COMPONENTS, FOOTER, HEADER, Gtk, Recorder, RefreshGtk, State, Style, TestCase, rows, run_pending, wait_until,
)  # fmt: skip

ALL = {"header_style": "arrow", "footer_style": "spinner", "trailer_style": "text", "footer_mode": "back"}


class Arguments(TestCase):
    def test_what_python_can_see_is_an_exception(self):
        scrolled = self.scrolled(**ALL)
        for number, call in enumerate((
            lambda: scrolled.end(None),
            lambda: scrolled.end("header"),
            lambda: scrolled.end(99),
            lambda: scrolled.end(RefreshGtk.Component(99)),
            lambda: scrolled.set_title(HEADER, 99, "title"),
            lambda: scrolled.end(),
            lambda: scrolled.end_with_error(HEADER, None),
            lambda: scrolled.end_with_error(HEADER, 5),
            lambda: scrolled.set_title(HEADER, State.IDLE, 5),
            lambda: scrolled.set_pictures(HEADER, State.IDLE, "one.png", None),
            lambda: scrolled.set_pixbufs(HEADER, State.IDLE, [scrolled], 0),
            lambda: scrolled.set_widget(HEADER, "a label"),
            lambda: RefreshGtk.Refreshable.end(None, HEADER),
            lambda: RefreshGtk.Refreshable.end(Gtk.Label(), HEADER),
            lambda: RefreshGtk.Controller(scrolled_window=Gtk.Label()),
            lambda: RefreshGtk.Controller.new(None),
            lambda: RefreshGtk.ScrolledWindow(header_style="nonsense"),
            lambda: RefreshGtk.ScrolledWindow(nonsense=1),
            lambda: RefreshGtk.set_language(5),
        )):
            with self.subTest(number), self.assertRaises((TypeError, ValueError)):
                call()

    def test_durations_that_are_none_make_a_message(self):
        scrolled = self.scrolled(**ALL)
        for duration in (-1, float("nan"), float("inf")):
            with self.message("duration"):
                scrolled.set_pictures(HEADER, State.IDLE, [], duration)

    def test_texts_of_any_kind_are_shown(self):
        scrolled = self.scrolled(**ALL)
        for text in ("", "\n" * 50, "x" * 10_000, "<b>&", "\u202e\U0001f600", "%s%n"):
            scrolled.set_title(HEADER, State.REFRESHING, text)
            scrolled.begin(HEADER)
            run_pending()
            scrolled.end_with_error(HEADER, text)
            run_pending()


class Handlers(TestCase):
    def test_any_handler_may_do_anything(self):
        def all_of(call):
            return lambda scrolled: [call(scrolled, component) for component in COMPONENTS]

        actions = {
            "begin": all_of(RefreshGtk.ScrolledWindow.begin),
            "end": all_of(RefreshGtk.ScrolledWindow.end),
            "no more": RefreshGtk.ScrolledWindow.end_with_no_more_data,
            "replace": lambda scrolled: scrolled.set_property("header-style", Style.RING),
            "take away": all_of(lambda scrolled, c: scrolled.set_property(f"{c.value_nick}-style", Style.NONE)),
            "widget": lambda scrolled: scrolled.set_widget(HEADER, Gtk.Label()),
            "no child": lambda scrolled: scrolled.get_child() and scrolled.remove(scrolled.get_child()),
            "destroy": lambda scrolled: scrolled.get_toplevel().destroy(),
            "raise": lambda scrolled: 1 / 0,
        }
        for signal in ("refresh", "component-state-changed", "pulled", "settled", "notify::refreshing"):
            for name, action in actions.items():
                with self.subTest(signal, action=name):
                    self.act_in_handler(signal, action)

    def act_in_handler(self, signal, action):
        calls = []

        def handle(scrolled, *_):
            calls.append(signal)
            if len(calls) < 4:
                try:
                    action(scrolled)
                except ZeroDivisionError:
                    pass

        scrolled = RefreshGtk.ScrolledWindow(**ALL, opening_duration=0.01, closing_duration=0.01)
        scrolled.add(rows(10))
        window = Gtk.Window(default_width=200, default_height=200)
        window.add(scrolled)
        window.show_all()
        scrolled.connect(signal, handle)
        scrolled.begin(HEADER)
        wait_until(lambda: calls, signal)
        run_pending()
        window.destroy()


class Threads(TestCase):
    def test_threads_end_what_is_destroyed(self):
        threads = []

        def hammer(scrolled):
            for turn in range(10):
                scrolled.end(HEADER)
                scrolled.end_with_error(FOOTER, "no")
                scrolled.end_with_no_more_data()
                scrolled.reset_no_more_data()

        for number in range(20):
            scrolled = RefreshGtk.ScrolledWindow(**ALL)
            scrolled.add(rows(10))
            window = Gtk.Window(default_width=200, default_height=200)
            window.add(scrolled)
            window.show_all()
            scrolled.begin(HEADER)
            some = [threading.Thread(target=hammer, args=(scrolled,)) for _ in range(8)]
            for thread in some:
                thread.start()
            threads += some
            if number % 2:
                run_pending()
            window.destroy()
            del scrolled, window
        for thread in threads:
            thread.join()
        run_pending()


if __name__ == "__main__":
    unittest.main()
