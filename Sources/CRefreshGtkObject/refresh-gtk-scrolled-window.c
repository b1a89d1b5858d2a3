#include "refresh-gtk-private.h"

/**
 * RefreshGtkScrolledWindow:
 *
 * A #GtkScrolledWindow that is pulled to refresh and loads more. It takes any child, as its parent class does, and is
 * used in GtkBuilder files as that is. While it has a child, gtk_bin_get_child() is a container of the library's, with
 * the application's child in it; gtk_container_remove() takes out either.
 */

typedef struct
{
  void *bridge;
} RefreshGtkScrolledWindowPrivate;

static void refreshable_init (RefreshGtkRefreshableInterface *interface);

G_DEFINE_TYPE_WITH_CODE (RefreshGtkScrolledWindow, refresh_gtk_scrolled_window, GTK_TYPE_SCROLLED_WINDOW,
                         G_ADD_PRIVATE (RefreshGtkScrolledWindow)
                           G_IMPLEMENT_INTERFACE (REFRESH_GTK_TYPE_REFRESHABLE, refreshable_init))

static void *
bridge_of (RefreshGtkScrolledWindow *self)
{
  RefreshGtkScrolledWindowPrivate *priv = refresh_gtk_scrolled_window_get_instance_private (self);
  return priv->bridge;
}

static void *
get_bridge (RefreshGtkRefreshable *self)
{
  return bridge_of (REFRESH_GTK_SCROLLED_WINDOW (self));
}

static void
refreshable_init (RefreshGtkRefreshableInterface *interface)
{
  interface->get_bridge = get_bridge;
}

static void
refresh_gtk_scrolled_window_dispose (GObject *object)
{
  if (refresh_object_leave_to_gtk_thread (object))
    return;
  /* First the parent class: it destroys the child, which ends what goes on. */
  G_OBJECT_CLASS (refresh_gtk_scrolled_window_parent_class)->dispose (object);
  if (HAS_BRIDGE (object))
    refresh_bridge_dispose (bridge_of (REFRESH_GTK_SCROLLED_WINDOW (object)));
}

static void
refresh_gtk_scrolled_window_finalize (GObject *object)
{
  if (HAS_BRIDGE (object))
    refresh_bridge_free (bridge_of (REFRESH_GTK_SCROLLED_WINDOW (object)));
  G_OBJECT_CLASS (refresh_gtk_scrolled_window_parent_class)->finalize (object);
}

static void
refresh_gtk_scrolled_window_remove (GtkContainer *container, GtkWidget *widget)
{
  /* The application knows its own child; for the parent class that is what the library put around it. */
  if (HAS_BRIDGE (container) && refresh_bridge_holds (bridge_of (REFRESH_GTK_SCROLLED_WINDOW (container)), widget))
    widget = gtk_bin_get_child (GTK_BIN (container));
  GTK_CONTAINER_CLASS (refresh_gtk_scrolled_window_parent_class)->remove (container, widget);
}

static void
refresh_gtk_scrolled_window_class_init (RefreshGtkScrolledWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  object_class->dispose = refresh_gtk_scrolled_window_dispose;
  object_class->finalize = refresh_gtk_scrolled_window_finalize;
  GTK_CONTAINER_CLASS (class)->remove = refresh_gtk_scrolled_window_remove;
  refresh_object_install_properties (object_class);
}

static void
refresh_gtk_scrolled_window_init (RefreshGtkScrolledWindow *self)
{
  RefreshGtkScrolledWindowPrivate *priv = refresh_gtk_scrolled_window_get_instance_private (self);
  priv->bridge = refresh_object_make_bridge (G_OBJECT (self));
  if (priv->bridge)
    refresh_bridge_set_window (priv->bridge, GTK_WIDGET (self));
}

/**
 * refresh_gtk_scrolled_window_new:
 *
 * Returns: a new #RefreshGtkScrolledWindow without components
 */
GtkWidget *
refresh_gtk_scrolled_window_new (void)
{
  return g_object_new (REFRESH_GTK_TYPE_SCROLLED_WINDOW, NULL);
}
