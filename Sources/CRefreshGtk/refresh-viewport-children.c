#include "refresh-viewport-private.h"

/* The content and the slots. */

/* Mapping a child shows its window, which puts it on top of its siblings. */
static void
raise_slots (RefreshViewport *self)
{
  for (GList *l = self->slots; l; l = l->next)
    if (gtk_widget_get_realized (l->data) && gtk_widget_get_has_window (l->data))
      gdk_window_raise (gtk_widget_get_window (l->data));
}

static void
adopt (RefreshViewport *self, GtkWidget *child)
{
  gtk_widget_set_parent_window (child, self->bin_window);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  refresh_viewport_accessible_child_added (GTK_WIDGET (self), child);
}

/* Takes `child` out and returns whether it was one of ours. */
static gboolean
disown (RefreshViewport *self, GtkWidget *child)
{
  GList *slot = g_list_find (self->slots, child);
  gboolean visible = gtk_widget_get_visible (child);

  if (child != self->content && !slot)
    return FALSE;

  refresh_viewport_accessible_child_leaves (GTK_WIDGET (self), child);
  if (child == self->content)
    {
      g_signal_handlers_disconnect_by_func (child, raise_slots, self);
      self->content = NULL;
    }
  else
    self->slots = g_list_delete_link (self->slots, slot);

  gtk_widget_unparent (child);
  if (visible)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  return TRUE;
}

void
refresh_viewport_set_content (GtkWidget *viewport, GtkWidget *content)
{
  g_return_if_fail (REFRESH_IS_VIEWPORT (viewport));
  g_return_if_fail (!content || GTK_IS_WIDGET (content));
  RefreshViewport *self = REFRESH_VIEWPORT (viewport);

  if (self->content == content)
    return;
  if (self->content)
    disown (self, self->content);
  if (!content)
    return;

  self->content = content;
  g_signal_connect_swapped (content, "map", G_CALLBACK (raise_slots), self);
  adopt (self, content);
}

GtkWidget *
refresh_viewport_get_content (GtkWidget *viewport)
{
  g_return_val_if_fail (REFRESH_IS_VIEWPORT (viewport), NULL);
  return REFRESH_VIEWPORT (viewport)->content;
}

void
refresh_viewport_add_slot (GtkWidget *viewport, GtkWidget *slot)
{
  g_return_if_fail (REFRESH_IS_VIEWPORT (viewport));
  g_return_if_fail (GTK_IS_WIDGET (slot));
  RefreshViewport *self = REFRESH_VIEWPORT (viewport);

  self->slots = g_list_append (self->slots, slot);
  adopt (self, slot);
}

void
refresh_viewport_set_focus_order (GtkWidget *viewport, GtkWidget *const *children, int count)
{
  g_return_if_fail (REFRESH_IS_VIEWPORT (viewport));
  GList *list = NULL;

  while (count > 0)
    list = g_list_prepend (list, children[--count]);

  /* Deprecated in favour of an own focus function, which is this one's work done again. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_container_set_focus_chain (GTK_CONTAINER (viewport), list);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_list_free (list);
}

static void
refresh_viewport_add (GtkContainer *container, GtkWidget *child)
{
  g_return_if_fail (!REFRESH_VIEWPORT (container)->content);
  refresh_viewport_set_content (GTK_WIDGET (container), child);
}

static void
refresh_viewport_remove (GtkContainer *container, GtkWidget *child)
{
  if (disown (REFRESH_VIEWPORT (container), child))
    TELL_OWNER (REFRESH_VIEWPORT (container), child_removed, child);
}

void
refresh_viewport_visit_children (RefreshViewport *self, gboolean include_slots, GtkCallback callback, gpointer data)
{
  GList *slots = include_slots ? self->slots : NULL;
  /* On the stack: GTK visits them for the tooltip, at each event. */
  GtkWidget **children = g_newa (GtkWidget *, 1 + g_list_length (slots));
  guint count = 0;

  if (self->content)
    children[count++] = g_object_ref (self->content);
  for (GList *l = slots; l; l = l->next)
    children[count++] = g_object_ref (l->data);

  for (guint i = 0; i < count; i++)
    if (gtk_widget_get_parent (children[i]) == GTK_WIDGET (self))
      callback (children[i], data);
  for (guint i = 0; i < count; i++)
    g_object_unref (children[i]);
}

static void
refresh_viewport_forall (GtkContainer *container, gboolean include_internals, GtkCallback callback, gpointer data)
{
  refresh_viewport_visit_children (REFRESH_VIEWPORT (container), include_internals, callback, data);
}

static GType
refresh_viewport_child_type (GtkContainer *container)
{
  return REFRESH_VIEWPORT (container)->content ? G_TYPE_NONE : GTK_TYPE_WIDGET;
}

void
refresh_viewport_children_class_init (GtkContainerClass *klass)
{
  klass->add = refresh_viewport_add;
  klass->remove = refresh_viewport_remove;
  klass->forall = refresh_viewport_forall;
  klass->child_type = refresh_viewport_child_type;
}
