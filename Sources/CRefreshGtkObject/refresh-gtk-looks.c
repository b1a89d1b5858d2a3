#include "refresh-gtk-private.h"
#include <math.h>

/**
 * refresh_gtk_refreshable_set_pictures:
 * @self: the object
 * @component: the component
 * @state: the state in which they are shown
 * @files: (nullable) (array zero-terminated=1) (element-type filename): paths of pictures that gdk-pixbuf reads, also
 *   animated ones; %NULL for none
 * @duration: how long one run of all takes, in seconds; 0 for their own times, 0.1 s where they have none
 *
 * Sets the pictures of a component whose style is %REFRESH_GTK_STYLE_PICTURES. Those for
 * %REFRESH_GTK_STATE_IDLE follow the pull, the others run. A file that cannot be read is left out, with a message.
 */
void
refresh_gtk_refreshable_set_pictures (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                      RefreshGtkState state, const char *const *files, double duration)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (IS_COMPONENT (component));
  g_return_if_fail (IS_STATE (state));
  g_return_if_fail (isfinite (duration) && duration >= 0);

  refresh_bridge_set_picture_files (refresh_object_bridge (self), (RefreshBridgeComponent) component, state, files,
                                    duration);
}

/**
 * refresh_gtk_refreshable_set_pixbufs:
 * @self: the object
 * @component: the component
 * @state: the state in which they are shown
 * @pixbufs: (nullable) (array length=n_pixbufs): pictures, which are copied; %NULL for none
 * @n_pixbufs: their number
 * @duration: how long one run of all takes, in seconds; 0 for 0.1 s each
 *
 * As refresh_gtk_refreshable_set_pictures(), with pictures that are in memory.
 */
void
refresh_gtk_refreshable_set_pixbufs (RefreshGtkRefreshable *self, RefreshGtkComponent component,
                                     RefreshGtkState state, GdkPixbuf **pixbufs, int n_pixbufs, double duration)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (IS_COMPONENT (component));
  g_return_if_fail (IS_STATE (state));
  g_return_if_fail (n_pixbufs == 0 || (n_pixbufs > 0 && pixbufs != NULL));
  g_return_if_fail (isfinite (duration) && duration >= 0);
  for (int i = 0; i < n_pixbufs; i++)
    g_return_if_fail (GDK_IS_PIXBUF (pixbufs[i]));

  refresh_bridge_set_pixbufs (refresh_object_bridge (self), (RefreshBridgeComponent) component, state, pixbufs,
                              n_pixbufs, duration);
}

static const char *const widget_properties[] = { "header-widget", "footer-widget", "trailer-widget" };

/**
 * refresh_gtk_refreshable_set_widget:
 * @self: the object
 * @component: the component
 * @widget: (nullable): a widget without a parent, no window and none that the list is in; or %NULL
 *
 * Shows a widget of the application's as a component, and sets the component's style to %REFRESH_GTK_STYLE_WIDGET. With
 * %NULL the widget is taken out and the style is %REFRESH_GTK_STYLE_NONE, unless it was another one meanwhile.
 */
void
refresh_gtk_refreshable_set_widget (RefreshGtkRefreshable *self, RefreshGtkComponent component, GtkWidget *widget)
{
  g_return_if_fail (REFRESH_GTK_IS_REFRESHABLE (self));
  g_return_if_fail (ON_GTK_THREAD (self));
  g_return_if_fail (IS_COMPONENT (component));
  g_return_if_fail (widget == NULL || GTK_IS_WIDGET (widget));

  g_object_set (self, widget_properties[component], widget, NULL);
}

/**
 * refresh_gtk_refreshable_get_widget:
 * @self: the object
 * @component: the component
 *
 * Returns: (transfer none) (nullable): the widget of refresh_gtk_refreshable_set_widget()
 */
GtkWidget *
refresh_gtk_refreshable_get_widget (RefreshGtkRefreshable *self, RefreshGtkComponent component)
{
  g_return_val_if_fail (REFRESH_GTK_IS_REFRESHABLE (self), NULL);
  g_return_val_if_fail (ON_GTK_THREAD (self), NULL);
  g_return_val_if_fail (IS_COMPONENT (component), NULL);

  GtkWidget *widget = NULL;
  g_object_get (self, widget_properties[component], &widget, NULL);
  /* The object holds it. */
  if (widget)
    g_object_unref (widget);
  return widget;
}

/**
 * refresh_gtk_set_language:
 * @code: (nullable): a code as in the environment (`zh_TW`) or by BCP 47 (`zh-Hant`); %NULL for the environment's
 *
 * Sets the language of all components, which show it at once. Without texts for it they are English.
 */
void
refresh_gtk_set_language (const char *code)
{
  g_return_if_fail (refresh_on_gtk_thread ());

  refresh_bridge_set_language (code);
}

/**
 * refresh_gtk_get_language:
 *
 * Returns: (transfer full): the code of the language that components show
 */
char *
refresh_gtk_get_language (void)
{
  g_return_val_if_fail (refresh_on_gtk_thread (), NULL);

  return refresh_bridge_get_language ();
}
