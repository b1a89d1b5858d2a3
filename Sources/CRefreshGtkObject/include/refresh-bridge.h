#pragma once
#include "refresh-gtk3.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/* What the GObject types, in C, and the library behind them, in Swift, are to each other. The types hold no state: each
 * instance has a bridge, which keeps the values of its properties and drives the scroller.
 *
 * All functions are for the thread that runs GTK, except where they say otherwise. */

/* The components, in the order of RefreshGtkComponent. */
typedef enum
{
  REFRESH_BRIDGE_HEADER,
  REFRESH_BRIDGE_FOOTER,
  REFRESH_BRIDGE_TRAILER
} RefreshBridgeComponent;

/* How a refresh ends. */
typedef enum
{
  REFRESH_BRIDGE_END_FINISHED,
  REFRESH_BRIDGE_END_FAILED,
  REFRESH_BRIDGE_END_NO_MORE_DATA
} RefreshBridgeEnd;

typedef enum
{
  REFRESH_BRIDGE_REFRESH,
  REFRESH_BRIDGE_LOAD_MORE,
  REFRESH_BRIDGE_SHOW_MORE,
  REFRESH_BRIDGE_STATE_CHANGED, /* component, state */
  REFRESH_BRIDGE_ENDED,         /* component */
  REFRESH_BRIDGE_PULLED,        /* component, fraction */
  REFRESH_BRIDGE_SETTLED
} RefreshBridgeSignal;

/* The properties, as ids of GObject and in the order in which they are installed. The three of a kind follow each other
 * in the order of the components. */
typedef enum
{
  REFRESH_BRIDGE_PROPERTY_NONE,
  REFRESH_BRIDGE_PROPERTY_HEADER_STYLE,
  REFRESH_BRIDGE_PROPERTY_FOOTER_STYLE,
  REFRESH_BRIDGE_PROPERTY_TRAILER_STYLE,
  REFRESH_BRIDGE_PROPERTY_HEADER_STATE,
  REFRESH_BRIDGE_PROPERTY_FOOTER_STATE,
  REFRESH_BRIDGE_PROPERTY_TRAILER_STATE,
  REFRESH_BRIDGE_PROPERTY_HEADER_EXTENT,
  REFRESH_BRIDGE_PROPERTY_FOOTER_EXTENT,
  REFRESH_BRIDGE_PROPERTY_TRAILER_EXTENT,
  REFRESH_BRIDGE_PROPERTY_HEADER_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_FOOTER_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_TRAILER_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_HEADER_IGNORED_INSET,
  REFRESH_BRIDGE_PROPERTY_FOOTER_IGNORED_INSET,
  REFRESH_BRIDGE_PROPERTY_TRAILER_IGNORED_INSET,
  REFRESH_BRIDGE_PROPERTY_HEADER_TITLE_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_FOOTER_TITLE_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_TRAILER_TITLE_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_HEADER_WIDGET,
  REFRESH_BRIDGE_PROPERTY_FOOTER_WIDGET,
  REFRESH_BRIDGE_PROPERTY_TRAILER_WIDGET,
  REFRESH_BRIDGE_PROPERTY_HEADER_TIME_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_FOOTER_MODE,
  REFRESH_BRIDGE_PROPERTY_FOOTER_REFRESHING_TITLE_HIDDEN,
  REFRESH_BRIDGE_PROPERTY_REFRESHING,
  REFRESH_BRIDGE_PROPERTY_LOADING,
  REFRESH_BRIDGE_PROPERTY_HAS_MORE,
  REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_KEY,
  REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_TIME,
  REFRESH_BRIDGE_PROPERTY_AUTOMATIC_LOADING,
  REFRESH_BRIDGE_PROPERTY_AUTOMATIC_PERCENT,
  REFRESH_BRIDGE_PROPERTY_AUTO_TRIGGER_TIMES,
  REFRESH_BRIDGE_PROPERTY_AUTOMATIC_ALPHA,
  REFRESH_BRIDGE_PROPERTY_OPENING_DURATION,
  REFRESH_BRIDGE_PROPERTY_CLOSING_DURATION,
  REFRESH_BRIDGE_PROPERTY_WHEEL_POLICY,
  REFRESH_BRIDGE_PROPERTY_MOUSE_PULL,
  REFRESH_BRIDGE_PROPERTY_INSET_TOP,
  REFRESH_BRIDGE_PROPERTY_INSET_BOTTOM,
  REFRESH_BRIDGE_PROPERTY_INSET_START,
  REFRESH_BRIDGE_PROPERTY_INSET_END,
  REFRESH_BRIDGE_N_PROPERTIES
} RefreshBridgeProperty;

