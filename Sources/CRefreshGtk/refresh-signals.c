#include "refresh-signals.h"

#define DEFINE_CONNECT(name, Callback)                                                                                 \
  gulong refresh_connect_##name (void *instance, const char *signal, Callback callback, void *data,                    \
                                 GClosureNotify release)                                                               \
  {                                                                                                                    \
    return g_signal_connect_data (instance, signal, G_CALLBACK (callback), data, release, 0);                          \
  }

DEFINE_CONNECT (plain, RefreshPlainCallback)
DEFINE_CONNECT (notify, RefreshNotifyCallback)
DEFINE_CONNECT (event, RefreshEventCallback)
DEFINE_CONNECT (draw, RefreshDrawCallback)
DEFINE_CONNECT (drag, RefreshDragCallback)
DEFINE_CONNECT (sequence, RefreshSequenceCallback)
DEFINE_CONNECT (scroll_child, RefreshScrollChildCallback)
DEFINE_CONNECT (change_value, RefreshChangeValueCallback)
DEFINE_CONNECT (widget, RefreshWidgetCallback)
