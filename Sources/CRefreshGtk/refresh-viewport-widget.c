#include "refresh-viewport-private.h"

/* What GTK asks of every widget: windows, size, drawing, input. */

#define PARENT_WIDGET_CLASS GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_CONTAINER))

/* Windows */

void
refresh_viewport_place_bin (GtkWidget *viewport, int x, int y, int width, int height)
{
  g_return_if_fail (REFRESH_IS_VIEWPORT (viewport));
  RefreshViewport *self = REFRESH_VIEWPORT (viewport);

  /* GDK compares with the present place itself, and moves without resizing where the size is the same. */
  self->bin = (GdkRectangle){ x, y, width, height };
  if (self->bin_window)
    gdk_window_move_resize (self->bin_window, x, y, width, height);
}

static GdkWindow *
new_window (RefreshViewport *self, GdkWindow *parent, const GdkRectangle *place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkWindowAttr attributes = {
    .window_type = GDK_WINDOW_CHILD,
    .wclass = GDK_INPUT_OUTPUT,
    .x = place->x,
    .y = place->y,
    .width = place->width,
    .height = place->height,
    .visual = gtk_widget_get_visual (widget),
    .event_mask = gtk_widget_get_events (widget) | GDK_SCROLL_MASK | GDK_SMOOTH_SCROLL_MASK | GDK_TOUCH_MASK
                  | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_BUTTON_MOTION_MASK,
  };
  GdkWindow *window = gdk_window_new (parent, &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);

  gtk_widget_register_window (widget, window);
  return window;
}

static void
set_parent_window (GtkWidget *child, gpointer window)
{
  gtk_widget_set_parent_window (child, window);
}

static void
refresh_viewport_realize (GtkWidget *widget)
{
  RefreshViewport *self = REFRESH_VIEWPORT (widget);
  GtkAllocation allocation;

  gtk_widget_get_allocation (widget, &allocation);
  gtk_widget_set_realized (widget, TRUE);
  gtk_widget_set_window (widget, new_window (self, gtk_widget_get_parent_window (widget), &allocation));
  self->bin_window = new_window (self, gtk_widget_get_window (widget), &self->bin);
  gdk_window_show (self->bin_window);

  gtk_container_forall (GTK_CONTAINER (self), set_parent_window, self->bin_window);
}

static void
unrealize_child (GtkWidget *child, gpointer data G_GNUC_UNUSED)
{
  gtk_widget_unrealize (child);
  gtk_widget_set_parent_window (child, NULL);
}

static void
refresh_viewport_unrealize (GtkWidget *widget)
{
  RefreshViewport *self = REFRESH_VIEWPORT (widget);

  /* The children's windows lie in the bin window and must go before it. */
  gtk_container_forall (GTK_CONTAINER (self), unrealize_child, NULL);

  gtk_widget_unregister_window (widget, self->bin_window);
  gdk_window_destroy (self->bin_window);
  self->bin_window = NULL;

  PARENT_WIDGET_CLASS->unrealize (widget);
}

static void
refresh_viewport_map (GtkWidget *widget)
{
  PARENT_WIDGET_CLASS->map (widget);
  TELL_OWNER (REFRESH_VIEWPORT (widget), mapped, TRUE);
}

static void
refresh_viewport_unmap (GtkWidget *widget)
{
  PARENT_WIDGET_CLASS->unmap (widget);
  TELL_OWNER (REFRESH_VIEWPORT (widget), mapped, FALSE);
}

static void
draw_child (GtkWidget *child, gpointer cr)
{
  gtk_container_propagate_draw (GTK_CONTAINER (gtk_widget_get_parent (child)), child, cr);
}

static gboolean
refresh_viewport_draw (GtkWidget *widget, cairo_t *cr)
{
  RefreshViewport *self = REFRESH_VIEWPORT (widget);

  if (gtk_cairo_should_draw_window (cr, gtk_widget_get_window (widget)))
    gtk_render_background (gtk_widget_get_style_context (widget), cr, 0, 0, gtk_widget_get_allocated_width (widget),
                           gtk_widget_get_allocated_height (widget));

  if (gtk_cairo_should_draw_window (cr, self->bin_window))
    refresh_viewport_visit_children (self, TRUE, draw_child, cr);
  return GDK_EVENT_PROPAGATE;
}

