"""What the tests in Python share. A message of the level warning or above fails a test that does not expect it."""
import contextlib
import gc
import time
import unittest

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("RefreshGtk", "1.0")
from gi.repository import GLib, GObject, Gtk, RefreshGtk

HEADER, FOOTER, TRAILER = (
    RefreshGtk.Component.HEADER,
    RefreshGtk.Component.FOOTER,
    RefreshGtk.Component.TRAILER,
)
COMPONENTS = (HEADER, FOOTER, TRAILER)
State = RefreshGtk.State
Style = RefreshGtk.Style

_messages = []
_LEVELS = GLib.LogLevelFlags.LEVEL_WARNING | GLib.LogLevelFlags.LEVEL_CRITICAL
for _domain in (None, "RefreshGtk", "GLib", "GLib-GObject", "Gtk"):
    GLib.log_set_handler(_domain, _LEVELS, lambda _domain, _level, text, _data: _messages.append(text), None)

LIMIT = 20


def wait_until(condition, what="it"):
    """Runs the main loop until the condition holds, however slow the machine is."""
    deadline = time.monotonic() + LIMIT
    timer = GLib.timeout_add(20, lambda: True)
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} did not come in {LIMIT} s")
        GLib.MainContext.default().iteration(True)
    GLib.source_remove(timer)


def run_pending():
    while GLib.MainContext.default().iteration(False):
        pass


def rows(count=40):
    box = Gtk.ListBox()
    for number in range(count):
        box.add(Gtk.Label(label=f"Row {number}", height_request=40))
    return box


def labels(widget):
    """The texts that can be seen in it."""
    if isinstance(widget, Gtk.Label) and widget.get_mapped():
        yield widget.get_text()
    if isinstance(widget, Gtk.Container):
        inner = []
        widget.forall(inner.append)
        for child in inner:
            yield from labels(child)


class TestCase(unittest.TestCase):
    """A window for each test, with a scrolled window of the library's in it."""

    def setUp(self):
        _messages.clear()
        self.window = Gtk.Window(default_width=300, default_height=400)
        self.addCleanup(self.assert_no_messages)
        self.addCleanup(run_pending)
        self.addCleanup(self.window.destroy)

    def assert_no_messages(self):
        self.assertEqual(_messages, [])

    @contextlib.contextmanager
    def message(self, text):
        """What happens within makes one message with `text` in it, in any case."""
        self.assert_no_messages()
        yield
        self.assertEqual(len(_messages), 1, _messages)
        self.assertIn(text.lower(), _messages.pop().lower())

    def show(self, widget):
        self.window.add(widget)
        self.window.show_all()
        wait_until(lambda: widget.get_mapped() and widget.get_allocated_height() > 100, "the list")
        return widget

    def scrolled(self, child=None, **properties):
        properties.setdefault("opening_duration", 0.02)
        properties.setdefault("closing_duration", 0.02)
        scrolled = RefreshGtk.ScrolledWindow(**properties)
        scrolled.add(child or rows())
        return self.show(scrolled)

    def collected(self, reference):
        """Waits until nothing holds what the weak reference stands for."""

        def is_gone():
            gc.collect()
            return reference() is None

        wait_until(is_gone, "the end of an object")


class Recorder:
    """Notes the signals of an object, and its notifications."""

    SIGNALS = ("refresh", "load-more", "show-more", "component-state-changed", "ended", "pulled", "settled")

    def __init__(self, instance):
        self.events = []
        for name in self.SIGNALS:
            instance.connect(name, self.note, name)
        instance.connect("notify", self.notified)

    def note(self, _instance, *arguments):
        *values, name = arguments
        self.events.append((name, *values))

    def notified(self, _instance, spec):
        if spec.owner_type.name.startswith("RefreshGtk"):
            self.events.append(("notify", spec.name))

    def of(self, *names):
        return [event for event in self.events if event[0] in names]

    @property
    def notified_names(self):
        return [event[1] for event in self.of("notify")]
