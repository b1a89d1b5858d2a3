#include "refresh-gtk-private.h"

/**
 * RefreshGtkController:
 *
 * Pull to refresh and load more for a #GtkScrolledWindow that is there already, of any class. The scrolled window
 * holds a reference to its controller, which need not be kept.
 */

struct _RefreshGtkController
{
  GObject parent;

  void *bridge;
  gboolean is_changing; /* its window is */
};

enum
{
  PROPERTY_SCROLLED_WINDOW = REFRESH_BRIDGE_N_PROPERTIES
};

#define CONTROLLER_KEY "refresh-gtk-controller"

static GParamSpec *scrolled_window_spec;

static void refreshable_init (RefreshGtkRefreshableInterface *interface);

G_DEFINE_TYPE_WITH_CODE (RefreshGtkController, refresh_gtk_controller, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (REFRESH_GTK_TYPE_REFRESHABLE, refreshable_init))

static void *
get_bridge (RefreshGtkRefreshable *self)
{
  return REFRESH_GTK_CONTROLLER (self)->bridge;
}

static void
refreshable_init (RefreshGtkRefreshableInterface *interface)
{
  interface->get_bridge = get_bridge;
}

static void (*get_common_property) (GObject *object, guint id, GValue *value, GParamSpec *spec);
static void (*set_common_property) (GObject *object, guint id, const GValue *value, GParamSpec *spec);

static void
refresh_gtk_controller_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROPERTY_SCROLLED_WINDOW)
    g_value_set_object (value, refresh_gtk_controller_get_scrolled_window (REFRESH_GTK_CONTROLLER (object)));
  else
    get_common_property (object, id, value, spec);
}

static void
refresh_gtk_controller_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROPERTY_SCROLLED_WINDOW)
    refresh_gtk_controller_set_scrolled_window (REFRESH_GTK_CONTROLLER (object), g_value_get_object (value));
  else
    set_common_property (object, id, value, spec);
}

/* Whether a controller may have the window; complains where it refreshes already, by another one or by itself. */
static gboolean
may_have (GtkScrolledWindow *scrolled_window)
{
  if (REFRESH_GTK_IS_SCROLLED_WINDOW (scrolled_window))
    refresh_bridge_complain ("a RefreshGtkScrolledWindow refreshes by itself and takes no controller");
  else if (g_object_get_data (G_OBJECT (scrolled_window), CONTROLLER_KEY))
    refresh_bridge_complain ("the scrolled window has a controller already");
  else
    return TRUE;
  return FALSE;
}

void
refresh_bridge_window_gone (GObject *owner)
{
  if (REFRESH_GTK_IS_CONTROLLER (owner))
    g_object_notify_by_pspec (owner, scrolled_window_spec);
}

static void
refresh_gtk_controller_dispose (GObject *object)
{
  if (refresh_object_leave_to_gtk_thread (object))
    return;
  if (HAS_BRIDGE (object))
    {
      void *bridge = REFRESH_GTK_CONTROLLER (object)->bridge;
      GtkWidget *scrolled_window = refresh_bridge_get_window (bridge);
      refresh_bridge_dispose (bridge);
      if (scrolled_window)
        g_object_set_data (G_OBJECT (scrolled_window), CONTROLLER_KEY, NULL);
    }
  G_OBJECT_CLASS (refresh_gtk_controller_parent_class)->dispose (object);
}

static void
refresh_gtk_controller_finalize (GObject *object)
{
  if (HAS_BRIDGE (object))
    refresh_bridge_free (REFRESH_GTK_CONTROLLER (object)->bridge);
  G_OBJECT_CLASS (refresh_gtk_controller_parent_class)->finalize (object);
}

static void
refresh_gtk_controller_class_init (RefreshGtkControllerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  object_class->dispose = refresh_gtk_controller_dispose;
  object_class->finalize = refresh_gtk_controller_finalize;
  refresh_object_install_properties (object_class);
  get_common_property = object_class->get_property;
  set_common_property = object_class->set_property;
  object_class->get_property = refresh_gtk_controller_get_property;
  object_class->set_property = refresh_gtk_controller_set_property;

  /**
   * RefreshGtkController:scrolled-window:
   *
   * The scrolled window; %NULL where there is none or when it was destroyed. A window has one controller at most.
   * Setting another one, or %NULL, gives the one before back as it was.
   */
  scrolled_window_spec = g_param_spec_object ("scrolled-window", "scrolled-window", "The scrolled window",
                                              GTK_TYPE_SCROLLED_WINDOW,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROPERTY_SCROLLED_WINDOW, scrolled_window_spec);
}

static void
refresh_gtk_controller_init (RefreshGtkController *self)
{
  self->bridge = refresh_object_make_bridge (G_OBJECT (self));
}

/**
 * refresh_gtk_controller_new:
 * @scrolled_window: a scrolled window, with its child or without one yet
 *
 * Returns: (transfer full): a controller without components; %NULL where @scrolled_window has one already
 *   or is a #RefreshGtkScrolledWindow
 */
RefreshGtkController *
refresh_gtk_controller_new (GtkScrolledWindow *scrolled_window)
{
  g_return_val_if_fail (GTK_IS_SCROLLED_WINDOW (scrolled_window), NULL);
  g_return_val_if_fail (refresh_on_gtk_thread (), NULL);
  if (!may_have (scrolled_window))
    return NULL;

  return g_object_new (REFRESH_GTK_TYPE_CONTROLLER, "scrolled-window", scrolled_window, NULL);
}

/**
 * refresh_gtk_controller_set_scrolled_window:
 * @self: the controller
 * @scrolled_window: (nullable): a scrolled window without a controller, or %NULL
 *
 * Sets #RefreshGtkController:scrolled-window.
 */
void
refresh_gtk_controller_set_scrolled_window (RefreshGtkController *self, GtkScrolledWindow *scrolled_window)
{
  g_return_if_fail (REFRESH_GTK_IS_CONTROLLER (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (scrolled_window == NULL || GTK_IS_SCROLLED_WINDOW (scrolled_window));
  GtkScrolledWindow *before = refresh_gtk_controller_get_scrolled_window (self);
  if (scrolled_window == before)
    return;
  if (scrolled_window && !may_have (scrolled_window))
    return;
  /* Not by a handler that is called of it. */
  g_return_if_fail (!self->is_changing);

  g_object_ref (self);
  self->is_changing = TRUE;
  if (before)
    g_object_set_data (G_OBJECT (g_object_ref (before)), CONTROLLER_KEY, NULL);
  if (scrolled_window)
    g_object_set_data_full (G_OBJECT (g_object_ref (scrolled_window)), CONTROLLER_KEY, g_object_ref (self),
                            g_object_unref);
  refresh_bridge_set_window (self->bridge, (GtkWidget *) scrolled_window);
  self->is_changing = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), scrolled_window_spec);
  g_clear_object (&scrolled_window);
  g_clear_object (&before);
  g_object_unref (self);
}

/**
 * refresh_gtk_controller_get_scrolled_window:
 * @self: the controller
 *
 * Returns: (transfer none) (nullable): the scrolled window
 */
GtkScrolledWindow *
refresh_gtk_controller_get_scrolled_window (RefreshGtkController *self)
{
  g_return_val_if_fail (REFRESH_GTK_IS_CONTROLLER (self), NULL);
  g_return_val_if_fail (ON_GTK_THREAD (self), NULL);

  return (GtkScrolledWindow *) refresh_bridge_get_window (self->bridge);
}
