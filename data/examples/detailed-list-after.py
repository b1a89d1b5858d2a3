#!/usr/bin/env python3
"""The list view of detailed-list-before.py, pulled to refresh."""
import threading
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("RefreshGtk", "1.0")
from gi.repository import GLib, Gtk, RefreshGtk


class DetailedList(RefreshGtk.ScrolledWindow):
    def __init__(self, on_refresh):
        super().__init__(hscrollbar_policy=Gtk.PolicyType.NEVER, header_style=RefreshGtk.Style.ARROW)
        self.rows = Gtk.ListBox()
        self.add(self.rows)
        self.connect("refresh", on_refresh)

    def end_refresh(self):
        """May be called from any thread."""
        self.end(RefreshGtk.Component.HEADER)

    def insert(self, position, title, subtitle):
        label = Gtk.Label(xalign=0, margin=6, visible=True)
        label.set_markup(f"{GLib.markup_escape_text(title)}\n<small>{GLib.markup_escape_text(subtitle)}</small>")
        self.rows.insert(label, position)


class Contacts(Gtk.Window):
    def __init__(self):
        super().__init__(default_width=360, default_height=480)
        self.connect("destroy", Gtk.main_quit)
        self.list = DetailedList(self.refresh)
        self.count = 0
        for _ in range(20):
            self.add_contact()
        self.add(self.list)

    def refresh(self, _list):
        threading.Thread(target=self.fetch, daemon=True).start()

    def fetch(self):
        time.sleep(0.5)
        GLib.idle_add(self.add_contact, priority=GLib.PRIORITY_DEFAULT)
        self.list.end_refresh()

    def add_contact(self):
        self.count += 1
        self.list.insert(0, f"Contact {self.count}", f"contact-{self.count}@example.org")
        self.set_title(f"{self.count} contacts")


if __name__ == "__main__":
    Contacts().show_all()
    Gtk.main()
