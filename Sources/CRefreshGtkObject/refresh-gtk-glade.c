#include "refresh-gtk-private.h"

/* What data/c/refresh-gtk-1.xml names to Glade, without need of Glade's library. */

GObject *refresh_gtk_glade_scrolled_window (gpointer adaptor, guint n_parameters, gpointer parameters);

/* As Glade makes an object, but one that leaves its child where Glade has put it. */
GObject *
refresh_gtk_glade_scrolled_window (gpointer adaptor G_GNUC_UNUSED, guint n_parameters, gpointer parameters)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GObject *object = g_object_newv (REFRESH_GTK_TYPE_SCROLLED_WINDOW, n_parameters, parameters);
  G_GNUC_END_IGNORE_DEPRECATIONS
  refresh_bridge_set_window (refresh_object_bridge (object), NULL);
  return object;
}
