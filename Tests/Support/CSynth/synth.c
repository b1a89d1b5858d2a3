#include "synth.h"

static guint32 fixed_time;

void
synth_set_time (guint32 milliseconds)
{
  fixed_time = milliseconds;
}

guint32
synth_get_time (void)
{
  return fixed_time ? fixed_time : (guint32)(g_get_monotonic_time () / 1000);
}

/* Devices */

static GdkSeat *
seat (void)
{
  return gdk_display_get_default_seat (gdk_display_get_default ());
}

/* A device of the wanted kind, as the physical device behind the pointer. No seat knows it. */
static GdkDevice *
device_of (GdkInputSource source)
{
  static GdkDevice *devices[GDK_SOURCE_TABLET_PAD + 1];
  GdkDevice *pointer = gdk_seat_get_pointer (seat ());

  if (!devices[source])
    devices[source] = g_object_new (G_OBJECT_TYPE (pointer), "display", gdk_display_get_default (), "name", "synthetic",
                                    "type", GDK_DEVICE_TYPE_SLAVE, "input-source", source, "input-mode",
                                    GDK_MODE_SCREEN, "has-cursor", FALSE, "num-touches",
                                    source == GDK_SOURCE_TOUCHSCREEN ? 10 : 0, NULL);
  return devices[source];
}

static void
set_devices (GdkEvent *event, GdkDevice *device, GdkInputSource source)
{
  gdk_event_set_device (event, device);
  gdk_event_set_source_device (event, device_of (source));
}

static void
send (GdkEvent *event, GdkDevice *device, GdkInputSource source)
{
  set_devices (event, device, source);
  gtk_main_do_event (event);
  gdk_event_free (event);
}

/* Windows */

static gboolean
contains (GdkWindow *window, double x, double y)
{
  int left, top;

  gdk_window_get_position (window, &left, &top);
  return x >= left && y >= top && x < left + gdk_window_get_width (window) && y < top + gdk_window_get_height (window);
}

/* The innermost visible window at a point, which becomes one of that window. */
static GdkWindow *
innermost_window (GdkWindow *window, double *x, double *y)
{
  GList *child = gdk_window_peek_children (window); /* the topmost first */

  while (child)
    {
      int left, top;

      if (!gdk_window_is_visible (child->data) || gdk_window_get_pass_through (child->data)
          || !contains (child->data, *x, *y))
        {
          child = child->next;
          continue;
        }
      window = child->data;
      gdk_window_get_position (window, &left, &top);
      *x -= left;
      *y -= top;
      child = gdk_window_peek_children (window);
    }
  return window;
}

/* The window that gets an event of a kind in `mask`: the innermost or the next around it that asks for it; NULL if
 * none does. */
static GdkWindow *
window_for (GtkWidget *toplevel, double *x, double *y, GdkEventMask mask)
{
  GdkWindow *top = gtk_widget_get_window (toplevel);
  GdkWindow *window = innermost_window (top, x, y);

  while (!(gdk_window_get_events (window) & mask))
    {
      int left, upper;

      if (window == top)
        return NULL;
      gdk_window_get_position (window, &left, &upper);
      *x += left;
      *y += upper;
      window = gdk_window_get_parent (window);
    }
  return window;
}

/* The point of the top level in coordinates of `window`, where that is now. */
static void
to_window (GdkWindow *window, double *x, double *y)
{
  for (; gdk_window_get_window_type (window) == GDK_WINDOW_CHILD; window = gdk_window_get_parent (window))
    {
      int left, top;

      gdk_window_get_position (window, &left, &top);
      *x -= left;
      *y -= top;
    }
}

/* Contacts */

struct SynthContact
{
  GdkWindow *top;
  GdkWindow *window; /* NULL where nobody wants it */
  GdkInputSource source;
  GdkEventSequence *sequence; /* NULL for button events */
  gboolean emulates_pointer;
  guint button;
  guint state;
};

static GdkModifierType
button_mask (guint button)
{
  return GDK_BUTTON1_MASK << (button - 1);
}

