/* wlinject: sends pointer, key and touch input to a wlroots compositor.
 *
 * It reads commands from standard input, one a line, and sends each at once:
 *
 *   move X Y           pointer to the output's pixel X,Y
 *   press [BUTTON]     button down; BUTTON is left (the default), middle, right
 *   release [BUTTON]   button up
 *   finger DY [DX]     touchpad scroll: axis source "finger", one frame
 *   fingerstop         the fingers leave the touchpad: axis stop on each axis
 *                      that this injector moved, or on both if it moved none
 *   wheel N            N wheel notches in one frame, down when N > 0
 *   hwheel N           the same, sideways, to the right when N > 0
 *   smoothwheel DY     a part of a notch of a high-resolution wheel: axis source
 *                      "wheel" without notches; 15 is a whole one
 *   key [MOD+]NAME     one key down and up, by its keysym's name: a, Escape,
 *                      ctrl+c, shift+Tab; MOD is shift, ctrl, alt or super
 *   touch ID X Y       finger ID touches the output's pixel X,Y
 *   touchmove ID X Y   finger ID moves there
 *   touchup ID         finger ID leaves
 *   sleep MS           waits; the connection stays up
 *   sync               waits until the compositor has read everything so far
 *   say TEXT           prints TEXT on standard output (to mark the log)
 *
 * '#' starts a comment.  The touch commands need swaytouch.c in the
 * compositor and its socket's path in SWAYTOUCH_SOCKET; see with-sway.
 *
 * "wlinject --hold" prints "ready" and stays until the compositor goes or it
 * is killed.  A headless seat has a pointer and a keyboard only while some
 * injector is connected; a program that sees them come up just before the
 * first event misses that event.  Run one holder, and nothing is lost.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>
#include "keys.h"
#include "virtual-pointer-client.h"

enum { BTN_LEFT = 0x110, BTN_RIGHT = 0x111, BTN_MIDDLE = 0x112 };
enum { VERTICAL = WL_POINTER_AXIS_VERTICAL_SCROLL,
       HORIZONTAL = WL_POINTER_AXIS_HORIZONTAL_SCROLL };

/* What one wheel notch is worth on the wire: 15, as from libinput. */
#define NOTCH 15.0

static struct wl_display *display;
static struct wl_seat *seat;
static struct wl_output *output;
static struct zwlr_virtual_pointer_manager_v1 *manager;
static struct zwlr_virtual_pointer_v1 *pointer;
static struct zwp_virtual_keyboard_manager_v1 *keyboards;
static int touch_socket = -1;
static int width, height;
static int scrolled[2];     /* axes moved by a finger since the last stop */

