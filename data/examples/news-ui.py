#!/usr/bin/env python3
"""The list of news.ui: news-ui.py [news.ui]."""
import pathlib
import sys
import threading
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("RefreshGtk", "1.0")
from gi.repository import GLib, GObject, Gtk, RefreshGtk

ROWS_PER_LOAD = 20
ALL_ROWS = 60

# GtkBuilder finds types by their name once they are registered.
GObject.type_ensure(RefreshGtk.ScrolledWindow)


class News:
    def __init__(self, file):
        builder = Gtk.Builder.new_from_file(file)
        builder.connect_signals(self)
        self.window, self.rows, self.scrolled = map(builder.get_object, ("window", "rows", "scrolled"))
        self.count = 0
        self.add_rows(-1, ROWS_PER_LOAD)
        self.window.show()

    def gtk_main_quit(self, _window):
        Gtk.main_quit()

    def on_refresh(self, scrolled):
        threading.Thread(target=self.fetch, args=(RefreshGtk.Component.HEADER, 0, 1), daemon=True).start()

    def on_load_more(self, scrolled):
        threading.Thread(target=self.fetch, args=(RefreshGtk.Component.FOOTER, -1, ROWS_PER_LOAD), daemon=True).start()

    def fetch(self, component, position, number):
        time.sleep(0.5)
        GLib.idle_add(self.add_rows, position, number, priority=GLib.PRIORITY_DEFAULT)
        self.scrolled.end(component)

    def add_rows(self, position, number):
        for _ in range(number):
            self.count += 1
            self.rows.insert(Gtk.Label(label=f"Row {self.count}", height_request=40, visible=True), position)
        self.window.set_title(f"{self.count} news")
        self.scrolled.props.has_more = self.count < ALL_ROWS


if __name__ == "__main__":
    beside = pathlib.Path(__file__).with_name("news.ui")
    news = News(sys.argv[1] if len(sys.argv) > 1 else str(beside))
    Gtk.main()