static void
send_touch (SynthContact *contact, GdkEventType type, double x, double y)
{
  GdkEvent *event = gdk_event_new (type);
  int left, top;

  gdk_window_get_origin (contact->top, &left, &top);
  event->touch.window = g_object_ref (contact->window);
  event->touch.time = synth_get_time ();
  event->touch.x_root = left + x;
  event->touch.y_root = top + y;
  to_window (contact->window, &x, &y);
  event->touch.x = x;
  event->touch.y = y;
  event->touch.state = contact->state | (type == GDK_TOUCH_BEGIN ? 0 : GDK_BUTTON1_MASK);
  event->touch.sequence = contact->sequence;
  event->touch.emulating_pointer = contact->emulates_pointer;
  send (event, gdk_seat_get_pointer (seat ()), contact->source);
}

static void
send_button (SynthContact *contact, GdkEventType type, double x, double y)
{
  GdkEvent *event = gdk_event_new (type);
  int left, top;

  gdk_window_get_origin (contact->top, &left, &top);
  event->button.window = g_object_ref (contact->window);
  event->button.time = synth_get_time ();
  event->button.x_root = left + x;
  event->button.y_root = top + y;
  to_window (contact->window, &x, &y);
  event->button.x = x;
  event->button.y = y;
  event->button.state = contact->state | (type == GDK_BUTTON_PRESS ? 0 : button_mask (contact->button));
  event->button.button = contact->button;
  send (event, gdk_seat_get_pointer (seat ()), contact->source);
}

static void
send_motion (SynthContact *contact, double x, double y)
{
  GdkEvent *event = gdk_event_new (GDK_MOTION_NOTIFY);
  int left, top;

  gdk_window_get_origin (contact->top, &left, &top);
  event->motion.window = g_object_ref (contact->window);
  event->motion.time = synth_get_time ();
  event->motion.x_root = left + x;
  event->motion.y_root = top + y;
  to_window (contact->window, &x, &y);
  event->motion.x = x;
  event->motion.y = y;
  event->motion.state = contact->state | button_mask (contact->button);
  send (event, gdk_seat_get_pointer (seat ()), contact->source);
}

static SynthContact *
new_contact (GtkWidget *toplevel, GdkWindow *window, GdkInputSource source)
{
  SynthContact *contact = g_new0 (SynthContact, 1);

  contact->top = g_object_ref (gtk_widget_get_window (toplevel));
  g_set_object (&contact->window, window);
  contact->source = source;
  contact->button = 1;
  return contact;
}

static void
free_contact (SynthContact *contact)
{
  g_object_unref (contact->top);
  g_clear_object (&contact->window);
  g_free (contact);
}

/* Whether events of the contact still reach anybody: its windows may be gone by now. */
static gboolean
is_live (SynthContact *contact)
{
  return contact->window && !gdk_window_is_destroyed (contact->window) && !gdk_window_is_destroyed (contact->top);
}

SynthContact *
synth_touch_begin (GtkWidget *toplevel, double x, double y, gboolean emulates_pointer)
{
  static gintptr last_sequence;
  double inner_x = x, inner_y = y;
  GdkWindow *window = window_for (toplevel, &inner_x, &inner_y,
                                  GDK_TOUCH_MASK | (emulates_pointer ? GDK_BUTTON_PRESS_MASK : 0));
  SynthContact *contact = new_contact (toplevel, window, GDK_SOURCE_TOUCHSCREEN);

  contact->emulates_pointer = emulates_pointer;
  if (window && gdk_window_get_events (window) & GDK_TOUCH_MASK)
    {
      contact->sequence = (GdkEventSequence *)++last_sequence;
      send_touch (contact, GDK_TOUCH_BEGIN, x, y);
    }
  else if (window)
    send_button (contact, GDK_BUTTON_PRESS, x, y);
  return contact;
}

