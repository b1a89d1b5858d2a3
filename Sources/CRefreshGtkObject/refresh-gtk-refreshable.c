#include "refresh-gtk-private.h"
#include <sys/syscall.h>
#include <unistd.h>

/**
 * RefreshGtkRefreshable:
 *
 * Pull to refresh and load more: what #RefreshGtkScrolledWindow and #RefreshGtkController have in common.
 *
 * A component is there when its style is another one than %REFRESH_GTK_STYLE_NONE. When it refreshes, by a pull, by
 * keys or by refresh_gtk_refreshable_begin(), a signal is emitted; the application fetches and then ends the refresh.
 *
 * All functions and properties are for the thread that runs GTK, which has to be the one that the process began with;
 * only those functions that end a refresh are for any. After the window was destroyed they do nothing. Only types of
 * this library implement the interface.
 */

G_DEFINE_INTERFACE (RefreshGtkRefreshable, refresh_gtk_refreshable, G_TYPE_OBJECT)

static void
refresh_gtk_refreshable_default_init (RefreshGtkRefreshableInterface *interface)
{
  refresh_interface_declare_properties (interface);
  refresh_interface_declare_signals (interface);
}

void *
refresh_object_bridge (gpointer object)
{
  return REFRESH_GTK_REFRESHABLE_GET_IFACE (object)->get_bridge (object);
}

gboolean
refresh_on_gtk_thread (void)
{
  return syscall (SYS_gettid) == getpid ();
}

void *
refresh_object_make_bridge (GObject *object)
{
  if (refresh_on_gtk_thread ())
    return refresh_bridge_new (object);
  g_critical ("a %s has to be made on the thread that the process began with, which has to be GTK's",
              G_OBJECT_TYPE_NAME (object));
  return NULL;
}

static gboolean
unref (gpointer object)
{
  g_object_unref (object);
  return G_SOURCE_REMOVE;
}

gboolean
refresh_object_leave_to_gtk_thread (GObject *object)
{
  if (refresh_on_gtk_thread () || !HAS_BRIDGE (object))
    return FALSE;
  g_idle_add_full (G_PRIORITY_DEFAULT, unref, g_object_ref (object), NULL);
  return TRUE;
}

void
refresh_bridge_complain (const char *message)
{
  g_critical ("%s", message);
}

/**
 * refresh_gtk_refreshable_begin:
 * @self: the object
 * @component: the component
 *
 * Begins a refresh as if the component had been pulled, from any scroll position. While not mapped, it waits to be
 * mapped. While it refreshes already, without such a component, and before the window has a child, nothing.
 */
void
refresh_gtk_refreshable_begin (RefreshGtkRefreshable *self, RefreshGtkComponent component)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (IS_COMPONENT (component));

  refresh_bridge_begin (refresh_object_bridge (self), (RefreshBridgeComponent) component);
}

/**
 * refresh_gtk_refreshable_end:
 * @self: the object
 * @component: the component
 *
 * Ends the refresh: the component is idle at once and closes. Outside a refresh nothing happens.
 *
 * May be called from any thread that holds a reference; away from GTK's it takes effect a moment later.
 */
void
refresh_gtk_refreshable_end (RefreshGtkRefreshable *self, RefreshGtkComponent component)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (HAS_BRIDGE (self));
  g_return_if_fail (IS_COMPONENT (component));

  refresh_bridge_end (refresh_object_bridge (self), G_OBJECT (self), (RefreshBridgeComponent) component,
                      REFRESH_BRIDGE_END_FINISHED, NULL);
}

/**
 * refresh_gtk_refreshable_end_with_error:
 * @self: the object
 * @component: the component
 * @message: what went wrong, for the user
 *
 * Ends the refresh with a message that is shown for a moment. The time of the last update stays what it was. Outside a
 * refresh nothing happens.
 *
 * May be called from any thread that holds a reference; away from GTK's it takes effect a moment later.
 */
void
refresh_gtk_refreshable_end_with_error (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                        const char *message)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (HAS_BRIDGE (self));
  g_return_if_fail (IS_COMPONENT (component));
  g_return_if_fail (message != NULL);

  refresh_bridge_end (refresh_object_bridge (self), G_OBJECT (self), (RefreshBridgeComponent) component,
                      REFRESH_BRIDGE_END_FAILED, message);
}

