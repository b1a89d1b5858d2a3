/* The list of news.ui.
 *
 *   gcc news-ui.c -o news-ui $(pkg-config --cflags --libs refresh-gtk-1) && ./news-ui news.ui */
#include <refresh-gtk.h>

enum { ROWS_PER_LOAD = 20, ALL_ROWS = 60 };

typedef struct
{
  GtkWindow *window;
  GtkListBox *rows;
  RefreshGtkRefreshable *scrolled;
  int count;
} News;

static void
add_rows (News *news, int position, int number)
{
  for (int i = 0; i < number; i++)
    {
      g_autofree char *text = g_strdup_printf ("Row %d", ++news->count);
      GtkWidget *label = gtk_label_new (text);
      g_object_set (label, "height-request", 40, "visible", TRUE, NULL);
      gtk_list_box_insert (news->rows, label, position);
    }
  g_autofree char *title = g_strdup_printf ("%d news", news->count);
  gtk_window_set_title (news->window, title);
}

static gboolean
refreshed (News *news)
{
  add_rows (news, 0, 1);
  refresh_gtk_refreshable_end (news->scrolled, REFRESH_GTK_COMPONENT_HEADER);
  return G_SOURCE_REMOVE;
}

static gboolean
loaded (News *news)
{
  add_rows (news, -1, ROWS_PER_LOAD);
  refresh_gtk_refreshable_end (news->scrolled, REFRESH_GTK_COMPONENT_FOOTER);
  if (news->count >= ALL_ROWS)
    g_object_set (news->scrolled, "has-more", FALSE, NULL);
  return G_SOURCE_REMOVE;
}

/* Both stand for a request to a server, which answers after a moment. */

static void
on_refresh (RefreshGtkRefreshable *scrolled G_GNUC_UNUSED, News *news)
{
  g_timeout_add (500, G_SOURCE_FUNC (refreshed), news);
}

static void
on_load_more (RefreshGtkRefreshable *scrolled G_GNUC_UNUSED, News *news)
{
  g_timeout_add (500, G_SOURCE_FUNC (loaded), news);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  /* GtkBuilder finds types by their name once they are registered. */
  g_type_ensure (REFRESH_GTK_TYPE_SCROLLED_WINDOW);
  GtkBuilder *builder = gtk_builder_new_from_file (argc > 1 ? argv[1] : "news.ui");
  News news = { GTK_WINDOW (gtk_builder_get_object (builder, "window")),
                GTK_LIST_BOX (gtk_builder_get_object (builder, "rows")),
                REFRESH_GTK_REFRESHABLE (gtk_builder_get_object (builder, "scrolled")), 0 };
  gtk_builder_add_callback_symbols (builder, "gtk_main_quit", gtk_main_quit, "on_refresh", G_CALLBACK (on_refresh),
                                    "on_load_more", G_CALLBACK (on_load_more), NULL);
  gtk_builder_connect_signals (builder, &news);
  g_object_unref (builder);

  add_rows (&news, -1, ROWS_PER_LOAD);
  gtk_widget_show (GTK_WIDGET (news.window));
  gtk_main ();
}
