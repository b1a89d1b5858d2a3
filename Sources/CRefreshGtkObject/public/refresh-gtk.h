/* Pull to refresh and load more for GTK 3.
 *
 * SPDX-License-Identifier: MIT */
#ifndef REFRESH_GTK_H
#define REFRESH_GTK_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define REFRESH_GTK_MAJOR_VERSION 1
#define REFRESH_GTK_MINOR_VERSION 0
#define REFRESH_GTK_MICRO_VERSION 0

typedef enum
{
  REFRESH_GTK_COMPONENT_HEADER,
  REFRESH_GTK_COMPONENT_FOOTER,
  REFRESH_GTK_COMPONENT_TRAILER
} RefreshGtkComponent;

typedef enum
{
  REFRESH_GTK_STATE_IDLE,
  REFRESH_GTK_STATE_PULLING,
  REFRESH_GTK_STATE_WILL_REFRESH,
  REFRESH_GTK_STATE_REFRESHING,
  REFRESH_GTK_STATE_NO_MORE_DATA
} RefreshGtkState;

typedef enum
{
  REFRESH_GTK_STYLE_NONE,
  REFRESH_GTK_STYLE_TEXT,
  REFRESH_GTK_STYLE_ARROW,
  REFRESH_GTK_STYLE_SPINNER,
  REFRESH_GTK_STYLE_RING,
  REFRESH_GTK_STYLE_PICTURES,
  REFRESH_GTK_STYLE_WIDGET
} RefreshGtkStyle;

typedef enum
{
  REFRESH_GTK_FOOTER_MODE_AUTOMATIC,
  REFRESH_GTK_FOOTER_MODE_BACK
} RefreshGtkFooterMode;

typedef enum
{
  REFRESH_GTK_WHEEL_POLICY_DELIBERATE,
  REFRESH_GTK_WHEEL_POLICY_NEVER
} RefreshGtkWheelPolicy;

#define REFRESH_GTK_TYPE_COMPONENT (refresh_gtk_component_get_type ())
#define REFRESH_GTK_TYPE_STATE (refresh_gtk_state_get_type ())
#define REFRESH_GTK_TYPE_STYLE (refresh_gtk_style_get_type ())
#define REFRESH_GTK_TYPE_FOOTER_MODE (refresh_gtk_footer_mode_get_type ())
#define REFRESH_GTK_TYPE_WHEEL_POLICY (refresh_gtk_wheel_policy_get_type ())

GType refresh_gtk_component_get_type (void) G_GNUC_CONST;
GType refresh_gtk_state_get_type (void) G_GNUC_CONST;
GType refresh_gtk_style_get_type (void) G_GNUC_CONST;
GType refresh_gtk_footer_mode_get_type (void) G_GNUC_CONST;
GType refresh_gtk_wheel_policy_get_type (void) G_GNUC_CONST;

/* What both types below are. */

#define REFRESH_GTK_TYPE_REFRESHABLE (refresh_gtk_refreshable_get_type ())
G_DECLARE_INTERFACE (RefreshGtkRefreshable, refresh_gtk_refreshable, REFRESH_GTK, REFRESHABLE, GObject)

void refresh_gtk_refreshable_begin (RefreshGtkRefreshable *self, RefreshGtkComponent component);
void refresh_gtk_refreshable_end (RefreshGtkRefreshable *self, RefreshGtkComponent component);
void refresh_gtk_refreshable_end_with_error (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                             const char *message);
void refresh_gtk_refreshable_end_with_no_more_data (RefreshGtkRefreshable *self);
void refresh_gtk_refreshable_reset_no_more_data (RefreshGtkRefreshable *self);

RefreshGtkState refresh_gtk_refreshable_get_component_state (RefreshGtkRefreshable *self,
                                                             RefreshGtkComponent component);
double refresh_gtk_refreshable_get_fraction (RefreshGtkRefreshable *self, RefreshGtkComponent component);

void refresh_gtk_refreshable_set_title (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                        RefreshGtkState state, const char *title);
char *refresh_gtk_refreshable_get_title (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                         RefreshGtkState state);
void refresh_gtk_refreshable_set_pictures (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                           RefreshGtkState state, const char *const *files, double duration);
void refresh_gtk_refreshable_set_pixbufs (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                          RefreshGtkState state, GdkPixbuf **pixbufs, int n_pixbufs,
                                          double duration);
void refresh_gtk_refreshable_set_widget (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                         GtkWidget *widget);
GtkWidget *refresh_gtk_refreshable_get_widget (RefreshGtkRefreshable *self, RefreshGtkComponent component);

/* A GtkScrolledWindow that refreshes. */

#define REFRESH_GTK_TYPE_SCROLLED_WINDOW (refresh_gtk_scrolled_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (RefreshGtkScrolledWindow, refresh_gtk_scrolled_window, REFRESH_GTK, SCROLLED_WINDOW,
                          GtkScrolledWindow)

struct _RefreshGtkScrolledWindowClass
{
  GtkScrolledWindowClass parent_class;

  /*< private >*/
  gpointer padding[8];
};

GtkWidget *refresh_gtk_scrolled_window_new (void);

/* The same for a GtkScrolledWindow that is there already. */

#define REFRESH_GTK_TYPE_CONTROLLER (refresh_gtk_controller_get_type ())
G_DECLARE_FINAL_TYPE (RefreshGtkController, refresh_gtk_controller, REFRESH_GTK, CONTROLLER, GObject)

RefreshGtkController *refresh_gtk_controller_new (GtkScrolledWindow *scrolled_window);
void refresh_gtk_controller_set_scrolled_window (RefreshGtkController *self, GtkScrolledWindow *scrolled_window);
GtkScrolledWindow *refresh_gtk_controller_get_scrolled_window (RefreshGtkController *self);

/* For all of them. */

void refresh_gtk_set_language (const char *code);
char *refresh_gtk_get_language (void);

G_END_DECLS

#endif
