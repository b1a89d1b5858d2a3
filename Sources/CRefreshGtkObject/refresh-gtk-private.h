#pragma once
#define G_LOG_DOMAIN "RefreshGtk"
#include "public/refresh-gtk.h"
#include "refresh-bridge.h"

/* The interface is for the types of this library: what it needs of them is the bridge. */
struct _RefreshGtkRefreshableInterface
{
  GTypeInterface parent;

  /* NULL for an object that was made on another thread than GTK's. */
  void *(*get_bridge) (RefreshGtkRefreshable *self);
};

/* Whether this is the thread that runs GTK. It has to be the one that the process began with: Swift's main actor knows
 * no other. */
gboolean refresh_on_gtk_thread (void);

/* What functions for GTK's thread ask for. */
#define ON_GTK_THREAD(self) (refresh_on_gtk_thread () && HAS_BRIDGE (self))
/* What functions for any thread ask for. */
#define HAS_BRIDGE(self) (refresh_object_bridge (self) != NULL)

/* To begin dispose with: the last reference may be given up on another thread, and widgets are GTK's. Where this returns
 * TRUE the object lives on, to be disposed of there. */
gboolean refresh_object_leave_to_gtk_thread (GObject *object);

/* Makes `class` answer for the interface's properties, by the bridge. */
void refresh_object_install_properties (GObjectClass *class);

/* For the interface's default_init. */
void refresh_interface_declare_properties (gpointer interface);
void refresh_interface_declare_signals (gpointer interface);

/* For `object`, which is being made; NULL with a message where this is not GTK's thread. */
void *refresh_object_make_bridge (GObject *object);
void *refresh_object_bridge (gpointer object);

/* An enum is as wide as C likes, and a caller from elsewhere may pass anything. */
#define IS_COMPONENT(component) ((int) (component) >= 0 && (int) (component) <= REFRESH_GTK_COMPONENT_TRAILER)
#define IS_STATE(state) ((int) (state) >= 0 && (int) (state) <= REFRESH_GTK_STATE_NO_MORE_DATA)
