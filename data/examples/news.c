/* A list that is refreshed at its top and loads more at its bottom.
 *
 *   gcc news.c -o news $(pkg-config --cflags --libs refresh-gtk-1) && ./news */
#include <refresh-gtk.h>

enum { ROWS_PER_LOAD = 20, ALL_ROWS = 60 };

typedef struct
{
  GtkWidget *window, *scrolled, *rows;
  int loaded, fresh;
} News;

static void
add_row (News *news, int position, const char *text, int number)
{
  g_autofree char *row = g_strdup_printf ("%s %d", text, number);
  GtkWidget *label = gtk_label_new (row);
  g_object_set (label, "height-request", 40, "visible", TRUE, NULL);
  gtk_list_box_insert (GTK_LIST_BOX (news->rows), label, position);
  g_autofree char *title = g_strdup_printf ("%d news", news->loaded + news->fresh);
  gtk_window_set_title (GTK_WINDOW (news->window), title);
}

static void
add_older (News *news)
{
  for (int i = 0; i < ROWS_PER_LOAD; i++)
    add_row (news, -1, "Row", ++news->loaded);
}

static gboolean
refreshed (News *news)
{
  add_row (news, 0, "Fresh", ++news->fresh);
  refresh_gtk_refreshable_end (REFRESH_GTK_REFRESHABLE (news->scrolled), REFRESH_GTK_COMPONENT_HEADER);
  return G_SOURCE_REMOVE;
}

static gboolean
loaded (News *news)
{
  RefreshGtkRefreshable *scrolled = REFRESH_GTK_REFRESHABLE (news->scrolled);
  add_older (news);
  if (news->loaded < ALL_ROWS)
    refresh_gtk_refreshable_end (scrolled, REFRESH_GTK_COMPONENT_FOOTER);
  else
    refresh_gtk_refreshable_end_with_no_more_data (scrolled);
  return G_SOURCE_REMOVE;
}

/* Both stand for a request to a server, which answers after a moment. */

static void
refresh (RefreshGtkRefreshable *scrolled G_GNUC_UNUSED, News *news)
{
  g_timeout_add (500, G_SOURCE_FUNC (refreshed), news);
}

static void
load_more (RefreshGtkRefreshable *scrolled G_GNUC_UNUSED, News *news)
{
  g_timeout_add (500, G_SOURCE_FUNC (loaded), news);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  News news = { gtk_window_new (GTK_WINDOW_TOPLEVEL), refresh_gtk_scrolled_window_new (), gtk_list_box_new (), 0, 0 };
  g_object_set (news.scrolled, "header-style", REFRESH_GTK_STYLE_ARROW, "footer-style", REFRESH_GTK_STYLE_SPINNER, NULL);
  g_signal_connect (news.scrolled, "refresh", G_CALLBACK (refresh), &news);
  g_signal_connect (news.scrolled, "load-more", G_CALLBACK (load_more), &news);
  g_signal_connect (news.window, "destroy", gtk_main_quit, NULL);
  add_older (&news);

  gtk_container_add (GTK_CONTAINER (news.scrolled), news.rows);
  gtk_container_add (GTK_CONTAINER (news.window), news.scrolled);
  gtk_window_set_default_size (GTK_WINDOW (news.window), 360, 480);
  gtk_widget_show_all (news.window);
  gtk_main ();
}