/**
 * refresh_gtk_refreshable_end_with_no_more_data:
 * @self: the object
 *
 * Ends the footer's refresh, or in any other state just says that there is nothing more to load:
 * #RefreshGtkRefreshable:has-more is %FALSE then.
 *
 * May be called from any thread that holds a reference; away from GTK's it takes effect a moment later.
 */
void
refresh_gtk_refreshable_end_with_no_more_data (RefreshGtkRefreshable *self)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (HAS_BRIDGE (self));

  refresh_bridge_end (refresh_object_bridge (self), G_OBJECT (self), REFRESH_BRIDGE_FOOTER,
                      REFRESH_BRIDGE_END_NO_MORE_DATA, NULL);
}

/**
 * refresh_gtk_refreshable_reset_no_more_data:
 * @self: the object
 *
 * Says that there may be more for the footer again. Nothing where that was not in doubt.
 *
 * May be called from any thread that holds a reference; away from GTK's it takes effect a moment later.
 */
void
refresh_gtk_refreshable_reset_no_more_data (RefreshGtkRefreshable *self)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (HAS_BRIDGE (self));

  refresh_bridge_reset_no_more_data (refresh_object_bridge (self), G_OBJECT (self));
}

/**
 * refresh_gtk_refreshable_get_component_state:
 * @self: the object
 * @component: the component
 *
 * Returns: what the component is doing; idle where there is none
 */
RefreshGtkState
refresh_gtk_refreshable_get_component_state (RefreshGtkRefreshable *self, RefreshGtkComponent component)
{
  g_return_val_if_fail (REFRESH_GTK_IS_REFRESHABLE (self), REFRESH_GTK_STATE_IDLE);
  g_return_val_if_fail (ON_GTK_THREAD (self), REFRESH_GTK_STATE_IDLE);
  g_return_val_if_fail (IS_COMPONENT (component), REFRESH_GTK_STATE_IDLE);

  return refresh_bridge_get_state (refresh_object_bridge (self), (RefreshBridgeComponent) component);
}

/**
 * refresh_gtk_refreshable_get_fraction:
 * @self: the object
 * @component: the component
 *
 * Returns: how far the component is pulled, as a fraction of its extent: 0 at rest, 1 fully revealed or refreshing,
 *   more beyond
 */
double
refresh_gtk_refreshable_get_fraction (RefreshGtkRefreshable *self, RefreshGtkComponent component)
{
  g_return_val_if_fail (REFRESH_GTK_IS_REFRESHABLE (self), 0);
  g_return_val_if_fail (ON_GTK_THREAD (self), 0);
  g_return_val_if_fail (IS_COMPONENT (component), 0);

  return refresh_bridge_get_fraction (refresh_object_bridge (self), (RefreshBridgeComponent) component);
}

/**
 * refresh_gtk_refreshable_set_title:
 * @self: the object
 * @component: the component
 * @state: the state in which it is shown
 * @title: (nullable): the title; %NULL brings the one of the language back
 *
 * Sets the title that a component shows in a state.
 */
void
refresh_gtk_refreshable_set_title (RefreshGtkRefreshable *self, RefreshGtkComponent component, RefreshGtkState state,
                                   const char *title)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (IS_COMPONENT (component));
  g_return_if_fail (IS_STATE (state));

  refresh_bridge_set_title (refresh_object_bridge (self), (RefreshBridgeComponent) component, state, title);
}

/**
 * refresh_gtk_refreshable_get_title:
 * @self: the object
 * @component: the component
 * @state: the state in which it is shown
 *
 * Returns: (transfer full): the title that the component shows in the state
 */
char *
refresh_gtk_refreshable_get_title (RefreshGtkRefreshable *self, RefreshGtkComponent component, RefreshGtkState state)
{
  g_return_val_if_fail (REFRESH_GTK_IS_REFRESHABLE (self), NULL);
  g_return_val_if_fail (ON_GTK_THREAD (self), NULL);
  g_return_val_if_fail (IS_COMPONENT (component), NULL);
  g_return_val_if_fail (IS_STATE (state), NULL);

  return refresh_bridge_get_title (refresh_object_bridge (self), (RefreshBridgeComponent) component, state);
}
