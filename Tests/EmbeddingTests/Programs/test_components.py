"""What components do, say and show."""
import os
import tempfile
import unittest

from harness import (
    COMPONENTS, FOOTER, HEADER, TRAILER, GLib, Gtk, Recorder, RefreshGtk, State, Style, TestCase, labels, rows,
    wait_until,
)  # fmt: skip
from gi.repository import GdkPixbuf

BEGIN = {HEADER: "refresh", FOOTER: "load-more", TRAILER: "show-more"}
ALL = {"header_style": "arrow", "footer_style": "spinner", "trailer_style": "text", "footer_mode": "back"}


class Cycle(TestCase):
    def begun(self, component, **properties):
        """A list whose component refreshes, and what it told of that."""
        scrolled = self.scrolled(**{**ALL, **properties})
        recorder = Recorder(scrolled)
        scrolled.begin(component)
        wait_until(lambda: recorder.of(BEGIN[component]), BEGIN[component])
        return scrolled, recorder

    def test_a_refresh_is_told_from_begin_to_end(self):
        for component in COMPONENTS:
            with self.subTest(component.value_nick):
                self.window.foreach(self.window.remove)
                scrolled, recorder = self.begun(component)
                state = f"{component.value_nick}-state"
                flag = {HEADER: ["refreshing"], FOOTER: ["loading"], TRAILER: []}[component]
                self.assertEqual(scrolled.get_property(state), State.REFRESHING)
                self.assertEqual(scrolled.get_component_state(component), State.REFRESHING)
                self.assertEqual(scrolled.get_fraction(component), 1)
                self.assertEqual(recorder.of("component-state-changed", BEGIN[component]), [
                    ("component-state-changed", component, State.REFRESHING), (BEGIN[component],),
                ])  # fmt: skip
                self.assertEqual(sorted(recorder.notified_names), sorted([state, *flag]))
                self.assertTrue(recorder.of("pulled"))
                self.assertEqual(recorder.of("pulled")[-1][1:], (component, 1))

                recorder.events.clear()
                scrolled.end(component)
                self.assertEqual(scrolled.get_property(state), State.IDLE)
                wait_until(lambda: recorder.of("ended"), "the end")
                self.assertEqual(recorder.of("component-state-changed", "ended"), [
                    ("component-state-changed", component, State.IDLE), ("ended", component),
                ])  # fmt: skip
                told = [name for name in recorder.notified_names if name != "last-updated-time"]
                self.assertEqual(sorted(told), sorted([state, *flag]))
                wait_until(lambda: recorder.of("settled"), "rest")
                wait_until(lambda: scrolled.get_fraction(component) == 0, "the closed slot")
                self.assertEqual(recorder.of("pulled")[-1][1:], (component, 0))

    def test_properties_are_new_before_anyone_is_told(self):
        scrolled = self.scrolled(**ALL)
        seen = []
        scrolled.connect("notify::refreshing", lambda *_: seen.append(("notify", scrolled.props.refreshing)))
        scrolled.connect(
            "component-state-changed", lambda *_: seen.append(("signal", scrolled.props.header_state.value_nick)))
        scrolled.begin(HEADER)
        self.assertEqual(seen, [("notify", True), ("signal", "refreshing")])

    def test_an_end_with_an_error_shows_it_and_keeps_the_time(self):
        scrolled, recorder = self.begun(HEADER, last_updated_key="failing")
        scrolled.end_with_error(HEADER, "No network")
        wait_until(lambda: "No network" in list(labels(scrolled)), "the message")
        wait_until(lambda: recorder.of("ended"), "the end")
        self.assertEqual(scrolled.props.last_updated_time, -1)
        self.assertNotIn("last-updated-time", recorder.notified_names)

    def test_the_time_of_the_last_update_is_told_and_kept_by_its_key(self):
        before = int(GLib.get_real_time() / 1e6)
        scrolled, recorder = self.begun(HEADER, last_updated_key="this")
        scrolled.end(HEADER)
        self.assertEqual(recorder.notified_names.count("last-updated-time"), 1)
        time = scrolled.props.last_updated_time
        self.assertTrue(before <= time <= GLib.get_real_time() / 1e6, time)
        recorder.events.clear()
        scrolled.props.last_updated_key = "other"
        self.assertEqual(sorted(recorder.notified_names), ["last-updated-key", "last-updated-time"])
        self.assertEqual(scrolled.props.last_updated_time, -1)
        self.assertEqual(RefreshGtk.ScrolledWindow(last_updated_key="this").props.last_updated_time, time)

    def test_no_more_data_and_back(self):
        scrolled, recorder = self.begun(FOOTER)
        recorder.events.clear()
        scrolled.end_with_no_more_data()
        self.assertFalse(scrolled.props.has_more)
        self.assertEqual(scrolled.props.footer_state, State.NO_MORE_DATA)
        self.assertEqual(sorted(recorder.notified_names), ["footer-state", "has-more", "loading"])
        recorder.events.clear()
        scrolled.end_with_no_more_data()
        self.assertEqual(recorder.of("notify", "component-state-changed"), [])
        scrolled.reset_no_more_data()
        self.assertTrue(scrolled.props.has_more)
        self.assertEqual(sorted(recorder.notified_names), ["footer-state", "has-more"])
        recorder.events.clear()
        scrolled.reset_no_more_data()
        scrolled.props.has_more = True
        self.assertEqual(recorder.events, [])
        scrolled.props.has_more = False
        self.assertEqual(sorted(recorder.notified_names), ["footer-state", "has-more"])

    def test_has_more_is_kept_without_a_footer_and_told_once(self):
        scrolled = self.scrolled()
        recorder = Recorder(scrolled)
        scrolled.end_with_no_more_data()
        self.assertFalse(scrolled.props.has_more)
        self.assertEqual(recorder.notified_names, ["has-more"])
        scrolled.props.footer_style = Style.TEXT
        self.assertEqual(scrolled.props.footer_state, State.NO_MORE_DATA)
        self.assertEqual(recorder.notified_names.count("has-more"), 1)
        scrolled.props.footer_style = Style.NONE
        self.assertFalse(scrolled.props.has_more)
        self.assertEqual(recorder.notified_names.count("has-more"), 1)
        scrolled.reset_no_more_data()
        self.assertTrue(scrolled.props.has_more)
        self.assertEqual(recorder.notified_names.count("has-more"), 2)

    def test_a_begin_before_the_window_is_shown_waits_for_it(self):
        scrolled = RefreshGtk.ScrolledWindow(header_style="arrow")
        scrolled.add(rows())
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        self.assertEqual(scrolled.props.header_state, State.WILL_REFRESH)
        self.assertTrue(scrolled.props.refreshing)
        self.show(scrolled)
        wait_until(lambda: recorder.of("refresh"), "the refresh")

    def test_begin_and_end_at_other_times_do_nothing(self):
        scrolled = self.scrolled(header_style="arrow")
        recorder = Recorder(scrolled)
        scrolled.end(HEADER)
        scrolled.end_with_error(HEADER, "too late")
        for component in (FOOTER, TRAILER):
            scrolled.begin(component)
            scrolled.end(component)
        self.assertEqual(recorder.events, [])


