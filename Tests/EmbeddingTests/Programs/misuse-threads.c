#include "misuse.h"

/* Ends from threads, while the main loop destroys what they end. */

enum { THREADS = 8, WINDOWS = 200, CALLS_PER_THREAD = 6 };

/* What the threads end; replaced by the main loop. */
static GMutex lock;
static GCond changed;
static RefreshGtkRefreshable *present;
static int number_of_present;
static gboolean is_over;

static void
end_somehow (RefreshGtkRefreshable *self, int turn)
{
  switch (turn % 4)
    {
    case 0:
      refresh_gtk_refreshable_end (self, turn % 3);
      break;
    case 1:
      refresh_gtk_refreshable_end_with_error (self, turn % 3, "message");
      break;
    case 2:
      refresh_gtk_refreshable_end_with_no_more_data (self);
      break;
    default:
      refresh_gtk_refreshable_reset_no_more_data (self);
    }
}

/* Ends each object a few times. The reference that it gives up then is often the last one. */
static gpointer
hammer (gpointer first_turn)
{
  int turn = GPOINTER_TO_INT (first_turn), number = 0;
  for (;;)
    {
      g_mutex_lock (&lock);
      while (!is_over && (!present || number == number_of_present))
        g_cond_wait (&changed, &lock);
      RefreshGtkRefreshable *self = present ? g_object_ref (present) : NULL;
      number = number_of_present;
      gboolean stop = is_over;
      g_mutex_unlock (&lock);
      for (int i = 0; self && i < CALLS_PER_THREAD; i++)
        end_somehow (self, turn++);
      g_clear_object (&self);
      if (stop)
        return NULL;
    }
}

static void
set_present (RefreshGtkRefreshable *self)
{
  g_mutex_lock (&lock);
  RefreshGtkRefreshable *before = present;
  present = self ? g_object_ref (self) : NULL;
  number_of_present++;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
  if (before)
    g_object_unref (before);
}

static void
hammer_windows (void)
{
  for (int i = 0; i < WINDOWS; i++)
    {
      RefreshGtkRefreshable *self;
      GtkWidget *window = new_window (&self);
      set_present (self);
      for (int component = 0; component < 3; component++)
        refresh_gtk_refreshable_begin (self, component);
      run_until (NULL, i % 10);
      gtk_widget_destroy (window);
    }
  set_present (NULL);
}

/* A controller's window is not its owner: threads give up the last reference to it more often. */
static void
hammer_controllers (void)
{
  for (int i = 0; i < WINDOWS; i++)
    {
      GtkWidget *scrolled = g_object_ref_sink (gtk_scrolled_window_new (NULL, NULL));
      gtk_container_add (GTK_CONTAINER (scrolled), gtk_text_view_new ());
      RefreshGtkController *controller = refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (scrolled));
      g_object_set (controller, "header-style", REFRESH_GTK_STYLE_ARROW, "footer-style", REFRESH_GTK_STYLE_TEXT, NULL);
      set_present (REFRESH_GTK_REFRESHABLE (controller));
      g_object_unref (controller);
      refresh_gtk_refreshable_begin (REFRESH_GTK_REFRESHABLE (controller), REFRESH_GTK_COMPONENT_HEADER);
      run_until (NULL, i % 5);
      if (i % 2)
        refresh_gtk_controller_set_scrolled_window (controller, NULL);
      g_object_unref (scrolled);
    }
  set_present (NULL);
}

void
misuse_from_threads (void)
{
  begin_case ("eight threads end what the main loop destroys");
  GThread *threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    threads[i] = g_thread_new ("hammer", hammer, GINT_TO_POINTER (i));
  hammer_windows ();
  hammer_controllers ();
  g_mutex_lock (&lock);
  is_over = TRUE;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
  for (int i = 0; i < THREADS; i++)
    g_thread_join (threads[i]);
  run_until (NULL, 200);
  end_case (NULL);
}
