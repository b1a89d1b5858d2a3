/* misuse: uses the library as it is not meant to be used. It prints what it does; a mistake has to give a message of
 * GLib's and change nothing. With "--thread" GTK runs on another thread than the process's first. */
#include "misuse.h"
#include <stdlib.h>
#include <string.h>

static GPtrArray *messages;
static int failures;

/* Of every library: GTK tells its own by another function than the others do. */
static GLogWriterOutput
remember (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data G_GNUC_UNUSED)
{
  if (!(level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)))
    return G_LOG_WRITER_HANDLED;
  g_ptr_array_add (messages, g_log_writer_format_fields (level, fields, n_fields, FALSE));
  return G_LOG_WRITER_HANDLED;
}

void
begin_case (const char *name)
{
  g_print ("%s\n", name);
  g_ptr_array_set_size (messages, 0);
}

void
fail_case (const char *reason)
{
  failures++;
  g_print ("  FAILED: %s\n", reason);
  for (guint i = 0; i < messages->len; i++)
    g_print ("    %s\n", (char *) messages->pdata[i]);
}

void
end_refused_case (void)
{
  if (messages->len == 0)
    fail_case ("there was no message");
  for (guint i = 0; i < messages->len; i++)
    if (!strstr (messages->pdata[i], "THREAD") && !strstr (messages->pdata[i], "thread")
        && !strstr (messages->pdata[i], "HAS_BRIDGE"))
      fail_case ("there was another message");
}

void
end_case (const char *text)
{
  gboolean is_right = text ? messages->len == 1 && strstr (messages->pdata[0], text) : messages->len == 0;
  if (is_right)
    return;
  char *reason = g_strdup_printf ("wanted %s, got %u:", text ? text : "no message", messages->len);
  fail_case (reason);
  g_free (reason);
}

GtkWidget *
new_window (RefreshGtkRefreshable **refreshable)
{
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  GtkWidget *scrolled = refresh_gtk_scrolled_window_new ();
  GtkWidget *rows = gtk_list_box_new ();
  for (int i = 0; i < 20; i++)
    gtk_list_box_insert (GTK_LIST_BOX (rows), gtk_label_new ("row"), -1);
  g_object_set (scrolled, "header-style", REFRESH_GTK_STYLE_ARROW, "footer-style", REFRESH_GTK_STYLE_SPINNER,
                "footer-mode", REFRESH_GTK_FOOTER_MODE_BACK, "trailer-style", REFRESH_GTK_STYLE_TEXT,
                "opening-duration", 0.02, "closing-duration", 0.02, NULL);
  gtk_container_add (GTK_CONTAINER (scrolled), rows);
  gtk_container_add (GTK_CONTAINER (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_widget_show_all (window);
  *refreshable = REFRESH_GTK_REFRESHABLE (scrolled);
  return window;
}

static gboolean
wake (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_CONTINUE;
}

void
run_until (const gboolean *condition, guint milliseconds)
{
  gboolean is_over = FALSE;
  guint timeout = g_timeout_add (milliseconds, wake, &is_over);
  while (!is_over && !(condition && *condition))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
}

static gpointer
run (gpointer data)
{
  gtk_init (NULL, NULL);
  messages = g_ptr_array_new_with_free_func (g_free);
  g_log_set_writer_func (remember, NULL, NULL);
  if (data)
    misuse_elsewhere ();
  else
    {
      misuse_arguments ();
      misuse_after_destroy ();
      misuse_in_handlers ();
      misuse_from_threads ();
    }
  return NULL;
}

int
main (int argc, char **argv)
{
  setvbuf (stdout, NULL, _IOLBF, 0);
  if (argc > 1 && strcmp (argv[1], "--thread") == 0)
    g_thread_join (g_thread_new ("gtk", run, argv[1]));
  else
    run (NULL);
  g_print ("%d failures\n", failures);
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