/* In Swift. */

/* The bridge of `owner`, a RefreshGtkRefreshable, which is not referenced and has to outlive it. */
void *refresh_bridge_new (GObject *owner);
/* From any thread: the last reference to an object may be given up on another one. */
void refresh_bridge_free (void *bridge);

/* Gives up what holds others, for the owner's dispose. May be called again. */
void refresh_bridge_dispose (void *bridge);

/* Attaches to `scrolled_window`, at once or as soon as it has a child, or with NULL detaches. */
void refresh_bridge_set_window (void *bridge, GtkWidget *_Nullable scrolled_window);
GtkWidget *_Nullable refresh_bridge_get_window (void *bridge);

/* Whether `widget` is the child of the window in a container of the library's. */
gboolean refresh_bridge_holds (void *bridge, GtkWidget *widget);

/* Values are of the property's type and in its range: GObject has seen to that. */
void refresh_bridge_get_property (void *bridge, RefreshBridgeProperty property, GValue *value);
void refresh_bridge_set_property (void *bridge, RefreshBridgeProperty property, const GValue *value);

void refresh_bridge_begin (void *bridge, RefreshBridgeComponent component);
/* From any thread; `owner` is kept alive until it has taken effect. */
void refresh_bridge_end (void *bridge, GObject *owner, RefreshBridgeComponent component, RefreshBridgeEnd end,
                         const char *_Nullable message);
/* From any thread. */
void refresh_bridge_reset_no_more_data (void *bridge, GObject *owner);
int refresh_bridge_get_state (void *bridge, RefreshBridgeComponent component);
double refresh_bridge_get_fraction (void *bridge, RefreshBridgeComponent component);
void refresh_bridge_set_title (void *bridge, RefreshBridgeComponent component, int state, const char *_Nullable title);
/* To be freed with g_free(). */
char *refresh_bridge_get_title (void *bridge, RefreshBridgeComponent component, int state);
/* `duration` in seconds, for one run of all; 0 for the pictures' own times. */
void refresh_bridge_set_picture_files (void *bridge, RefreshBridgeComponent component, int state,
                                       const char *_Nullable const *_Nullable files, double duration);
void refresh_bridge_set_pixbufs (void *bridge, RefreshBridgeComponent component, int state,
                                 GdkPixbuf *_Nullable const *_Nullable pixbufs, int count, double duration);

/* NULL: as the environment has it. */
void refresh_bridge_set_language (const char *_Nullable code);
/* To be freed with g_free(). */
char *refresh_bridge_get_language (void);

/* In C. */

/* Emits the signal with those arguments that it has. Handlers may do anything, also drop the owner. */
void refresh_bridge_emit (GObject *owner, RefreshBridgeSignal signal, RefreshBridgeComponent component, int state,
                          double fraction);
/* Whether anyone listens to the signal. */
gboolean refresh_bridge_has_listeners (GObject *owner, RefreshBridgeSignal signal);
void refresh_bridge_notify (GObject *owner, RefreshBridgeProperty property);
/* The window that the owner was attached to was destroyed. */
void refresh_bridge_window_gone (GObject *owner);
/* GLib's message for a mistake of the program's. */
void refresh_bridge_complain (const char *message);

#pragma clang assume_nonnull end
G_END_DECLS
