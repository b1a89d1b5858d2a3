#!/usr/bin/env python3
"""A list that is refreshed at its top and loads more at its bottom, by a thread that does not block the window."""
import threading
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("RefreshGtk", "1.0")
from gi.repository import GLib, Gtk, RefreshGtk

ROWS_PER_LOAD = 20
ALL_ROWS = 60


class News(Gtk.Window):
    def __init__(self):
        super().__init__(default_width=360, default_height=480)
        self.loaded = self.fresh = 0
        self.rows = Gtk.ListBox()
        self.scrolled = RefreshGtk.ScrolledWindow(header_style="arrow", footer_style="spinner")
        self.scrolled.connect("refresh", self.on_request, self.fetch_fresh)
        self.scrolled.connect("load-more", self.on_request, self.fetch_older)
        self.connect("destroy", Gtk.main_quit)
        self.add_older()
        self.scrolled.add(self.rows)
        self.add(self.scrolled)

    def on_request(self, _scrolled, fetch):
        threading.Thread(target=fetch, daemon=True).start()

    # In the thread: time.sleep() stands for a request to a server. A refresh may be ended here; widgets are GTK's.

    def fetch_fresh(self):
        time.sleep(0.5)
        GLib.idle_add(self.add_fresh, priority=GLib.PRIORITY_DEFAULT)
        self.scrolled.end(RefreshGtk.Component.HEADER)

    def fetch_older(self):
        is_last = self.loaded + ROWS_PER_LOAD >= ALL_ROWS
        time.sleep(0.5)
        GLib.idle_add(self.add_older, priority=GLib.PRIORITY_DEFAULT)
        if is_last:
            self.scrolled.end_with_no_more_data()
        else:
            self.scrolled.end(RefreshGtk.Component.FOOTER)

    # In GTK's own.

    def add_fresh(self):
        self.fresh += 1
        self.add_row(0, f"Fresh {self.fresh}")

    def add_older(self):
        for _ in range(ROWS_PER_LOAD):
            self.loaded += 1
            self.add_row(-1, f"Row {self.loaded}")

    def add_row(self, position, text):
        self.rows.insert(Gtk.Label(label=text, height_request=40, visible=True), position)
        self.set_title(f"{self.loaded + self.fresh} news")


if __name__ == "__main__":
    News().show_all()
    Gtk.main()
