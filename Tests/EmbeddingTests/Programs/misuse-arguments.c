#include "misuse.h"
#include <math.h>

/* Arguments that no caller should pass. */

#define REFUSED(call, text)                                                                                            \
  do                                                                                                                   \
    {                                                                                                                  \
      begin_case (#call);                                                                                              \
      call;                                                                                                            \
      end_case (text);                                                                                                 \
    }                                                                                                                  \
  while (0)

#define FOR_EACH_FUNCTION(DO, self, component, state)                                                                  \
  DO (refresh_gtk_refreshable_begin (self, component));                                                                \
  DO (refresh_gtk_refreshable_end (self, component));                                                                  \
  DO (refresh_gtk_refreshable_end_with_error (self, component, "message"));                                            \
  DO (refresh_gtk_refreshable_get_component_state (self, component));                                                            \
  DO (refresh_gtk_refreshable_get_fraction (self, component));                                                         \
  DO (refresh_gtk_refreshable_set_title (self, component, state, "title"));                                            \
  DO (refresh_gtk_refreshable_get_title (self, component, state));                                                     \
  DO (refresh_gtk_refreshable_set_pictures (self, component, state, NULL, 0));                                         \
  DO (refresh_gtk_refreshable_set_pixbufs (self, component, state, NULL, 0, 0));                                       \
  DO (refresh_gtk_refreshable_set_widget (self, component, NULL));                                                     \
  DO (refresh_gtk_refreshable_get_widget (self, component))

#define REFUSES_OBJECT(call) REFUSED (call, "REFRESH_GTK_IS_REFRESHABLE")
#define REFUSES_COMPONENT(call) REFUSED (call, "IS_COMPONENT")
#define REFUSES_STATE(call) REFUSED (call, "IS_STATE")

static void
wrong_objects (void)
{
  RefreshGtkRefreshable *null = NULL;
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("a label"));
  RefreshGtkRefreshable *other = (RefreshGtkRefreshable *) label;
  FOR_EACH_FUNCTION (REFUSES_OBJECT, null, REFRESH_GTK_COMPONENT_HEADER, REFRESH_GTK_STATE_IDLE);
  REFUSES_OBJECT (refresh_gtk_refreshable_end_with_no_more_data (null));
  REFUSES_OBJECT (refresh_gtk_refreshable_reset_no_more_data (null));
  FOR_EACH_FUNCTION (REFUSES_OBJECT, other, REFRESH_GTK_COMPONENT_HEADER, REFRESH_GTK_STATE_IDLE);
  REFUSES_OBJECT (refresh_gtk_refreshable_end_with_no_more_data (other));
  REFUSES_OBJECT (refresh_gtk_refreshable_reset_no_more_data (other));
  g_object_unref (label);
}

static void
wrong_enums (RefreshGtkRefreshable *self)
{
  const int wrong[] = { -1, 3, 99, G_MAXINT, G_MININT };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      FOR_EACH_FUNCTION (REFUSES_COMPONENT, self, wrong[i], REFRESH_GTK_STATE_IDLE);
      const int state = wrong[i] == 3 ? 5 : wrong[i];
      REFUSES_STATE (refresh_gtk_refreshable_set_title (self, REFRESH_GTK_COMPONENT_HEADER, state, "title"));
      REFUSES_STATE (refresh_gtk_refreshable_get_title (self, REFRESH_GTK_COMPONENT_HEADER, state));
      REFUSES_STATE (refresh_gtk_refreshable_set_pictures (self, REFRESH_GTK_COMPONENT_HEADER, state, NULL, 0));
      REFUSES_STATE (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, state, NULL, 0, 0));
      REFUSED (g_object_set (self, "header-style", wrong[i] == 3 ? 7 : wrong[i], NULL), "out of range");
      REFUSED (g_object_set (self, "footer-mode", wrong[i], NULL), "out of range");
      REFUSED (g_object_set (self, "wheel-policy", wrong[i], NULL), "out of range");
    }
}

static void
wrong_numbers (RefreshGtkRefreshable *self)
{
  const double wrong[] = { NAN, INFINITY, -INFINITY, -1, 1e300 };
  const char *const lengths[] = { "header-extent", "footer-extent", "trailer-extent", "header-ignored-inset",
                                  "inset-top", "inset-start", "opening-duration", "closing-duration" };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      for (guint property = 0; property < G_N_ELEMENTS (lengths); property++)
        REFUSED (g_object_set (self, lengths[property], wrong[i], NULL), "out of range");
      if (wrong[i] == 1e300 || wrong[i] == -1)
        continue;
      REFUSED (g_object_set (self, "automatic-percent", wrong[i], NULL), "out of range");
      REFUSED (refresh_gtk_refreshable_set_pictures (self, REFRESH_GTK_COMPONENT_HEADER, 0, NULL, wrong[i]),
               "duration");
      REFUSED (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, 0, NULL, 0, wrong[i]),
               "duration");
    }
  REFUSED (g_object_set (self, "auto-trigger-times", -2, NULL), "out of range");
  REFUSED (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, 0, NULL, -1, 0), "n_pixbufs");
  REFUSED (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, 0, NULL, 2, 0), "n_pixbufs");
}

