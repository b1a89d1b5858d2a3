"""Every property: default, writing, notification, GtkBuilder."""
import unittest

from harness import FOOTER, HEADER, Gtk, Recorder, RefreshGtk, State, Style, TestCase, labels, rows, wait_until

BACK, AUTOMATIC = RefreshGtk.FooterMode.BACK, RefreshGtk.FooterMode.AUTOMATIC
DELIBERATE, NEVER = RefreshGtk.WheelPolicy.DELIBERATE, RefreshGtk.WheelPolicy.NEVER

# Name: the default, and other values.
WRITABLE = {
    "header-time-hidden": (False, True),
    "footer-mode": (AUTOMATIC, BACK),
    "footer-refreshing-title-hidden": (False, True),
    "has-more": (True, False),
    "last-updated-key": ("last-updated", "news"),
    "automatic-loading": (True, False),
    "automatic-percent": (1.0, 0.5, 0.0, -2.0),
    "auto-trigger-times": (1, 3, -1),
    "automatic-alpha": (False, True),
    "opening-duration": (0.25, 1.5, 0.0),
    "closing-duration": (0.4, 2.0, 0.0),
    "wheel-policy": (DELIBERATE, NEVER),
    "mouse-pull": (True, False),
    "inset-top": (0.0, 12.5),
    "inset-bottom": (0.0, 12.5),
    "inset-start": (0.0, 12.5),
    "inset-end": (0.0, 12.5),
}
READABLE = {"refreshing": False, "loading": False, "last-updated-time": -1}
for _name in ("header", "footer", "trailer"):
    WRITABLE[f"{_name}-style"] = (Style.NONE, Style.TEXT, Style.ARROW, Style.SPINNER, Style.RING, Style.PICTURES)
    WRITABLE[f"{_name}-extent"] = (0.0, 70.5)
    WRITABLE[f"{_name}-hidden"] = (False, True)
    WRITABLE[f"{_name}-ignored-inset"] = (0.0, 9.5)
    WRITABLE[f"{_name}-title-hidden"] = (False, True)
    READABLE[f"{_name}-state"] = State.IDLE
WIDGETS = [f"{name}-widget" for name in ("header", "footer", "trailer")]


class Properties:
    """For both types; `make` gives the object to test, at the moment to test it at."""

    def test_all_are_in_these_tables(self):
        names = {spec.name for spec in self.make().list_properties() if spec.owner_type == RefreshGtk.Refreshable.__gtype__}
        self.assertEqual(names, {*WRITABLE, *READABLE, *WIDGETS})

    def test_defaults_are_as_declared(self):
        instance = self.make()
        for name, (default, *_) in WRITABLE.items():
            self.assertEqual(instance.get_property(name), default, name)
        for name, default in READABLE.items():
            self.assertEqual(instance.get_property(name), default, name)
        for spec in instance.list_properties():
            if spec.owner_type == RefreshGtk.Refreshable.__gtype__:
                self.assertEqual(instance.get_property(spec.name), spec.default_value, spec.name)

    def test_a_written_value_is_read_and_told_once(self):
        for name, (default, *values) in WRITABLE.items():
            with self.subTest(name):
                instance = self.make()
                recorder = Recorder(instance)
                instance.set_property(name, default)
                self.assertEqual(recorder.events, [])
                for value in (*values, default):
                    recorder.events.clear()
                    instance.set_property(name, value)
                    self.assertEqual(instance.get_property(name), value)
                    self.assertEqual(recorder.notified_names, [name])
                    recorder.events.clear()
                    instance.set_property(name, value)
                    self.assertEqual(recorder.events, [])

    def test_a_widget_is_told_with_its_style(self):
        for name in WIDGETS:
            with self.subTest(name):
                instance = self.make()
                style = name.replace("widget", "style")
                recorder = Recorder(instance)
                widget = Gtk.Label(label="mine")
                instance.set_property(name, widget)
                self.assertIs(instance.get_property(name), widget)
                self.assertEqual(instance.get_property(style), Style.WIDGET)
                self.assertEqual(sorted(recorder.notified_names), sorted([name, style]))
                recorder.events.clear()
                instance.set_property(name, widget)
                self.assertEqual(recorder.events, [])
                instance.set_property(name, None)
                self.assertIsNone(widget.get_parent())
                self.assertEqual(instance.get_property(style), Style.NONE)
                self.assertEqual(sorted(recorder.notified_names), sorted([name, style]))

    def test_readable_ones_cannot_be_written(self):
        instance = self.make()
        for name in READABLE:
            with self.assertRaises(TypeError):
                instance.set_property(name, instance.get_property(name))

    def test_values_out_of_range_are_refused(self):
        instance = self.make()
        for name, value in (
            ("header-extent", -1.0), ("header-extent", float("nan")), ("inset-top", float("inf")),
            ("automatic-percent", 1.5), ("auto-trigger-times", -2), ("opening-duration", -0.1),
        ):  # fmt: skip
            with self.subTest(name), self.message("out of range"):
                instance.set_property(name, value)
            self.assertEqual(instance.get_property(name), WRITABLE[name][0])

    def test_an_unknown_value_of_an_enum_is_refused(self):
        instance = self.make()
        for name in ("header-style", "footer-mode", "wheel-policy"):
            with self.assertRaises(TypeError):
                instance.set_property(name, "nonsense")

    def test_no_key_is_the_default_key(self):
        instance = self.make()
        instance.props.last_updated_key = "news"
        instance.props.last_updated_key = None
        self.assertEqual(instance.props.last_updated_key, "last-updated")


