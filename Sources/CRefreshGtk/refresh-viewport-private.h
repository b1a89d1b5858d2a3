#pragma once
#include "refresh-viewport.h"

/* Shared by the files that make up RefreshViewport. */

#define REFRESH_TYPE_VIEWPORT (refresh_viewport_get_type ())
G_DECLARE_FINAL_TYPE (RefreshViewport, refresh_viewport, REFRESH, VIEWPORT, GtkContainer)

struct _RefreshViewport
{
  GtkContainer parent_instance;

  RefreshViewportFunctions functions;
  void *owner;
  GDestroyNotify release;

  GtkWidget *content;
  GList *slots; /* lowest first */

  GtkAdjustment *adjustments[2]; /* by GtkOrientation */
  GtkScrollablePolicy policies[2];

  GdkWindow *bin_window; /* NULL unless realized */
  GdkRectangle bin;
  gboolean busy; /* told to assistive technologies */
};

/* Calls a function of the owner where there is one. The owner may be released by the call. */
#define TELL_OWNER(self, member, ...)                                                                                  \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if ((self)->functions.member)                                                                                      \
      (self)->functions.member ((self)->owner __VA_OPT__ (, ) __VA_ARGS__);                                            \
  }                                                                                                                    \
  G_STMT_END
#define ASK_OWNER(self, member, ...)                                                                                   \
  ((self)->functions.member && (self)->functions.member ((self)->owner __VA_OPT__ (, ) __VA_ARGS__))

void refresh_viewport_children_class_init (GtkContainerClass *klass);
void refresh_viewport_widget_class_init (GtkWidgetClass *klass);
/* The content and, above it, the slots: those that are still there, for what is done with one may take out any. */
void refresh_viewport_visit_children (RefreshViewport *self, gboolean include_slots, GtkCallback callback,
                                      gpointer data);
gboolean refresh_viewport_captured_event (GtkWidget *widget, GdkEvent *event);

GType refresh_viewport_accessible_get_type (void);

/* Tell assistive technology that `child` came, and that it is about to go. Nothing happens as long as nobody asked for
 * the viewport's accessible object. */
void refresh_viewport_accessible_child_added (GtkWidget *viewport, GtkWidget *child);
void refresh_viewport_accessible_child_leaves (GtkWidget *viewport, GtkWidget *child);
