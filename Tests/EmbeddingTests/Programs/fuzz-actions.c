#include "fuzz.h"

/* What is done to the lists. */

static gpointer
end_all (gpointer self)
{
  refresh_gtk_refreshable_end (self, REFRESH_GTK_COMPONENT_HEADER);
  refresh_gtk_refreshable_end_with_error (self, REFRESH_GTK_COMPONENT_FOOTER, "a message");
  refresh_gtk_refreshable_reset_no_more_data (self);
  refresh_gtk_refreshable_end_with_no_more_data (self);
  g_object_unref (self);
  return NULL;
}

static void
swap_child (List *list)
{
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (list->scrolled));
  GList *inside = child ? gtk_container_get_children (GTK_CONTAINER (child)) : NULL;
  note ("swaps the child");
  switch (child ? pick (4) : 0)
    {
    case 1:
      gtk_container_remove (GTK_CONTAINER (list->scrolled), child);
      break;
    case 2:
      if (inside)
        gtk_widget_destroy (inside->data);
      break;
    case 3:
      if (inside)
        gtk_container_remove (GTK_CONTAINER (child), inside->data);
      break;
    }
  g_list_free (inside);
  if (happens (80) && !list->is_destroyed && !gtk_bin_get_child (GTK_BIN (list->scrolled)))
    {
      GtkWidget *next = g_object_ref_sink (make_child ());
      if (!list->is_destroyed && !gtk_bin_get_child (GTK_BIN (list->scrolled)))
        gtk_container_add (GTK_CONTAINER (list->scrolled), next);
      g_object_unref (next);
    }
}

static void
move_list (List *list)
{
  GtkWidget *parent = gtk_widget_get_parent (list->scrolled);
  GtkWidget *window = lists[pick (LISTS)].window;
  note ("moves to another window");
  if (parent)
    gtk_container_remove (GTK_CONTAINER (parent), list->scrolled);
  if (window && !list->is_destroyed && !gtk_bin_get_child (GTK_BIN (window)) && !gtk_widget_get_parent (list->scrolled))
    gtk_container_add (GTK_CONTAINER (window), list->scrolled);
}

static void
change_adjustment (List *list)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (list->scrolled);
  List *other = &lists[pick (LISTS)];
  GtkAdjustment *adjustment = g_object_ref (gtk_scrolled_window_get_vadjustment (scrolled));
  switch (pick (4))
    {
    case 0:
      note ("gets another adjustment");
      gtk_scrolled_window_set_vadjustment (scrolled, gtk_adjustment_new (pick_number (), pick_number (), pick_number (),
                                                                         pick_number (), pick_number (), pick_number ()));
      disturb_adjustments (scrolled);
      break;
    case 1:
      note ("shares an adjustment");
      if (!other->is_destroyed)
        gtk_scrolled_window_set_vadjustment (
            scrolled, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (other->scrolled)));
      break;
    case 2:
      note ("is given a range");
      gtk_adjustment_configure (adjustment, pick_number (), pick_number (), pick_number (), pick_number (),
                                pick_number (), pick_number ());
      break;
    default:
      note ("is scrolled");
      gtk_adjustment_set_value (adjustment, pick_number ());
    }
  g_object_unref (adjustment);
}

static void
change_desktop (void)
{
  static const char *const codes[] = { "de", "ar", "zh_TW", "", "xx", NULL };
  note ("the desktop or the language changes");
  if (happens (50))
    refresh_gtk_set_language (codes[pick (G_N_ELEMENTS (codes))]);
  else
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", happens (50), NULL);
}

static void
destroy_something (List *list)
{
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (list->scrolled));
  gpointer objects[] = { list->window, list->scrolled, list->self, child };
  gpointer object = objects[pick (G_N_ELEMENTS (objects))];
  if (!object || happens (70))
    return;
  note ("destroys a %s", G_OBJECT_TYPE_NAME (object));
  g_object_ref (object);
  for (int times = 1 + pick (2); times > 0; times--)
    g_object_run_dispose (object);
  g_object_unref (object);
}

void
act_on_list (List *list)
{
  RefreshGtkRefreshable *self = g_object_ref (list->self);
  const int component = pick (3), what = pick (14);
  note ("list %d, component %d, %d:", (int) (list - lists), component, what);
  switch (what)
    {
    case 0:
    case 1:
      refresh_gtk_refreshable_begin (self, component);
      break;
    case 2:
    case 3:
      refresh_gtk_refreshable_end (self, component);
      break;
    case 4:
      refresh_gtk_refreshable_end_with_error (self, component, pick_text ());
      break;
    case 5:
      refresh_gtk_refreshable_end_with_no_more_data (self);
      break;
    case 6:
      refresh_gtk_refreshable_reset_no_more_data (self);
      break;
    case 7:
      refresh_gtk_refreshable_set_title (self, component, pick (5), happens (20) ? NULL : pick_text ());
      g_free (refresh_gtk_refreshable_get_title (self, component, pick (5)));
      break;
    case 8:
      set_pictures (list);
      break;
    case 9:
      g_thread_unref (g_thread_new ("end", end_all, g_object_ref (self)));
      break;
    default:
      set_property (list);
    }
  g_object_unref (self);
}

void
act (void)
{
  List *list = &lists[pick (LISTS)];
  GtkWidget *scrolled = g_object_ref (list->scrolled);
  switch (list->is_destroyed ? 99 : pick (20))
    {
    case 0:
    case 1:
      swap_child (list);
      break;
    case 2:
      move_list (list);
      break;
    case 3:
      note ("is hidden or shown");
      gtk_widget_set_visible (happens (50) && list->window ? list->window : scrolled, happens (60));
      break;
    case 4:
      if (list->window)
        gtk_window_resize (GTK_WINDOW (list->window), 50 + pick (500), happens (10) ? 3000 : 50 + pick (500));
      break;
    case 5:
      destroy_something (list);
      break;
    case 6:
    case 7:
    case 8:
      change_adjustment (list);
      break;
    case 9:
      note ("runs in another direction");
      gtk_widget_set_direction (scrolled, pick (3));
      break;
    case 10:
      change_desktop ();
      break;
    default:
      act_on_list (list);
    }
  g_object_unref (scrolled);
}
