#pragma once
#include "refresh-gtk3.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/* One function per signature of a signal, so that a handler of the wrong one does not compile.
 *
 * Each connects `callback` to `signal` of `instance`. `release` is called with `data` exactly once, when the connection
 * ends in whatever way: disconnected, or with its instance. Returns the handler's id for g_signal_handler_disconnect().
 * A signal that the instance does not have, or that has another number of arguments, ends the program. */

/* "value-changed", "changed", "clicked", "map", "destroy", "style-updated" ... */
typedef void (*RefreshPlainCallback) (void *instance, void *_Nullable data);
gulong refresh_connect_plain (void *instance, const char *signal, RefreshPlainCallback callback, void *_Nullable data,
                              GClosureNotify _Nullable release);

/* "notify", "notify::some-property" */
typedef void (*RefreshNotifyCallback) (void *instance, GParamSpec *pspec, void *_Nullable data);
gulong refresh_connect_notify (void *instance, const char *signal, RefreshNotifyCallback callback,
                               void *_Nullable data, GClosureNotify _Nullable release);

/* "button-press-event", "key-press-event", "event" ... TRUE: the event goes no further */
typedef gboolean (*RefreshEventCallback) (void *instance, GdkEvent *event, void *_Nullable data);
gulong refresh_connect_event (void *instance, const char *signal, RefreshEventCallback callback, void *_Nullable data,
                              GClosureNotify _Nullable release);

/* "draw". TRUE: the widget itself and its children are not drawn */
typedef gboolean (*RefreshDrawCallback) (void *instance, cairo_t *cr, void *_Nullable data);
gulong refresh_connect_draw (void *instance, const char *signal, RefreshDrawCallback callback, void *_Nullable data,
                             GClosureNotify _Nullable release);

/* "drag-begin", "drag-update", "drag-end" of GtkGestureDrag, "pressed" of GtkGestureLongPress */
typedef void (*RefreshDragCallback) (void *instance, double x, double y, void *_Nullable data);
gulong refresh_connect_drag (void *instance, const char *signal, RefreshDragCallback callback, void *_Nullable data,
                             GClosureNotify _Nullable release);

/* "begin", "update", "end", "cancel" of GtkGesture. The sequence is NULL for a pointer */
typedef void (*RefreshSequenceCallback) (void *instance, GdkEventSequence *_Nullable sequence, void *_Nullable data);
gulong refresh_connect_sequence (void *instance, const char *signal, RefreshSequenceCallback callback,
                                 void *_Nullable data, GClosureNotify _Nullable release);

/* "scroll-child" of GtkScrolledWindow. TRUE: the binding is used up */
typedef gboolean (*RefreshScrollChildCallback) (void *instance, GtkScrollType scroll, gboolean horizontal,
                                                void *_Nullable data);
gulong refresh_connect_scroll_child (void *instance, const char *signal, RefreshScrollChildCallback callback,
                                     void *_Nullable data, GClosureNotify _Nullable release);

/* "change-value" of GtkRange. TRUE: the range does not move */
typedef gboolean (*RefreshChangeValueCallback) (void *instance, GtkScrollType scroll, double value,
                                                void *_Nullable data);
gulong refresh_connect_change_value (void *instance, const char *signal, RefreshChangeValueCallback callback,
                                     void *_Nullable data, GClosureNotify _Nullable release);

/* "hierarchy-changed" (the top level before), "add" and "remove" of GtkContainer (the child) */
typedef void (*RefreshWidgetCallback) (void *instance, GtkWidget *_Nullable widget, void *_Nullable data);
gulong refresh_connect_widget (void *instance, const char *signal, RefreshWidgetCallback callback,
                               void *_Nullable data, GClosureNotify _Nullable release);

/* "direction-changed" of GtkWidget, with the direction before */
typedef void (*RefreshDirectionCallback) (void *instance, GtkTextDirection before, void *_Nullable data);
gulong refresh_connect_direction (void *instance, const char *signal, RefreshDirectionCallback callback,
                                  void *_Nullable data, GClosureNotify _Nullable release);

#pragma clang assume_nonnull end
G_END_DECLS
