#include "fuzz.h"
#include <math.h>

/* The lists, with children of every kind. */

static GtkWidget *
make_rows (void)
{
  GtkWidget *rows = gtk_list_box_new ();
  for (int i = pick (60); i > 0; i--)
    gtk_list_box_insert (GTK_LIST_BOX (rows), happens (80) ? gtk_label_new ("row") : gtk_entry_new (), -1);
  return rows;
}

static GtkWidget *
make_view (gboolean is_tree)
{
  GtkListStore *store = gtk_list_store_new (1, G_TYPE_STRING);
  for (int i = pick (200); i > 0; i--)
    gtk_list_store_insert_with_values (store, NULL, -1, 0, "row", -1);
  GtkWidget *view = is_tree ? gtk_tree_view_new_with_model (GTK_TREE_MODEL (store))
                            : gtk_icon_view_new_with_model (GTK_TREE_MODEL (store));
  if (is_tree)
    gtk_tree_view_insert_column_with_attributes (GTK_TREE_VIEW (view), -1, "rows", gtk_cell_renderer_text_new (),
                                                 "text", 0, NULL);
  else
    gtk_icon_view_set_text_column (GTK_ICON_VIEW (view), 0);
  g_object_unref (store);
  return view;
}

static GtkWidget *
make_any_child (void)
{
  GtkWidget *child;
  switch (pick (9))
    {
    case 0:
      child = gtk_text_view_new ();
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (child)), "1\n2\n3\n4\n5\n6\n7\n8\n9\n", -1);
      return child;
    case 1:
      return make_view (TRUE);
    case 2:
      return make_view (FALSE);
    case 3:
      child = gtk_layout_new (NULL, NULL);
      gtk_layout_set_size (GTK_LAYOUT (child), pick (3000), happens (20) ? G_MAXINT : (guint) pick (5000));
      return child;
    case 4:
      child = gtk_viewport_new (NULL, NULL);
      if (happens (70))
        gtk_container_add (GTK_CONTAINER (child), gtk_label_new ("a child's child"));
      return child;
    case 5:
      child = gtk_drawing_area_new ();
      gtk_widget_set_size_request (child, pick (500), pick (3000));
      return child;
    case 6:
      child = refresh_gtk_scrolled_window_new ();
      g_object_set (child, "header-style", 1 + pick (5), NULL);
      gtk_container_add (GTK_CONTAINER (child), make_rows ());
      return child;
    default:
      return make_rows ();
    }
}

GtkWidget *
make_child (void)
{
  static const char *const signals[] = { "size-allocate", "map", "unmap", "destroy", "draw", "realize", "unrealize" };
  GtkWidget *child = make_any_child ();

  gtk_widget_show_all (child);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    disturb (child, signals[i], FALSE);
  return child;
}

void
disturb_adjustments (GtkScrolledWindow *scrolled)
{
  static const char *const signals[] = { "value-changed", "changed" };
  GtkAdjustment *const adjustments[] = { gtk_scrolled_window_get_vadjustment (scrolled),
                                         gtk_scrolled_window_get_hadjustment (scrolled) };

  for (guint i = 0; i < G_N_ELEMENTS (adjustments); i++)
    for (guint j = 0; j < G_N_ELEMENTS (signals); j++)
      disturb (adjustments[i], signals[j], FALSE);
}

/* How many lists, and what refreshes them, there are. */
static int alive;

static void
finalized (gpointer data G_GNUC_UNUSED, GObject *object G_GNUC_UNUSED)
{
  alive--;
}

static void
count (gpointer object)
{
  alive++;
  g_object_weak_ref (object, finalized, NULL);
}

static void
destroyed (List *list)
{
  list->is_destroyed = TRUE;
}

