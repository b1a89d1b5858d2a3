#include "refresh-gtk-private.h"

static guint signals[REFRESH_BRIDGE_SETTLED + 1];

void
refresh_interface_declare_signals (gpointer interface)
{
  const GType type = G_TYPE_FROM_INTERFACE (interface);

  /**
   * RefreshGtkRefreshable::refresh:
   * @self: the object
   *
   * The header refreshes: fetch what is new, then call refresh_gtk_refreshable_end().
   */
  signals[REFRESH_BRIDGE_REFRESH]
    = g_signal_new ("refresh", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RefreshGtkRefreshable::load-more:
   * @self: the object
   *
   * The footer loads: fetch more, then call refresh_gtk_refreshable_end(), or
   * refresh_gtk_refreshable_end_with_no_more_data() where that was all.
   */
  signals[REFRESH_BRIDGE_LOAD_MORE]
    = g_signal_new ("load-more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RefreshGtkRefreshable::show-more:
   * @self: the object
   *
   * The trailer was pulled and let go: do what it stands for, then call refresh_gtk_refreshable_end().
   */
  signals[REFRESH_BRIDGE_SHOW_MORE]
    = g_signal_new ("show-more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RefreshGtkRefreshable::component-state-changed:
   * @self: the object
   * @component: the component
   * @state: what it is doing now
   *
   * A component's state changed. The property has the new value, and listeners to that were told before. (Every
   * #GtkWidget has a signal "state-changed" of another meaning already.)
   */
  signals[REFRESH_BRIDGE_STATE_CHANGED]
    = g_signal_new ("component-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    REFRESH_GTK_TYPE_COMPONENT, REFRESH_GTK_TYPE_STATE);

  /**
   * RefreshGtkRefreshable::ended:
   * @self: the object
   * @component: the component
   *
   * A refresh is over and the component is closed.
   */
  signals[REFRESH_BRIDGE_ENDED]
    = g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, REFRESH_GTK_TYPE_COMPONENT);

  /**
   * RefreshGtkRefreshable::pulled:
   * @self: the object
   * @component: the component
   * @fraction: how far it is pulled, as of refresh_gtk_refreshable_get_fraction()
   *
   * A component is pulled on or goes back: for widgets of the application's that show it.
   */
  signals[REFRESH_BRIDGE_PULLED]
    = g_signal_new ("pulled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, REFRESH_GTK_TYPE_COMPONENT,
                    G_TYPE_DOUBLE);

  /**
   * RefreshGtkRefreshable::settled:
   * @self: the object
   *
   * A pan or an animation is over and nothing moves the content any more.
   */
  signals[REFRESH_BRIDGE_SETTLED]
    = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
refresh_bridge_emit (GObject *owner, RefreshBridgeSignal signal, RefreshBridgeComponent component, int state,
                     double fraction)
{
  switch (signal)
    {
    case REFRESH_BRIDGE_STATE_CHANGED:
      g_signal_emit (owner, signals[signal], 0, component, state);
      break;
    case REFRESH_BRIDGE_ENDED:
      g_signal_emit (owner, signals[signal], 0, component);
      break;
    case REFRESH_BRIDGE_PULLED:
      g_signal_emit (owner, signals[signal], 0, component, fraction);
      break;
    case REFRESH_BRIDGE_REFRESH:
    case REFRESH_BRIDGE_LOAD_MORE:
    case REFRESH_BRIDGE_SHOW_MORE:
    case REFRESH_BRIDGE_SETTLED:
      g_signal_emit (owner, signals[signal], 0);
      break;
    }
}

gboolean
refresh_bridge_has_listeners (GObject *owner, RefreshBridgeSignal signal)
{
  return g_signal_has_handler_pending (owner, signals[signal], 0, FALSE);
}
