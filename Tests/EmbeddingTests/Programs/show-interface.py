"""Shows the object `list` of a GtkBuilder file in a window; its handler on_refresh ends at once."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("RefreshGtk", "1.0")
from gi.repository import Gtk, RefreshGtk

# GtkBuilder finds a type once it is registered.
RefreshGtk.ScrolledWindow

builder = Gtk.Builder.new_from_file(sys.argv[1])
builder.connect_signals({"on_refresh": lambda scrolled: scrolled.end(RefreshGtk.Component.HEADER)})
window = Gtk.Window(default_width=300, default_height=300)
window.add(builder.get_object("list"))
window.connect("destroy", Gtk.main_quit)
# Not what is in it: the file says what is visible.
window.show()
Gtk.main()
