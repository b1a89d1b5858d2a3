#pragma once
#include "refresh-gtk3.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/* RefreshViewport: a scrollable container of one content widget and any number of slots.
 *
 * It has two windows. The view window is the widget's own and clips; the bin window lies in it, is moved to scroll and
 * holds the content and the slots, so that moving it lays nothing out. It decides nothing itself: whoever owns it
 * measures, allocates and places. Its CSS name is "refreshviewport"; a background is drawn, padding and border are not.
 *
 * All functions are for the thread that runs GTK. */

/* What the owner answers. Each member may be NULL. All but `destroyed` are called only between
 * refresh_viewport_set_owner() and the start of destruction.
 *
 * `measure` and `allocate` run in the middle of GTK's layout, which holds no reference: they must not destroy the
 * viewport or take it out of its parent. From any other function that is allowed. */
typedef struct
{
  /* The size in pixels along `orientation`, given `for_size` pixels across; -1 where nothing is given.
   * `minimum` and `natural` are never NULL and start at 0, which is also the answer without an owner. */
  void (*_Nullable measure) (void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  /* The viewport has its allocation and the view window lies there. The owner allocates content and slots, in
   * coordinates of the bin window, and places the bin window. */
  void (*_Nullable allocate) (void *owner, int width, int height);
  /* Another adjustment was set. NULL means that the viewport leaves its scrolled window or that this is destroyed.
   * The one before is still alive during the call. */
  void (*_Nullable adjustment_changed) (void *owner, GtkOrientation orientation);
  void (*_Nullable policy_changed) (void *owner, GtkOrientation orientation);
  /* A scroll event on its way up, before the parent sees it. TRUE ends its way; FALSE passes it on as it is now, so
   * a change to its deltas is seen by the parent. */
  gboolean (*_Nullable scroll) (void *owner, GdkEvent *event);
  /* A scroll event on its way down, before a descendant sees it. TRUE ends its way. */
  gboolean (*_Nullable captured) (void *owner, GdkEvent *event);
  /* A key press on its way up from the focus widget. TRUE ends its way. */
  gboolean (*_Nullable key) (void *owner, GdkEvent *event);
  /* The viewport is now mapped or no longer is: gtk_widget_get_mapped() agrees. */
  void (*_Nullable mapped) (void *owner, gboolean mapped);
  void (*_Nullable parent_changed) (void *owner, GtkWidget *_Nullable previous);
  /* The content or a slot is out of the viewport, by gtk_container_remove() or because it was destroyed; `child` is
   * alive during the call. refresh_viewport_set_content() does not report the widget it takes out. */
  void (*_Nullable child_removed) (void *owner, GtkWidget *child);
  /* The actions of the viewport's accessible object. Names are static or interned strings. */
  int (*_Nullable action_count) (void *owner);
  const char *_Nullable (*_Nullable action_name) (void *owner, int index);
  gboolean (*_Nullable action_run) (void *owner, int index);
  /* The viewport is about to be destroyed: still whole, in its parent and with its adjustments. The last call; the
   * owner is released after it. */
  void (*_Nullable destroyed) (void *owner);
} RefreshViewportFunctions;

/* A new viewport without owner, content and slots. The reference is floating. */
GtkWidget *refresh_viewport_new (void);

/* Hands `owner` over. The table is copied. `release` is called exactly once: when another owner is set, when the
 * owner is taken out (`functions` NULL), or when the viewport is destroyed. */
void refresh_viewport_set_owner (GtkWidget *viewport, const RefreshViewportFunctions *_Nullable functions,
                                 void *_Nullable owner, GDestroyNotify _Nullable release);

/* Puts `content` in, or with NULL takes the present one out. It needs a window of its own, as all scrollables of GTK
 * have, or its windows may come to lie above the slots. Setting the present one again does nothing. */
void refresh_viewport_set_content (GtkWidget *viewport, GtkWidget *_Nullable content);
GtkWidget *_Nullable refresh_viewport_get_content (GtkWidget *viewport);

/* Adds a child that is drawn above the content and, with a window of its own, gets the input before it. Taken out
 * with gtk_container_remove(). An internal child: gtk_container_get_children() and gtk_widget_show_all() pass it by. */
void refresh_viewport_add_slot (GtkWidget *viewport, GtkWidget *slot);

/* The order in which Tab goes through these children; others are left out. */
void refresh_viewport_set_focus_order (GtkWidget *viewport, GtkWidget *_Nonnull const *_Nonnull children, int count);

/* Moves and sizes the bin window, in coordinates of the view window. Remembered while the viewport is not realized.
 * The same place again costs nothing. */
void refresh_viewport_place_bin (GtkWidget *viewport, int x, int y, int width, int height);

GtkAdjustment *_Nullable refresh_viewport_get_adjustment (GtkWidget *viewport, GtkOrientation orientation);
GtkScrollablePolicy refresh_viewport_get_policy (GtkWidget *viewport, GtkOrientation orientation);

/* What assistive technologies are told: the state BUSY, and a text to speak. Without such a technology nothing happens. */
void refresh_viewport_set_busy (GtkWidget *viewport, gboolean busy);
void refresh_viewport_announce (GtkWidget *viewport, const char *text);

#pragma clang assume_nonnull end
G_END_DECLS