static void
wrong_pointers (RefreshGtkRefreshable *self, GtkWidget *window)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("a label"));
  GdkPixbuf *pixbufs[] = { NULL, (GdkPixbuf *) label };
  REFUSED (refresh_gtk_refreshable_end_with_error (self, REFRESH_GTK_COMPONENT_HEADER, NULL), "message != NULL");
  REFUSED (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, 0, pixbufs, 1, 0), "PIXBUF");
  REFUSED (refresh_gtk_refreshable_set_pixbufs (self, REFRESH_GTK_COMPONENT_HEADER, 0, pixbufs + 1, 1, 0), "PIXBUF");
  REFUSED (refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_HEADER, (GtkWidget *) pixbufs[0]), NULL);
  REFUSED (refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_FOOTER, window), "parent");
  REFUSED (refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_FOOTER, GTK_WIDGET (self)), "parent");
  REFUSED (refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_TRAILER, label), NULL);
  REFUSED (refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_HEADER, label), "parent");
  g_object_unref (label);

  GtkWidget *alone = g_object_ref_sink (refresh_gtk_scrolled_window_new ());
  REFUSED (refresh_gtk_refreshable_set_widget (REFRESH_GTK_REFRESHABLE (alone), REFRESH_GTK_COMPONENT_HEADER, alone),
           "parent");
  g_object_unref (alone);
}

static void
wrong_controllers (GtkWidget *refreshing)
{
  GtkWidget *plain = g_object_ref_sink (gtk_scrolled_window_new (NULL, NULL));
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("a label"));
  REFUSED (refresh_gtk_controller_new (NULL), "GTK_IS_SCROLLED_WINDOW");
  REFUSED (refresh_gtk_controller_new ((GtkScrolledWindow *) label), "GTK_IS_SCROLLED_WINDOW");
  REFUSED (refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (refreshing)), "takes no controller");
  REFUSED (refresh_gtk_controller_get_scrolled_window (NULL), "IS_CONTROLLER");
  REFUSED (refresh_gtk_controller_get_scrolled_window ((RefreshGtkController *) label), "IS_CONTROLLER");
  REFUSED (refresh_gtk_controller_set_scrolled_window (NULL, NULL), "IS_CONTROLLER");
  RefreshGtkController *first = refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (plain));
  RefreshGtkController *second = g_object_new (REFRESH_GTK_TYPE_CONTROLLER, NULL);
  REFUSED (refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (plain)), "has a controller already");
  REFUSED (refresh_gtk_controller_set_scrolled_window (second, GTK_SCROLLED_WINDOW (plain)), "has a controller already");
  REFUSED (refresh_gtk_controller_set_scrolled_window (second, GTK_SCROLLED_WINDOW (refreshing)), "takes no controller");
  REFUSED (g_object_set (second, "scrolled-window", plain, NULL), "has a controller already");
  REFUSED (refresh_gtk_controller_set_scrolled_window (second, (GtkScrolledWindow *) label), "GTK_IS_SCROLLED_WINDOW");
  REFUSED (refresh_gtk_controller_set_scrolled_window (first, GTK_SCROLLED_WINDOW (plain)), NULL);
  g_object_unref (second);
  g_object_unref (first);
  g_object_unref (plain);
  g_object_unref (label);
}

static void
wrong_languages (void)
{
  const char *const codes[] = { "", "xx", "!", "\xff\xfe", "a very long code that is none", NULL };
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      REFUSED (refresh_gtk_set_language (codes[i]), NULL);
      g_free (refresh_gtk_get_language ());
    }
}

void
misuse_arguments (void)
{
  RefreshGtkRefreshable *self;
  GtkWidget *window = new_window (&self);
  wrong_objects ();
  wrong_enums (self);
  wrong_numbers (self);
  wrong_controllers (GTK_WIDGET (self));
  wrong_pointers (self, window);
  wrong_languages ();
  begin_case ("and the window is shown");
  run_until (NULL, 100);
  gtk_widget_destroy (window);
  run_until (NULL, 100);
  end_case (NULL);
}