class Looks(TestCase):
    def test_titles_are_the_applications_or_the_languages(self):
        scrolled = self.scrolled(header_style="text")
        self.assertEqual(scrolled.get_title(HEADER, State.REFRESHING), "Loading ...")
        scrolled.set_title(HEADER, State.REFRESHING, "Asking")
        scrolled.begin(HEADER)
        wait_until(lambda: "Asking" in list(labels(scrolled)), "the title")
        self.assertEqual(scrolled.get_title(HEADER, State.REFRESHING), "Asking")
        scrolled.props.header_style = Style.SPINNER
        scrolled.begin(HEADER)
        wait_until(lambda: "Asking" in list(labels(scrolled)), "the title in another look")
        scrolled.set_title(HEADER, State.REFRESHING, None)
        self.assertIn("Loading ...", list(labels(scrolled)))
        scrolled.set_title(TRAILER, State.PULLING, "Go")
        self.assertEqual(scrolled.get_title(TRAILER, State.REFRESHING), "Go")

    def test_another_language_is_shown_at_once(self):
        self.addCleanup(RefreshGtk.set_language, None)
        scrolled = self.scrolled(header_style="text")
        scrolled.begin(HEADER)
        wait_until(lambda: "Loading ..." in list(labels(scrolled)), "the title")
        self.assertEqual(RefreshGtk.get_language(), "en")
        RefreshGtk.set_language("de_AT.UTF-8")
        self.assertEqual(RefreshGtk.get_language(), "de")
        german = scrolled.get_title(HEADER, State.REFRESHING)
        self.assertNotEqual(german, "Loading ...")
        self.assertIn(german, list(labels(scrolled)))
        RefreshGtk.set_language("xx")
        self.assertEqual(RefreshGtk.get_language(), "en")
        RefreshGtk.set_language(None)
        self.assertIn("Loading ...", list(labels(scrolled)))

    def picture(self, size):
        pixbuf = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, True, 8, size, size)
        pixbuf.fill(0x3584E4FF)
        return pixbuf

    def test_pictures_come_from_files_or_memory_and_the_slot_grows_with_them(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        files = [os.path.join(folder.name, f"{number}.png") for number in range(2)]
        for file in files:
            self.picture(100).savev(file, "png", [], [])
        for durations in ((0, 0.5), (0.25, 1e-9), (1e9, 0)):
            child = rows()
            scrolled = self.scrolled(child, header_style="pictures")
            scrolled.set_pictures(HEADER, State.REFRESHING, files, durations[0])
            scrolled.begin(HEADER)
            wait_until(lambda: child.translate_coordinates(scrolled, 0, 0)[1] >= 100, "the pictures from files")
            scrolled.set_pixbufs(HEADER, State.REFRESHING, [self.picture(150)] * 3, durations[1])
            wait_until(lambda: child.translate_coordinates(scrolled, 0, 0)[1] >= 150, "those from memory")
            scrolled.set_pictures(HEADER, State.REFRESHING, None, 0)
            wait_until(lambda: child.translate_coordinates(scrolled, 0, 0)[1] < 100, "their end")
            self.window.remove(scrolled)

    def test_a_picture_that_cannot_be_read_is_left_out(self):
        scrolled = self.scrolled(header_style="pictures")
        scrolled.set_pictures(HEADER, State.REFRESHING, ["/nowhere/one.png", __file__], 0)
        scrolled.begin(HEADER)
        wait_until(lambda: scrolled.get_fraction(HEADER) == 1, "the header")

    def test_a_widget_of_the_applications_is_the_component(self):
        for component in COMPONENTS:
            scrolled = self.scrolled(**ALL)
            bar = Gtk.ProgressBar()
            scrolled.set_widget(component, bar)
            self.assertIs(scrolled.get_widget(component), bar)
            self.assertIsNotNone(bar.get_parent())
            scrolled.begin(component)
            wait_until(bar.get_mapped, "the widget")
            scrolled.set_property(f"{component.value_nick}-style", Style.TEXT)
            self.assertIsNone(bar.get_parent())
            self.assertIs(scrolled.get_widget(component), bar)
            scrolled.set_property(f"{component.value_nick}-style", Style.WIDGET)
            self.assertIsNotNone(bar.get_parent())
            scrolled.set_widget(component, None)
            self.assertIsNone(bar.get_parent())
            scrolled.set_widget(component, bar)
            bar.destroy()
            scrolled.begin(component)
            scrolled.end(component)
            scrolled.set_widget(component, None)
            self.window.remove(scrolled)

    def test_a_widget_that_the_application_puts_elsewhere_stays_there(self):
        scrolled = self.scrolled(**ALL)
        bar, box = Gtk.ProgressBar(), Gtk.Box()
        scrolled.set_widget(HEADER, bar)
        scrolled.props.header_style = Style.ARROW
        box.add(bar)
        scrolled.props.header_style = Style.RING
        self.assertIs(bar.get_parent(), box)
        with self.message("parent"):
            scrolled.props.header_style = Style.WIDGET
        self.assertIs(bar.get_parent(), box)
        scrolled.begin(HEADER)
        scrolled.set_widget(HEADER, None)
        self.assertIs(bar.get_parent(), box)

    def test_a_widget_that_is_in_use_is_refused(self):
        scrolled = self.scrolled()
        for widget in (scrolled, self.window, Gtk.Window(), scrolled.get_child()):
            with self.message("parent"):
                scrolled.set_widget(HEADER, widget)
            self.assertIsNone(scrolled.get_widget(HEADER))
        alone = RefreshGtk.ScrolledWindow()
        with self.message("parent"):
            alone.set_widget(HEADER, alone)
        box = Gtk.Box()
        box.add(alone)
        with self.message("parent"):
            alone.set_widget(HEADER, box)

    def test_another_look_ends_the_refresh(self):
        scrolled = self.scrolled(header_style="arrow")
        recorder = Recorder(scrolled)
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the refresh")
        recorder.events.clear()
        scrolled.props.header_style = Style.RING
        self.assertEqual(scrolled.props.header_state, State.IDLE)
        self.assertEqual(sorted(set(recorder.notified_names)), ["header-state", "header-style", "refreshing"])
        scrolled.begin(HEADER)
        wait_until(lambda: recorder.of("refresh"), "the next")


if __name__ == "__main__":
    unittest.main()
