#include "fuzz.h"

/* The values that the lists are given. */

static GtkWidget *
pick_widget (void)
{
  GtkWidget *widget;
  switch (pick (5))
    {
    case 0:
      return NULL;
    case 1:
      widget = gtk_progress_bar_new ();
      gtk_widget_set_size_request (widget, pick (300), pick (40000));
      return widget;
    case 2:
      widget = refresh_gtk_scrolled_window_new ();
      gtk_container_add (GTK_CONTAINER (widget), gtk_text_view_new ());
      g_object_set (widget, "header-style", REFRESH_GTK_STYLE_ARROW, NULL);
      return widget;
    default:
      return gtk_button_new_with_label ("a button");
    }
}

void
set_property (List *list)
{
  guint n_specs;
  GParamSpec **specs = g_object_interface_list_properties (
      g_type_interface_peek (G_OBJECT_GET_CLASS (list->self), REFRESH_GTK_TYPE_REFRESHABLE), &n_specs);
  GParamSpec *spec = specs[pick (n_specs)];
  g_free (specs);
  if (!(spec->flags & G_PARAM_WRITABLE))
    return;
  GValue value = G_VALUE_INIT;
  g_value_init (&value, spec->value_type);
  if (G_VALUE_HOLDS_ENUM (&value))
    g_value_set_enum (&value, pick (7));
  else if (G_VALUE_HOLDS_BOOLEAN (&value))
    g_value_set_boolean (&value, happens (50));
  else if (G_VALUE_HOLDS_DOUBLE (&value))
    g_value_set_double (&value, g_str_has_suffix (spec->name, "duration") ? pick (3) / 50.0 : pick_number ());
  else if (G_VALUE_HOLDS_INT (&value))
    g_value_set_int (&value, pick (5) - 1);
  else if (G_VALUE_HOLDS_STRING (&value))
    g_value_set_string (&value, happens (10) ? NULL : pick_text ());
  else
    g_value_set_object (&value, pick_widget ());
  /* What is out of range gives a message, which another program looks at. */
  g_param_value_validate (spec, &value);
  char *text = g_strdup_value_contents (&value);
  note ("sets %s to %s", spec->name, text);
  g_object_set_property (G_OBJECT (list->self), spec->name, &value);
  g_free (text);
  g_value_unset (&value);
}

void
set_pictures (List *list)
{
  const char *const files[] = { "/dev/null", "/nonexistent", "/", NULL };
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 1 + pick (60), 1 + pick (60));
  GdkPixbuf *pixbufs[] = { pixbuf, pixbuf };
  gdk_pixbuf_fill (pixbuf, 0xff00ff80);
  note ("sets pictures");
  if (happens (50))
    refresh_gtk_refreshable_set_pictures (list->self, pick (3), pick (5), files + pick (4), happens (50) ? 0 : 0.01);
  else
    refresh_gtk_refreshable_set_pixbufs (list->self, pick (3), pick (5), pixbufs, pick (3), happens (50) ? 0 : 5e-324);
  g_object_unref (pixbuf);
}
