#pragma once
#include "public/refresh-gtk.h"
#include "refresh-bridge.h"

/* The interface is for the types of this library: what it needs of them is the bridge. */
struct _RefreshGtkRefreshableInterface
{
  GTypeInterface parent;

  void *(*get_bridge) (RefreshGtkRefreshable *self);
};

/* Makes `class` answer for the interface's properties, by the bridge. */
void refresh_object_install_properties (GObjectClass *class);

/* For the interface's default_init. */
void refresh_interface_declare_properties (gpointer interface);
void refresh_interface_declare_signals (gpointer interface);

void *refresh_object_bridge (gpointer object);

/* An enum is as wide as C likes, and a caller from elsewhere may pass anything. */
#define IS_COMPONENT(component) ((int) (component) >= 0 && (int) (component) <= REFRESH_GTK_COMPONENT_TRAILER)
#define IS_STATE(state) ((int) (state) >= 0 && (int) (state) <= REFRESH_GTK_STATE_NO_MORE_DATA)
