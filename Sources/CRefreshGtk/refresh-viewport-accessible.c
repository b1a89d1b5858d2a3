#include "refresh-viewport-private.h"
#include <gtk/gtk-a11y.h>

/* The viewport as assistive technology sees it: content and slots are its children and the owner's actions are its
 * actions. GtkContainerAccessible knows neither internal children nor actions. */

typedef GtkContainerAccessible RefreshViewportAccessible;
typedef GtkContainerAccessibleClass RefreshViewportAccessibleClass;

static void refresh_viewport_accessible_action_init (AtkActionIface *iface);

G_DEFINE_TYPE_WITH_CODE (RefreshViewportAccessible, refresh_viewport_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE,
                         G_IMPLEMENT_INTERFACE (ATK_TYPE_ACTION, refresh_viewport_accessible_action_init))

/* Where the widget keeps its accessible object: asking GTK for it would make one. */
static const char accessible_key[] = "refresh-viewport-accessible";

/* Children */

static void
prepend (GtkWidget *child, gpointer children)
{
  *(GList **)children = g_list_prepend (*(GList **)children, child);
}

static GList *
list_children (GtkWidget *viewport)
{
  GList *children = NULL;

  gtk_container_forall (GTK_CONTAINER (viewport), prepend, &children);
  return g_list_reverse (children);
}

static int
refresh_viewport_accessible_get_n_children (AtkObject *object)
{
  GtkWidget *viewport = gtk_accessible_get_widget (GTK_ACCESSIBLE (object));
  GList *children = viewport ? list_children (viewport) : NULL;
  int count = g_list_length (children);

  g_list_free (children);
  return count;
}

static AtkObject *
refresh_viewport_accessible_ref_child (AtkObject *object, int index)
{
  GtkWidget *viewport = gtk_accessible_get_widget (GTK_ACCESSIBLE (object));
  GList *children = viewport ? list_children (viewport) : NULL;
  GtkWidget *child = g_list_nth_data (children, index);

  g_list_free (children);
  return child ? g_object_ref (gtk_widget_get_accessible (child)) : NULL;
}

static void
emit_children_changed (GtkWidget *viewport, GtkWidget *child, const char *signal, gboolean is_child)
{
  AtkObject *object = g_object_get_data (G_OBJECT (viewport), accessible_key);

  if (!object)
    return;

  GList *children = list_children (viewport);
  int index = g_list_index (children, child);
  AtkObject *child_object = gtk_widget_get_accessible (child);

  g_list_free (children);
  /* With a parent set, GTK finds a child's index through the parent's accessible object; without, it looks among the
   * children that are not internal. */
  atk_object_set_parent (child_object, is_child ? object : NULL);
  g_signal_emit_by_name (object, signal, index, child_object, NULL);
}
void
refresh_viewport_accessible_child_added (GtkWidget *viewport, GtkWidget *child)
{
  emit_children_changed (viewport, child, "children-changed::add", TRUE);
}

void
refresh_viewport_accessible_child_leaves (GtkWidget *viewport, GtkWidget *child)
{
  emit_children_changed (viewport, child, "children-changed::remove", FALSE);
}

/* State */

static AtkStateSet *
refresh_viewport_accessible_ref_state_set (AtkObject *object)
{
  AtkStateSet *states = ATK_OBJECT_CLASS (refresh_viewport_accessible_parent_class)->ref_state_set (object);
  GtkWidget *viewport = gtk_accessible_get_widget (GTK_ACCESSIBLE (object));

  if (viewport && REFRESH_VIEWPORT (viewport)->busy)
    atk_state_set_add_state (states, ATK_STATE_BUSY);
  return states;
}

void
refresh_viewport_set_busy (GtkWidget *viewport, gboolean busy)
{
  RefreshViewport *self = REFRESH_VIEWPORT (viewport);
  AtkObject *object = g_object_get_data (G_OBJECT (viewport), accessible_key);

  if (self->busy == !!busy)
    return;
  self->busy = !!busy;
  if (object)
    atk_object_notify_state_change (object, ATK_STATE_BUSY, self->busy);
}

void
refresh_viewport_announce (GtkWidget *viewport, const char *text)
{
  AtkObject *object = g_object_get_data (G_OBJECT (viewport), accessible_key);

  /* The signal is new in ATK 2.46. */
  if (object && g_signal_lookup ("announcement", G_OBJECT_TYPE (object)))
    g_signal_emit_by_name (object, "announcement", text);
}

/* Actions */

static RefreshViewport *
get_viewport (AtkAction *action)
{
  GtkWidget *viewport = gtk_accessible_get_widget (GTK_ACCESSIBLE (action));

  return viewport ? REFRESH_VIEWPORT (viewport) : NULL;
}

static int
refresh_viewport_accessible_get_n_actions (AtkAction *action)
{
  RefreshViewport *viewport = get_viewport (action);

  return viewport && viewport->functions.action_count ? viewport->functions.action_count (viewport->owner) : 0;
}

static const char *
refresh_viewport_accessible_get_name (AtkAction *action, int index)
{
  RefreshViewport *viewport = get_viewport (action);

  return viewport && viewport->functions.action_name ? viewport->functions.action_name (viewport->owner, index) : NULL;
}

static gboolean
refresh_viewport_accessible_do_action (AtkAction *action, int index)
{
  RefreshViewport *viewport = get_viewport (action);

  return viewport && ASK_OWNER (viewport, action_run, index);
}

static void
refresh_viewport_accessible_action_init (AtkActionIface *iface)
{
  iface->get_n_actions = refresh_viewport_accessible_get_n_actions;
  iface->get_name = refresh_viewport_accessible_get_name;
  iface->do_action = refresh_viewport_accessible_do_action;
}

/* Type */

static void
refresh_viewport_accessible_initialize (AtkObject *object, gpointer viewport)
{
  ATK_OBJECT_CLASS (refresh_viewport_accessible_parent_class)->initialize (object, viewport);

  GList *children = list_children (viewport);

  g_object_set_data (G_OBJECT (viewport), accessible_key, object);
  for (GList *l = children; l; l = l->next)
    atk_object_set_parent (gtk_widget_get_accessible (l->data), object);
  g_list_free (children);
}

static void
refresh_viewport_accessible_widget_unset (GtkAccessible *accessible)
{
  g_object_set_data (G_OBJECT (gtk_accessible_get_widget (accessible)), accessible_key, NULL);
  GTK_ACCESSIBLE_CLASS (refresh_viewport_accessible_parent_class)->widget_unset (accessible);
}

static void
refresh_viewport_accessible_class_init (RefreshViewportAccessibleClass *klass)
{
  AtkObjectClass *object_class = ATK_OBJECT_CLASS (klass);

  object_class->initialize = refresh_viewport_accessible_initialize;
  object_class->get_n_children = refresh_viewport_accessible_get_n_children;
  object_class->ref_child = refresh_viewport_accessible_ref_child;
  object_class->ref_state_set = refresh_viewport_accessible_ref_state_set;

  GTK_ACCESSIBLE_CLASS (klass)->widget_unset = refresh_viewport_accessible_widget_unset;

  /* GtkContainer's way to report children does not see the slots. */
  klass->add_gtk = NULL;
  klass->remove_gtk = NULL;
}

static void
refresh_viewport_accessible_init (RefreshViewportAccessible *self G_GNUC_UNUSED)
{
}
