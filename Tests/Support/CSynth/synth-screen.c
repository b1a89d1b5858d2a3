#include <gdk/gdkx.h>

#include "synth-screen.h"

void
synth_set_scale (int scale)
{
  gdk_x11_display_set_window_scale (gdk_display_get_default (), scale);
}

void
synth_set_minimized (GtkWidget *toplevel, gboolean is_minimized)
{
  GdkWindow *window = gtk_widget_get_window (toplevel);
  Display *display = GDK_WINDOW_XDISPLAY (window);

  if (is_minimized)
    XUnmapWindow (display, GDK_WINDOW_XID (window));
  else
    XMapWindow (display, GDK_WINDOW_XID (window));
  XFlush (display);
}

void
synth_set_frozen (GtkWidget *toplevel, gboolean is_frozen)
{
  GdkWindow *window = gtk_widget_get_window (toplevel);

  /* Deprecated for applications; what GDK itself does. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (is_frozen)
    gdk_window_freeze_toplevel_updates_libgtk_only (window);
  else
    gdk_window_thaw_toplevel_updates_libgtk_only (window);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