SynthContact *
synth_button_press (GtkWidget *toplevel, double x, double y, guint button, guint state)
{
  double inner_x = x, inner_y = y;
  GdkWindow *window = window_for (toplevel, &inner_x, &inner_y, GDK_BUTTON_PRESS_MASK);
  SynthContact *contact = new_contact (toplevel, window, GDK_SOURCE_MOUSE);

  contact->button = button;
  contact->state = state;
  if (window)
    send_button (contact, GDK_BUTTON_PRESS, x, y);
  return contact;
}

void
synth_contact_move (SynthContact *contact, double x, double y)
{
  const GdkEventMask any_motion = GDK_POINTER_MOTION_MASK | GDK_BUTTON_MOTION_MASK | GDK_BUTTON1_MOTION_MASK;

  if (!is_live (contact))
    return;
  if (contact->sequence)
    send_touch (contact, GDK_TOUCH_UPDATE, x, y);
  else if (gdk_window_get_events (contact->window) & any_motion)
    send_motion (contact, x, y);
}

void
synth_contact_end (SynthContact *contact, double x, double y)
{
  if (is_live (contact) && contact->sequence)
    send_touch (contact, GDK_TOUCH_END, x, y);
  else if (is_live (contact))
    send_button (contact, GDK_BUTTON_RELEASE, x, y);
  free_contact (contact);
}

void
synth_contact_cancel (SynthContact *contact)
{
  if (is_live (contact) && contact->sequence)
    send_touch (contact, GDK_TOUCH_CANCEL, 0, 0);
  free_contact (contact);
}

/* Scrolling and keys */

GdkEvent *
synth_scroll_event (GtkWidget *toplevel, double x, double y, GdkInputSource source, GdkScrollDirection direction,
                    double delta_x, double delta_y, gboolean is_stop, guint state)
{
  double inner_x = x, inner_y = y;
  GdkEventMask mask = direction == GDK_SCROLL_SMOOTH ? GDK_SMOOTH_SCROLL_MASK : GDK_SCROLL_MASK;
  GdkWindow *window = window_for (toplevel, &inner_x, &inner_y, mask);
  int left, top;

  if (!window)
    return NULL;

  GdkEvent *event = gdk_event_new (GDK_SCROLL);

  gdk_window_get_origin (gtk_widget_get_window (toplevel), &left, &top);
  event->scroll.window = g_object_ref (window);
  event->scroll.time = synth_get_time ();
  event->scroll.x = inner_x;
  event->scroll.y = inner_y;
  event->scroll.x_root = left + x;
  event->scroll.y_root = top + y;
  event->scroll.state = state;
  event->scroll.direction = direction;
  event->scroll.delta_x = delta_x;
  event->scroll.delta_y = delta_y;
  event->scroll.is_stop = is_stop;
  set_devices (event, gdk_seat_get_pointer (seat ()), source);
  return event;
}

void
synth_scroll (GtkWidget *toplevel, double x, double y, GdkInputSource source, GdkScrollDirection direction,
              double delta_x, double delta_y, gboolean is_stop, guint state)
{
  GdkEvent *event = synth_scroll_event (toplevel, x, y, source, direction, delta_x, delta_y, is_stop, state);

  if (!event)
    return;
  gtk_main_do_event (event);
  gdk_event_free (event);
}

void
synth_key (GtkWidget *toplevel, guint keyval, guint state, gboolean press)
{
  GdkKeymap *keymap = gdk_keymap_get_for_display (gdk_display_get_default ());
  GdkEvent *event = gdk_event_new (press ? GDK_KEY_PRESS : GDK_KEY_RELEASE);
  GdkKeymapKey *keys = NULL;
  int count = 0;

  event->key.window = g_object_ref (gtk_widget_get_window (toplevel));
  event->key.time = synth_get_time ();
  event->key.state = state;
  event->key.keyval = keyval;
  event->key.string = g_strdup ("");
  /* GTK looks key bindings up by the key, not by its meaning. */
  if (gdk_keymap_get_entries_for_keyval (keymap, keyval, &keys, &count))
    {
      event->key.hardware_keycode = keys[0].keycode;
      event->key.group = keys[0].group;
    }
  g_free (keys);
  send (event, gdk_seat_get_keyboard (seat ()), GDK_SOURCE_KEYBOARD);
}