/* Size */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  int minimum_size = 0, natural_size = 0;

  TELL_OWNER (REFRESH_VIEWPORT (widget), measure, orientation, for_size, &minimum_size, &natural_size);
  if (minimum)
    *minimum = minimum_size;
  if (natural)
    *natural = natural_size;
}

static void
refresh_viewport_get_preferred_width (GtkWidget *widget, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural);
}

static void
refresh_viewport_get_preferred_height (GtkWidget *widget, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_VERTICAL, -1, minimum, natural);
}

static void
refresh_viewport_get_preferred_width_for_height (GtkWidget *widget, int height, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_HORIZONTAL, height, minimum, natural);
}

static void
refresh_viewport_get_preferred_height_for_width (GtkWidget *widget, int width, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_VERTICAL, width, minimum, natural);
}

static GtkSizeRequestMode
refresh_viewport_get_request_mode (GtkWidget *widget)
{
  GtkWidget *content = REFRESH_VIEWPORT (widget)->content;

  return content ? gtk_widget_get_request_mode (content) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
refresh_viewport_size_allocate (GtkWidget *widget, GtkAllocation *allocation)
{
  gtk_widget_set_allocation (widget, allocation);
  if (gtk_widget_get_realized (widget))
    gdk_window_move_resize (gtk_widget_get_window (widget), allocation->x, allocation->y, allocation->width,
                            allocation->height);

  TELL_OWNER (REFRESH_VIEWPORT (widget), allocate, allocation->width, allocation->height);
}

/* Input and place in the hierarchy */

static gboolean
refresh_viewport_scroll_event (GtkWidget *widget, GdkEventScroll *event)
{
  if (ASK_OWNER (REFRESH_VIEWPORT (widget), scroll, (GdkEvent *)event))
    return GDK_EVENT_STOP;
  return PARENT_WIDGET_CLASS->scroll_event (widget, event);
}

static gboolean
refresh_viewport_key_press_event (GtkWidget *widget, GdkEventKey *event)
{
  if (ASK_OWNER (REFRESH_VIEWPORT (widget), key, (GdkEvent *)event))
    return GDK_EVENT_STOP;
  return PARENT_WIDGET_CLASS->key_press_event (widget, event);
}

gboolean
refresh_viewport_captured_event (GtkWidget *widget, GdkEvent *event)
{
  return event->type == GDK_SCROLL && ASK_OWNER (REFRESH_VIEWPORT (widget), captured, event);
}

static void
refresh_viewport_parent_set (GtkWidget *widget, GtkWidget *previous)
{
  TELL_OWNER (REFRESH_VIEWPORT (widget), parent_changed, previous);
}

static void
destroy_child (GtkWidget *child, gpointer data G_GNUC_UNUSED)
{
  gtk_widget_destroy (child);
}

static void
refresh_viewport_destroy (GtkWidget *widget)
{
  /* GtkContainer destroys only the children that are not internal. */
  gtk_container_forall (GTK_CONTAINER (widget), destroy_child, NULL);
  PARENT_WIDGET_CLASS->destroy (widget);
}

void
refresh_viewport_widget_class_init (GtkWidgetClass *klass)
{
  klass->destroy = refresh_viewport_destroy;
  klass->realize = refresh_viewport_realize;
  klass->unrealize = refresh_viewport_unrealize;
  klass->map = refresh_viewport_map;
  klass->unmap = refresh_viewport_unmap;
  klass->draw = refresh_viewport_draw;
  klass->get_request_mode = refresh_viewport_get_request_mode;
  klass->get_preferred_width = refresh_viewport_get_preferred_width;
  klass->get_preferred_height = refresh_viewport_get_preferred_height;
  klass->get_preferred_width_for_height = refresh_viewport_get_preferred_width_for_height;
  klass->get_preferred_height_for_width = refresh_viewport_get_preferred_height_for_width;
  klass->size_allocate = refresh_viewport_size_allocate;
  klass->scroll_event = refresh_viewport_scroll_event;
  klass->key_press_event = refresh_viewport_key_press_event;
  klass->parent_set = refresh_viewport_parent_set;
}