class ScrolledWindowWithoutChild(Properties, TestCase):
    def make(self):
        return RefreshGtk.ScrolledWindow()


class ScrolledWindowWithChild(Properties, TestCase):
    def make(self):
        scrolled = RefreshGtk.ScrolledWindow()
        scrolled.add(rows(3))
        return scrolled


class ControllerWithoutWindow(Properties, TestCase):
    def make(self):
        return RefreshGtk.Controller()


class ControllerOfWindow(Properties, TestCase):
    def make(self):
        self.plain = Gtk.ScrolledWindow()
        self.plain.add(rows(3))
        return RefreshGtk.Controller.new(self.plain)


class DestroyedScrolledWindow(Properties, TestCase):
    def make(self):
        scrolled = RefreshGtk.ScrolledWindow()
        scrolled.add(rows(3))
        scrolled.destroy()
        return scrolled

    # Nothing is told after the end.
    test_a_written_value_is_read_and_told_once = None
    test_a_widget_is_told_with_its_style = None


class Builder(TestCase):
    def test_each_property_is_set_by_a_file(self):
        def text(value):
            return value.value_nick if hasattr(value, "value_nick") else str(value)

        for type_name, tail in (
            ("RefreshGtkScrolledWindow", "<child><object class='GtkTextView' id='child'/></child>"),
            ("RefreshGtkController", "<property name='scrolled-window'>plain</property>"),
        ):
            lines = [f"<property name='{name}'>{text(values[1])}</property>" for name, values in WRITABLE.items()]
            lines += [f"<property name='{name}'>{name}</property>" for name in WIDGETS[:1]]
            lines.remove("<property name='header-style'>text</property>")
            builder = Gtk.Builder.new_from_string(
                f"""<interface>
                      <object class='GtkLabel' id='header-widget'/>
                      <object class='GtkScrolledWindow' id='plain'>
                        <child><object class='GtkTextView'/></child>
                      </object>
                      <object class='{type_name}' id='it'>{''.join(lines)}{tail}</object>
                    </interface>""",
                -1,
            )
            instance = builder.get_object("it")
            for name, values in WRITABLE.items():
                wanted = Style.WIDGET if name == "header-style" else values[1]
                self.assertEqual(instance.get_property(name), wanted, name)
            self.assertIs(instance.props.header_widget, builder.get_object("header-widget"))


class Effects(TestCase):
    """That a property is the one which its name says."""

    def position(self, scrolled, child):
        return child.translate_coordinates(scrolled, 0, 0)

    def test_insets_are_at_their_sides(self):
        child = Gtk.Label(width_request=500, height_request=600)
        scrolled = self.scrolled(child)
        width, height = scrolled.get_allocated_width(), scrolled.get_allocated_height()
        scrolled.props.inset_top, scrolled.props.inset_start = 10, 20
        wait_until(lambda: self.position(scrolled, child) == (20, 10), "the insets at the beginning")
        scrolled.props.inset_bottom, scrolled.props.inset_end = 30, 40

        def is_at_end():
            for adjustment in (scrolled.get_hadjustment(), scrolled.get_vadjustment()):
                adjustment.set_value(adjustment.get_upper())
            return self.position(scrolled, child) == (width - 40 - 500, height - 30 - 600)

        wait_until(is_at_end, "the insets at the end")

    def test_a_header_opens_as_far_as_its_extent(self):
        child = rows()
        scrolled = self.scrolled(child, header_style="arrow", header_extent=90)
        scrolled.begin(HEADER)
        wait_until(lambda: self.position(scrolled, child)[1] == 90, "the header")
        scrolled.props.header_hidden = True
        wait_until(lambda: self.position(scrolled, child)[1] == 0, "its end")

    def test_an_automatic_footer_loads_as_it_comes_into_sight_or_does_not(self):
        for is_automatic in (True, False):
            scrolled = RefreshGtk.ScrolledWindow(footer_style="text", automatic_loading=is_automatic)
            scrolled.add(rows())
            window = Gtk.Window(default_width=300, default_height=400)
            window.add(scrolled)
            window.show_all()
            adjustment = scrolled.get_vadjustment()
            wait_until(lambda: adjustment.get_upper() > 1000, "the rows")
            adjustment.set_value(adjustment.get_upper())
            if is_automatic:
                wait_until(lambda: scrolled.props.loading, "the load")
            else:
                self.assertEqual(scrolled.get_component_state(FOOTER), State.IDLE)
            window.destroy()

    def test_titles_are_hidden(self):
        scrolled = self.scrolled(Gtk.TextView(), header_style="arrow", last_updated_key="nothing-under-it")
        scrolled.begin(HEADER)
        wait_until(lambda: "Loading ..." in list(labels(scrolled)), "the title")
        self.assertIn("Last update: No record", list(labels(scrolled)))
        scrolled.props.header_time_hidden = True
        self.assertEqual(list(labels(scrolled)), ["Loading ..."])
        scrolled.props.header_title_hidden = True
        self.assertEqual(list(labels(scrolled)), [])


if __name__ == "__main__":
    unittest.main()
