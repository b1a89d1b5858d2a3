#include "refresh-viewport-private.h"

/* What is a comparison of numbers belongs to the owner: nothing here knows a scroll position, a header or a state. */

enum
{
  PROP_HADJUSTMENT = 1,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_TYPE_WITH_CODE (RefreshViewport, refresh_viewport, GTK_TYPE_CONTAINER,
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Owner */

void
refresh_viewport_set_owner (GtkWidget *viewport, const RefreshViewportFunctions *functions, void *owner,
                            GDestroyNotify release)
{
  static const RefreshViewportFunctions none;

  g_return_if_fail (REFRESH_IS_VIEWPORT (viewport));
  RefreshViewport *self = REFRESH_VIEWPORT (viewport);

  void *old_owner = self->owner;
  GDestroyNotify old_release = self->release;

  self->functions = functions ? *functions : none;
  self->owner = owner;
  self->release = release;

  if (old_release)
    old_release (old_owner);
}

static void
refresh_viewport_dispose (GObject *object)
{
  RefreshViewport *self = REFRESH_VIEWPORT (object);

  /* Dispose may run again, even within these calls: the owner is taken out before it is told. */
  void (*destroyed) (void *) = self->functions.destroyed;
  void *owner = self->owner;
  GDestroyNotify release = self->release;

  self->release = NULL;
  refresh_viewport_set_owner (GTK_WIDGET (self), NULL, NULL, NULL);
  if (destroyed)
    destroyed (owner);
  if (release)
    release (owner);

  G_OBJECT_CLASS (refresh_viewport_parent_class)->dispose (object);

  g_clear_object (&self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
  g_clear_object (&self->adjustments[GTK_ORIENTATION_VERTICAL]);
}

/* Properties of GtkScrollable */

static void
set_adjustment (RefreshViewport *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment *old = self->adjustments[orientation];

  if (adjustment == old)
    return;

  self->adjustments[orientation] = adjustment ? g_object_ref_sink (adjustment) : NULL;
  TELL_OWNER (self, adjustment_changed, orientation);
  g_clear_object (&old);
}

GtkAdjustment *
refresh_viewport_get_adjustment (GtkWidget *viewport, GtkOrientation orientation)
{
  g_return_val_if_fail (REFRESH_IS_VIEWPORT (viewport), NULL);
  return REFRESH_VIEWPORT (viewport)->adjustments[orientation];
}

static void
set_policy (RefreshViewport *self, GtkOrientation orientation, GtkScrollablePolicy policy, GParamSpec *pspec)
{
  if (policy == self->policies[orientation])
    return;

  self->policies[orientation] = policy;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
  TELL_OWNER (self, policy_changed, orientation);
}

GtkScrollablePolicy
refresh_viewport_get_policy (GtkWidget *viewport, GtkOrientation orientation)
{
  g_return_val_if_fail (REFRESH_IS_VIEWPORT (viewport), GTK_SCROLL_MINIMUM);
  return REFRESH_VIEWPORT (viewport)->policies[orientation];
}

static void
refresh_viewport_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RefreshViewport *self = REFRESH_VIEWPORT (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      set_policy (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_enum (value), pspec);
      break;
    case PROP_VSCROLL_POLICY:
      set_policy (self, GTK_ORIENTATION_VERTICAL, g_value_get_enum (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
refresh_viewport_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RefreshViewport *self = REFRESH_VIEWPORT (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Type */

static void
refresh_viewport_class_init (RefreshViewportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  refresh_viewport_widget_class_init (widget_class);
  refresh_viewport_children_class_init (GTK_CONTAINER_CLASS (klass));

  object_class->dispose = refresh_viewport_dispose;
  object_class->set_property = refresh_viewport_set_property;
  object_class->get_property = refresh_viewport_get_property;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  gtk_widget_class_set_css_name (widget_class, "refreshviewport");
  gtk_widget_class_set_accessible_type (widget_class, refresh_viewport_accessible_get_type ());
  gtk_widget_class_set_accessible_role (widget_class, ATK_ROLE_VIEWPORT);
}

static void
refresh_viewport_init (RefreshViewport *self)
{
  gtk_widget_set_has_window (GTK_WIDGET (self), TRUE);

  /* GTK's own name for a handler that sees events on their way down: a GtkEventController for scroll events would
   * swallow them all, and the event signals only exist for the way up. */
  g_object_set_data (G_OBJECT (self), "captured-event-handler", refresh_viewport_captured_event);
}

GtkWidget *
refresh_viewport_new (void)
{
  return g_object_new (REFRESH_TYPE_VIEWPORT, NULL);
}