static uint32_t
now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (uint32_t) (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

static void
die (const char *what)
{
  fprintf (stderr, "wlinject: %s\n", what);
  exit (1);
}

static void
output_geometry (void *, struct wl_output *, int32_t, int32_t, int32_t, int32_t, int32_t,
                 const char *, const char *, int32_t)
{
}

static void
output_mode (void *, struct wl_output *, uint32_t flags, int32_t w, int32_t h, int32_t)
{
  if (flags & WL_OUTPUT_MODE_CURRENT)
    {
      width = w;
      height = h;
    }
}

static const struct wl_output_listener output_listener = {
  .geometry = output_geometry,
  .mode = output_mode,
};

static void
global_add (void *, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t)
{
  if (strcmp (interface, wl_seat_interface.name) == 0 && !seat)
    seat = wl_registry_bind (registry, name, &wl_seat_interface, 1);
  else if (strcmp (interface, wl_output_interface.name) == 0 && !output)
    {
      output = wl_registry_bind (registry, name, &wl_output_interface, 1);
      wl_output_add_listener (output, &output_listener, NULL);
    }
  else if (strcmp (interface, zwlr_virtual_pointer_manager_v1_interface.name) == 0)
    manager = wl_registry_bind (registry, name,
                                &zwlr_virtual_pointer_manager_v1_interface, 1);
  else if (strcmp (interface, zwp_virtual_keyboard_manager_v1_interface.name) == 0)
    keyboards = wl_registry_bind (registry, name,
                                  &zwp_virtual_keyboard_manager_v1_interface, 1);
}

static void
global_remove (void *, struct wl_registry *, uint32_t)
{
}

static const struct wl_registry_listener registry_listener = {
  .global = global_add,
  .global_remove = global_remove,
};

static void
flush (void)
{
  if (wl_display_flush (display) < 0 && errno != EAGAIN)
    die ("the compositor went away");
}

static void
frame (void)
{
  zwlr_virtual_pointer_v1_frame (pointer);
  flush ();
}

/* wlroots 0.15 keeps the source with the axis that was named last, and sway
 * aborts when one frame carries two sources: so each axis names its own. */
static void
finger (int axis, double value)
{
  if (value == 0)
    return;
  zwlr_virtual_pointer_v1_axis (pointer, now (), axis, wl_fixed_from_double (value));
  zwlr_virtual_pointer_v1_axis_source (pointer, WL_POINTER_AXIS_SOURCE_FINGER);
  scrolled[axis] = 1;
}

static void
finger_stop (int axis)
{
  zwlr_virtual_pointer_v1_axis_stop (pointer, now (), axis);
  zwlr_virtual_pointer_v1_axis_source (pointer, WL_POINTER_AXIS_SOURCE_FINGER);
  scrolled[axis] = 0;
}

static void
wheel (int axis, int notches)
{
  zwlr_virtual_pointer_v1_axis_discrete (pointer, now (), axis,
                                         wl_fixed_from_double (notches * NOTCH),
                                         notches);
  zwlr_virtual_pointer_v1_axis_source (pointer, WL_POINTER_AXIS_SOURCE_WHEEL);
}

static void
smooth_wheel (double value)
{
  zwlr_virtual_pointer_v1_axis (pointer, now (), VERTICAL, wl_fixed_from_double (value));
  zwlr_virtual_pointer_v1_axis_source (pointer, WL_POINTER_AXIS_SOURCE_WHEEL);
}

static void
pause_ms (long ms)
{
  struct timespec t = { ms / 1000, ms % 1000 * 1000000 };
  while (nanosleep (&t, &t) < 0 && errno == EINTR)
    ;
}

static int
button_code (const char *name)
{
  if (!name || strcmp (name, "left") == 0)
    return BTN_LEFT;
  if (strcmp (name, "right") == 0)
    return BTN_RIGHT;
  if (strcmp (name, "middle") == 0)
    return BTN_MIDDLE;
  die ("no such button");
  return 0;
}

/* Hands one line to swaytouch in the compositor and waits for its answer. */
static void
touch (const char *what, int id, double x, double y)
{
  char line[128], answer[64] = "";
  const char *path = getenv ("SWAYTOUCH_SOCKET");

  if (touch_socket < 0)
    {
      struct sockaddr_un address = { .sun_family = AF_UNIX };
      if (!path || strlen (path) >= sizeof address.sun_path)
        die ("touch needs SWAYTOUCH_SOCKET; was sway started with SWAY_TOUCH=1?");
      strcpy (address.sun_path, path);
      touch_socket = socket (AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
      if (touch_socket < 0 || connect (touch_socket, (void *) &address, sizeof address) < 0)
        die ("cannot reach swaytouch");
    }
  int n = snprintf (line, sizeof line, "%s %d %f %f", what, id, x / width, y / height);
  if (send (touch_socket, line, n, MSG_NOSIGNAL) != n
      || recv (touch_socket, answer, sizeof answer - 1, 0) <= 0
      || strcmp (answer, "ok") != 0)
    die ("swaytouch refused a command");
}

static void
run (char *line)
{
  char *hash = strchr (line, '#');
  char *word, *a, *b, *c, *rest = NULL;

  if (hash)
    *hash = 0;
  word = strtok_r (line, " \t\r\n", &rest);
  if (!word)
    return;
  if (strcmp (word, "say") == 0)
    {
      printf ("%s", rest && *rest ? rest : "\n");
      fflush (stdout);
      return;
    }
  a = strtok_r (NULL, " \t\r\n", &rest);
  b = strtok_r (NULL, " \t\r\n", &rest);
  c = strtok_r (NULL, " \t\r\n", &rest);

  if (strcmp (word, "move") == 0 && b)
    {
      zwlr_virtual_pointer_v1_motion_absolute (pointer, now (), atoi (a), atoi (b),
                                               width, height);
      frame ();
    }
  else if (strcmp (word, "press") == 0 || strcmp (word, "release") == 0)
    {
      zwlr_virtual_pointer_v1_button (pointer, now (), button_code (a),
                                      word[0] == 'p' ? WL_POINTER_BUTTON_STATE_PRESSED
                                                     : WL_POINTER_BUTTON_STATE_RELEASED);
      frame ();
    }
  else if (strcmp (word, "finger") == 0 && a)
    {
      finger (VERTICAL, atof (a));
      finger (HORIZONTAL, b ? atof (b) : 0);
      frame ();
    }
  else if (strcmp (word, "fingerstop") == 0)
    {
      /* The axes that moved; both when another injector moved them. */
      int both = !scrolled[HORIZONTAL] && !scrolled[VERTICAL];
      if (scrolled[HORIZONTAL] || both)
        finger_stop (HORIZONTAL);
      if (scrolled[VERTICAL] || both)
        finger_stop (VERTICAL);
      frame ();
    }
  else if (strcmp (word, "wheel") == 0 && a)
    {
      wheel (VERTICAL, atoi (a));
      frame ();
    }
  else if (strcmp (word, "hwheel") == 0 && a)
    {
      wheel (HORIZONTAL, atoi (a));
      frame ();
    }
  else if (strcmp (word, "smoothwheel") == 0 && a)
    {
      smooth_wheel (atof (a));
      frame ();
    }
  else if (strcmp (word, "key") == 0 && a)
    {
      keys_type (a);
      flush ();
    }
  else if (strcmp (word, "touch") == 0 && c)
    touch ("down", atoi (a), atof (b), atof (c));
  else if (strcmp (word, "touchmove") == 0 && c)
    touch ("motion", atoi (a), atof (b), atof (c));
  else if (strcmp (word, "touchup") == 0 && a)
    touch ("up", atoi (a), 0, 0);
  else if (strcmp (word, "sleep") == 0 && a)
    pause_ms (atol (a));
  else if (strcmp (word, "sync") == 0)
    {
      if (wl_display_roundtrip (display) < 0)
        die ("the compositor went away");
    }
  else
    {
      fprintf (stderr, "wlinject: bad command: %s\n", word);
      exit (2);
    }
}

int
main (int argc, char **argv)
{
  char line[512];

  display = wl_display_connect (NULL);
  if (!display)
    die ("no Wayland display");
  struct wl_registry *registry = wl_display_get_registry (display);
  wl_registry_add_listener (registry, &registry_listener, NULL);
  wl_display_roundtrip (display);     /* the globals */
  wl_display_roundtrip (display);     /* the output's mode */
  if (!manager)
    die ("the compositor has no zwlr_virtual_pointer_manager_v1");
  if (width <= 0 || height <= 0)
    die ("the output's size is not known");
  pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer (manager, seat);
  if (keyboards)
    keys_create (keyboards, seat);
  if (wl_display_roundtrip (display) < 0)
    die ("the compositor refused a request");

  if (argc > 1 && strcmp (argv[1], "--hold") == 0)
    {
      puts ("ready");
      fflush (stdout);
      while (wl_display_dispatch (display) >= 0)
        ;
      return 0;
    }

  while (fgets (line, sizeof line, stdin))
    run (line);

  zwlr_virtual_pointer_v1_destroy (pointer);
  keys_destroy ();
  if (wl_display_roundtrip (display) < 0)
    die ("the compositor refused a request");
  wl_display_disconnect (display);
  return 0;
}
