#include "misuse.h"

/* Everything that a handler may do to the object that called it. */

typedef struct
{
  GtkWidget *window;
  RefreshGtkRefreshable *self;
  void (*action) (RefreshGtkRefreshable *self);
  int calls;
  gboolean was_called, is_destroyed;
} Run;

static Run run;

static void
begin_all (RefreshGtkRefreshable *self)
{
  for (int component = 0; component < 3; component++)
    refresh_gtk_refreshable_begin (self, component);
}

static void
end_all (RefreshGtkRefreshable *self)
{
  for (int component = 0; component < 3; component++)
    refresh_gtk_refreshable_end (self, component);
}

static void
fail_all (RefreshGtkRefreshable *self)
{
  for (int component = 0; component < 3; component++)
    refresh_gtk_refreshable_end_with_error (self, component, "message");
}

static void
end_and_begin (RefreshGtkRefreshable *self)
{
  end_all (self);
  begin_all (self);
}

static void
no_more_data (RefreshGtkRefreshable *self)
{
  refresh_gtk_refreshable_end_with_no_more_data (self);
}

static void
more_data (RefreshGtkRefreshable *self)
{
  refresh_gtk_refreshable_end_with_no_more_data (self);
  refresh_gtk_refreshable_reset_no_more_data (self);
}

static void
take_away (RefreshGtkRefreshable *self)
{
  g_object_set (self, "header-style", REFRESH_GTK_STYLE_NONE, "footer-style", REFRESH_GTK_STYLE_NONE, "trailer-style",
                REFRESH_GTK_STYLE_NONE, NULL);
}

static void
replace (RefreshGtkRefreshable *self)
{
  g_object_set (self, "header-style", REFRESH_GTK_STYLE_RING, "footer-mode", REFRESH_GTK_FOOTER_MODE_AUTOMATIC, NULL);
  refresh_gtk_refreshable_set_widget (self, REFRESH_GTK_COMPONENT_TRAILER, gtk_label_new ("a label"));
}

static void
hide (RefreshGtkRefreshable *self)
{
  g_object_set (self, "header-hidden", TRUE, "footer-hidden", TRUE, "trailer-hidden", TRUE, NULL);
}

static void
remove_child (RefreshGtkRefreshable *self)
{
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (self));
  if (child)
    gtk_container_remove (GTK_CONTAINER (self), child);
}

static void
swap_child (RefreshGtkRefreshable *self)
{
  remove_child (self);
  /* A handler that this called may have done so already. */
  if (gtk_bin_get_child (GTK_BIN (self)))
    return;
  GtkWidget *text = gtk_text_view_new ();
  gtk_widget_show (text);
  gtk_container_add (GTK_CONTAINER (self), text);
}

static void
take_out (RefreshGtkRefreshable *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  if (parent)
    gtk_container_remove (GTK_CONTAINER (parent), GTK_WIDGET (self));
}

static void
destroy (RefreshGtkRefreshable *self G_GNUC_UNUSED)
{
  gtk_widget_destroy (run.window);
}

static void
dispose (RefreshGtkRefreshable *self)
{
  g_object_run_dispose (G_OBJECT (self));
}

static const struct
{
  const char *name;
  void (*action) (RefreshGtkRefreshable *self);
} actions[] = {
  { "begins", begin_all },          { "ends", end_all },
  { "ends with errors", fail_all }, { "ends and begins", end_and_begin },
  { "has no more", no_more_data },  { "has more again", more_data },
  { "takes away", take_away },      { "replaces", replace },
  { "hides", hide },                { "removes the child", remove_child },
  { "swaps the child", swap_child }, { "takes the list out", take_out },
  { "destroys the window", destroy }, { "disposes", dispose },
};

/* What makes each signal. */
static const struct
{
  const char *name;
  RefreshGtkComponent component;
} signals[] = {
  { "refresh", REFRESH_GTK_COMPONENT_HEADER },
  { "load-more", REFRESH_GTK_COMPONENT_FOOTER },
  { "show-more", REFRESH_GTK_COMPONENT_TRAILER },
  { "component-state-changed", REFRESH_GTK_COMPONENT_HEADER },
  { "pulled", REFRESH_GTK_COMPONENT_HEADER },
  { "ended", REFRESH_GTK_COMPONENT_FOOTER },
  { "settled", REFRESH_GTK_COMPONENT_HEADER },
  { "notify::refreshing", REFRESH_GTK_COMPONENT_HEADER },
  { "notify::has-more", REFRESH_GTK_COMPONENT_FOOTER },
};

/* Of any signal: the object comes first, and what follows does not matter. */
static void
act (RefreshGtkRefreshable *self G_GNUC_UNUSED)
{
  run.was_called = TRUE;
  if (!run.is_destroyed && run.calls++ < 3)
    run.action (run.self);
}

static void
destroyed (void)
{
  run.is_destroyed = TRUE;
}

static void
run_one (guint signal, guint action)
{
  char *name = g_strdup_printf ("a handler of %s %s", signals[signal].name, actions[action].name);
  begin_case (name);
  run = (Run) { .action = actions[action].action };
  run.window = new_window (&run.self);
  g_object_ref (run.self);
  g_signal_connect (run.window, "destroy", G_CALLBACK (destroyed), NULL);
  g_signal_connect (run.self, signals[signal].name, G_CALLBACK (act), NULL);
  for (int i = 0; i < 3; i++)
    g_signal_connect (run.self, signals[i].name, G_CALLBACK (end_all), NULL);
  run_until (NULL, 10);
  refresh_gtk_refreshable_begin (run.self, signals[signal].component);
  if (g_str_equal (signals[signal].name, "notify::has-more"))
    refresh_gtk_refreshable_end_with_no_more_data (run.self);
  run_until (&run.was_called, 5000);
  run_until (NULL, 30);
  end_case (NULL);
  if (!run.was_called)
    fail_case ("it was not called");
  if (!run.is_destroyed)
    gtk_widget_destroy (run.window);
  run_until (NULL, 1);
  g_object_unref (run.self);
  g_free (name);
}

void
misuse_in_handlers (void)
{
  for (guint signal = 0; signal < G_N_ELEMENTS (signals); signal++)
    for (guint action = 0; action < G_N_ELEMENTS (actions); action++)
      run_one (signal, action);
}
