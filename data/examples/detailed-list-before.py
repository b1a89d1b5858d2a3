#!/usr/bin/env python3
"""A list view whose refresh is a floating button, in the manner of Toga's DetailedList for GTK."""
import threading
import time

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk


class RefreshButton(Gtk.Revealer):
    """The button, at one end of the list, with a cross that sends it to the other end where it covers the rows."""

    def __init__(self, position, on_refresh, on_close):
        super().__init__(transition_type=Gtk.RevealerTransitionType.CROSSFADE, valign=position)
        self.set_halign(Gtk.Align.CENTER)
        self.set_margin_top(12)
        self.set_margin_bottom(12)
        self.refresh = self.new_button("view-refresh-symbolic", on_refresh)
        self.close = self.new_button("window-close-symbolic", on_close)
        box = Gtk.Box()
        box.add(self.refresh)
        box.add(self.close)
        self.add(box)

    def new_button(self, icon, on_clicked):
        button = Gtk.Button.new_from_icon_name(icon, Gtk.IconSize.BUTTON)
        button.set_can_focus(False)
        button.get_style_context().add_class("osd")
        button.connect("clicked", on_clicked)
        return button

    def reveal(self, is_closable):
        self.close.set_visible(is_closable)
        self.set_reveal_child(True)


class DetailedList(Gtk.Overlay):
    def __init__(self, on_refresh):
        super().__init__()
        self.on_refresh = on_refresh
        self.is_refreshing = False
        self.is_button_at_top = False
        self.rows = Gtk.ListBox()
        self.scrolled = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER)
        self.scrolled.add(self.rows)
        self.add(self.scrolled)

        self.top_button = RefreshButton(Gtk.Align.START, self.on_refresh_clicked, self.on_close_clicked)
        self.bottom_button = RefreshButton(Gtk.Align.END, self.on_refresh_clicked, self.on_close_clicked)
        self.add_overlay(self.top_button)
        self.add_overlay(self.bottom_button)
        self.adjustment = self.scrolled.get_vadjustment()
        self.adjustment.connect("value-changed", self.update_buttons)
        self.adjustment.connect("changed", self.update_buttons)

    def on_refresh_clicked(self, _button):
        if not self.is_refreshing:
            self.is_refreshing = True
            self.update_buttons()
            self.on_refresh(self)

    def on_close_clicked(self, _button):
        self.is_button_at_top = not self.is_button_at_top
        self.update_buttons()

    def end_refresh(self):
        """May be called from any thread."""
        GLib.idle_add(self.refresh_ended, priority=GLib.PRIORITY_DEFAULT)

    def refresh_ended(self):
        self.is_refreshing = False
        self.update_buttons()

    def update_buttons(self, *_):
        """Shows the button at the end of the list that the user is not looking at."""
        self.top_button.set_reveal_child(False)
        self.bottom_button.set_reveal_child(False)
        if self.is_refreshing:
            return
        value, page = self.adjustment.get_value(), self.adjustment.get_page_size()
        is_at_top = value == self.adjustment.get_lower()
        is_at_bottom = value + page == self.adjustment.get_upper()
        if is_at_top and is_at_bottom:
            (self.top_button if self.is_button_at_top else self.bottom_button).reveal(is_closable=True)
        elif is_at_top:
            self.bottom_button.reveal(is_closable=False)
        elif is_at_bottom:
            self.top_button.reveal(is_closable=False)

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