void
make_list (List *list)
{
  static const char *const own[] = { "refresh", "load-more", "show-more", "component-state-changed", "ended", "pulled",
                                     "settled", "notify::refreshing", "notify::loading", "notify::has-more",
                                     "notify::header-style", "notify::footer-widget" };
  static const char *const others[] = { "add", "remove", "size-allocate", "map", "unmap", "destroy", "parent-set",
                                        "draw", "style-updated", "direction-changed", "realize", "unrealize", "notify" };
  gboolean is_plain = happens (40);

  *list = (List) { .window = gtk_window_new (GTK_WINDOW_TOPLEVEL) };
  g_object_add_weak_pointer (G_OBJECT (list->window), (gpointer *) &list->window);
  gtk_window_set_default_size (GTK_WINDOW (list->window), 50 + pick (300), 50 + pick (400));
  list->scrolled = is_plain ? gtk_scrolled_window_new (NULL, NULL) : refresh_gtk_scrolled_window_new ();
  g_object_ref_sink (list->scrolled);
  /* GTK's handlers of these complain when an adjustment changes while there are none. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (list->scrolled), FALSE);
  g_signal_connect_swapped (list->scrolled, "destroy", G_CALLBACK (destroyed), list);
  if (happens (80))
    gtk_container_add (GTK_CONTAINER (list->scrolled), make_child ());
  list->self = is_plain
                   ? REFRESH_GTK_REFRESHABLE (refresh_gtk_controller_new (GTK_SCROLLED_WINDOW (list->scrolled)))
                   : g_object_ref (REFRESH_GTK_REFRESHABLE (list->scrolled));
  count (list->scrolled);
  count (list->self);
  g_object_set (list->self, "header-style", pick (6), "footer-style", pick (6), "trailer-style", pick (4),
                "footer-mode", pick (2), "opening-duration", 0.02, "closing-duration", 0.02, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    disturb (list->self, own[i], TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    disturb (list->scrolled, others[i], FALSE);
  disturb_adjustments (GTK_SCROLLED_WINDOW (list->scrolled));
  gtk_container_add (GTK_CONTAINER (list->window), list->scrolled);
  if (happens (90))
    gtk_widget_show_all (list->window);
}

void
drop_list (List *list)
{
  if (list->window)
    gtk_widget_destroy (list->window);
  g_signal_handlers_disconnect_by_data (list->scrolled, list);
  g_clear_object (&list->self);
  g_clear_object (&list->scrolled);
}

void
check_dropped (void)
{
  /* Threads may still hold one. */
  for (int turn = 0; turn < 1000 && alive; turn++)
    run_for (5);
  if (alive)
    fail ("%d objects are left", alive);
  alive = 0;
}

static void
check_components (List *list)
{
  for (int component = 0; component < 3; component++)
    {
      refresh_gtk_refreshable_end (list->self, component);
      const RefreshGtkState state = refresh_gtk_refreshable_get_component_state (list->self, component);
      if (state != REFRESH_GTK_STATE_IDLE && state != REFRESH_GTK_STATE_NO_MORE_DATA)
        fail ("component %d is in state %d after its end", component, state);
    }
}

/* The offset at rest is in the range, and the range begins where the application's inset does. */
static gboolean
is_at_rest (List *list)
{
  if (list->is_destroyed || !gtk_widget_get_mapped (list->scrolled) || !gtk_bin_get_child (GTK_BIN (list->scrolled)))
    return TRUE;
  if (REFRESH_GTK_IS_CONTROLLER (list->self)
      && refresh_gtk_controller_get_scrolled_window (REFRESH_GTK_CONTROLLER (list->self)) != (gpointer) list->scrolled)
    return TRUE;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (list->scrolled));
  for (int i = 0; i < LISTS; i++)
    /* Both move it. */
    if (&lists[i] != list && !lists[i].is_destroyed
        && gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (lists[i].scrolled)) == adjustment)
      return TRUE;
  const double lower = gtk_adjustment_get_lower (adjustment), value = gtk_adjustment_get_value (adjustment);
  const double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  double inset;
  g_object_get (list->self, "inset-top", &inset, NULL);
  return fabs (lower + inset) < 0.01 && value >= lower - 0.01 && value <= fmax (lower, end) + 0.01;
}

void
check_lists (void)
{
  for (int i = 0; i < LISTS; i++)
    g_object_set (lists[i].self, "opening-duration", 0.0, "closing-duration", 0.0, NULL);
  for (int i = 0; i < LISTS; i++)
    check_components (&lists[i]);
  for (int i = 0; i < LISTS; i++)
    {
      for (int turn = 0; turn < 1000 && !is_at_rest (&lists[i]); turn++)
        run_for (5);
      if (!is_at_rest (&lists[i]))
        fail ("list %d is not at rest", i);
    }
}
