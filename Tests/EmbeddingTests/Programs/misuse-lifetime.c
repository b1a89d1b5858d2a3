#include "misuse.h"

/* Calls at moments at which there is nothing to call. */

void
call_all (RefreshGtkRefreshable *self)
{
  const char *const files[] = { "/usr/share/icons/hicolor/index.theme", NULL };
  for (int component = REFRESH_GTK_COMPONENT_HEADER; component <= REFRESH_GTK_COMPONENT_TRAILER; component++)
    {
      refresh_gtk_refreshable_begin (self, component);
      refresh_gtk_refreshable_end (self, component);
      refresh_gtk_refreshable_begin (self, component);
      refresh_gtk_refreshable_end_with_error (self, component, "message");
      refresh_gtk_refreshable_set_title (self, component, REFRESH_GTK_STATE_IDLE, "title");
      refresh_gtk_refreshable_set_pictures (self, component, REFRESH_GTK_STATE_IDLE, files, 0);
      refresh_gtk_refreshable_set_pictures (self, component, REFRESH_GTK_STATE_IDLE, NULL, 0);
      refresh_gtk_refreshable_set_widget (self, component, gtk_label_new ("a label"));
      refresh_gtk_refreshable_set_widget (self, component, NULL);
      g_free (refresh_gtk_refreshable_get_title (self, component, REFRESH_GTK_STATE_PULLING));
      refresh_gtk_refreshable_get_fraction (self, component);
      refresh_gtk_refreshable_get_component_state (self, component);
    }
  refresh_gtk_refreshable_end_with_no_more_data (self);
  refresh_gtk_refreshable_reset_no_more_data (self);
  g_object_set (self, "header-style", REFRESH_GTK_STYLE_RING, "header-extent", 70.0, "inset-top", 10.0, "has-more",
                FALSE, "footer-mode", REFRESH_GTK_FOOTER_MODE_AUTOMATIC, "last-updated-key", NULL, NULL);
}

void
misuse_after_destroy (void)
{
  begin_case ("calls after the window was destroyed");
  RefreshGtkRefreshable *self;
  GtkWidget *window = new_window (&self);
  g_object_ref (self);
  run_until (NULL, 50);
  gtk_widget_destroy (window);
  call_all (self);
  run_until (NULL, 50);
  call_all (self);
  g_object_unref (self);
  end_case (NULL);

  begin_case ("calls before there is a child, a window, and a screen to see it on");
  GtkWidget *alone = g_object_ref_sink (refresh_gtk_scrolled_window_new ());
  call_all (REFRESH_GTK_REFRESHABLE (alone));
  gtk_container_add (GTK_CONTAINER (alone), gtk_label_new ("a child"));
  call_all (REFRESH_GTK_REFRESHABLE (alone));
  gtk_container_remove (GTK_CONTAINER (alone), gtk_bin_get_child (GTK_BIN (alone)));
  call_all (REFRESH_GTK_REFRESHABLE (alone));
  gtk_container_add (GTK_CONTAINER (alone), gtk_text_view_new ());
  call_all (REFRESH_GTK_REFRESHABLE (alone));
  g_object_unref (alone);
  end_case (NULL);

  begin_case ("calls of a controller whose window is gone");
  GtkWidget *plain = g_object_ref_sink (gtk_scrolled_window_new (NULL, NULL));
  gtk_container_add (GTK_CONTAINER (plain), gtk_text_view_new ());
  RefreshGtkController *controller = refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (plain));
  call_all (REFRESH_GTK_REFRESHABLE (controller));
  gtk_widget_destroy (plain);
  g_object_unref (plain);
  call_all (REFRESH_GTK_REFRESHABLE (controller));
  g_object_run_dispose (G_OBJECT (controller));
  call_all (REFRESH_GTK_REFRESHABLE (controller));
  g_object_unref (controller);
  end_case (NULL);

  begin_case ("a controller disposed of before its window");
  plain = g_object_ref_sink (gtk_scrolled_window_new (NULL, NULL));
  gtk_container_add (GTK_CONTAINER (plain), gtk_text_view_new ());
  controller = refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (plain));
  g_object_run_dispose (G_OBJECT (controller));
  call_all (REFRESH_GTK_REFRESHABLE (controller));
  refresh_gtk_controller_set_scrolled_window (controller, GTK_SCROLLED_WINDOW (plain));
  g_object_unref (controller);
  g_object_unref (plain);
  end_case (NULL);
}

void
misuse_elsewhere (void)
{
  begin_case ("GTK is not on the process's first thread");
  RefreshGtkRefreshable *self;
  GtkWidget *window = new_window (&self);
  run_until (NULL, 50);
  call_all (self);
  gtk_widget_destroy (window);
  refresh_gtk_set_language ("de");
  g_free (refresh_gtk_get_language ());
  GtkWidget *plain = g_object_ref_sink (gtk_scrolled_window_new (NULL, NULL));
  if (refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (plain)))
    fail_case ("there is a controller");
  RefreshGtkController *controller = g_object_new (REFRESH_GTK_TYPE_CONTROLLER, "scrolled-window", plain, NULL);
  call_all (REFRESH_GTK_REFRESHABLE (controller));
  g_object_unref (controller);
  g_object_unref (plain);
  run_until (NULL, 50);
  end_refused_case ();
}
