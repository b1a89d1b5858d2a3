#include "refresh-signals.h"

/* A callback with other arguments than the signal has would take one of them for its data. */
static gboolean
has_parameters (void *instance, const char *signal, guint count)
{
  GSignalQuery query = { 0 };
  GQuark detail;
  guint id;

  if (g_signal_parse_name (signal, G_OBJECT_TYPE (instance), &id, &detail, TRUE))
    g_signal_query (id, &query);
  return query.signal_id && query.n_params == count;
}

#define DEFINE_CONNECT(name, Callback, parameters)                                                                     \
  gulong refresh_connect_##name (void *instance, const char *signal, Callback callback, void *data,                    \
                                 GClosureNotify release)                                                               \
  {                                                                                                                    \
    if (!has_parameters (instance, signal, parameters))                                                                \
      g_error ("%s has no signal '%s' with %d parameters", G_OBJECT_TYPE_NAME (instance), signal, parameters);         \
    return g_signal_connect_data (instance, signal, G_CALLBACK (callback), data, release, 0);                          \
  }

DEFINE_CONNECT (plain, RefreshPlainCallback, 0)
DEFINE_CONNECT (notify, RefreshNotifyCallback, 1)
DEFINE_CONNECT (event, RefreshEventCallback, 1)
DEFINE_CONNECT (draw, RefreshDrawCallback, 1)
DEFINE_CONNECT (drag, RefreshDragCallback, 2)
DEFINE_CONNECT (sequence, RefreshSequenceCallback, 1)
DEFINE_CONNECT (scroll_child, RefreshScrollChildCallback, 2)
DEFINE_CONNECT (change_value, RefreshChangeValueCallback, 2)
DEFINE_CONNECT (widget, RefreshWidgetCallback, 1)
DEFINE_CONNECT (direction, RefreshDirectionCallback, 1)
