#include <gtk/gtk.h>

/* bare-window: a GTK window in C and nothing else. Says "ready" on standard output when its first frame is drawn, and
 * stays until it is closed. */

static void
frame_painted (GdkFrameClock *clock, gpointer window)
{
  g_signal_handlers_disconnect_by_func (clock, frame_painted, window);
  g_print ("ready\n");
}

static gboolean
drawn (GtkWidget *window, cairo_t *cr G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  g_signal_handlers_disconnect_by_func (window, drawn, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (frame_painted), window);
  return GDK_EVENT_PROPAGATE;
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);

  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 500);
  g_signal_connect (window, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  g_signal_connect (window, "draw", G_CALLBACK (drawn), NULL);
  gtk_widget_show (window);
  gtk_main ();
  return 0;
}
