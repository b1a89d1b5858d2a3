/* swaytouch.so: gives a headless sway a touch screen.
 *
 * wlroots has no protocol for virtual touch, but its headless backend can
 * create a touch device; this library, preloaded into sway, asks for one and
 * raises that device's events as told over a socket.  What sway and the
 * program under test do with them is their own code, unchanged.
 *
 * SWAYTOUCH_SOCKET names the socket (SOCK_SEQPACKET) that it listens on.  A
 * packet is "down ID X Y", "motion ID X Y" or "up ID", with X and Y from 0 to
 * 1 over the output; the answer is "ok" or "bad".  (sway 1.7 has no ear for
 * the device's cancel event.)
 *
 * The structures below are those of wlroots 0.15 (libwlroots.so.10, Debian
 * 12), whose backend is the last with such devices; with any other version
 * the library says so and does nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-core.h>

struct touch
{
  const void *impl;
  struct wl_signal down, up, motion, cancel, frame;
};

struct device
{
  const void *impl;
  int type;
  unsigned vendor, product;
  char *name;
  double width_mm, height_mm;
  char *output_name;
  struct touch *touch;
};
enum { DEVICE_TOUCH = 2 };

struct point      /* the event of down and motion; the others end at id */
{
  struct device *device;
  uint32_t time;
  int32_t id;
  double x, y;
};

static struct device *device;
static int (*is_headless) (void *backend);
static struct device *(*add_device) (void *backend, int type);

static void
find_backend (void *backend, void *)
{
  if ((is_headless (backend) & 1) && !device)
    device = add_device (backend, DEVICE_TOUCH);
}

static int
obey (const char *line)
{
  char word[16];
  struct timespec t;
  struct point p = { .device = device };
  struct touch *touch = device->touch;
  int n = sscanf (line, "%15s %d %lf %lf", word, &p.id, &p.x, &p.y);

  clock_gettime (CLOCK_MONOTONIC, &t);
  p.time = (uint32_t) (t.tv_sec * 1000 + t.tv_nsec / 1000000);
  if (n == 4 && strcmp (word, "down") == 0)
    wl_signal_emit (&touch->down, &p);
  else if (n == 4 && strcmp (word, "motion") == 0)
    wl_signal_emit (&touch->motion, &p);
  else if (n >= 2 && strcmp (word, "up") == 0)
    wl_signal_emit (&touch->up, &p);
  else
    return 0;
  wl_signal_emit (&touch->frame, touch);
  return 1;
}

static int
readable (int fd, uint32_t, void *data)
{
  struct wl_event_source **self = data;
  char line[256];
  ssize_t n = recv (fd, line, sizeof line - 1, 0);

  if (n <= 0)
    {
      wl_event_source_remove (*self);
      free (self);
      close (fd);
      return 0;
    }
  line[n] = 0;
  const char *answer = obey (line) ? "ok" : "bad";
  send (fd, answer, strlen (answer), MSG_NOSIGNAL);
  return 0;
}

static int
incoming (int fd, uint32_t, void *data)
{
  struct wl_event_source **self = calloc (1, sizeof *self);
  int client = accept4 (fd, NULL, NULL, SOCK_CLOEXEC);

  if (client >= 0)
    *self = wl_event_loop_add_fd (data, client, WL_EVENT_READABLE, readable, self);
  return 0;
}

/* sway calls this once, at its start, to get its backend. */
void *
wlr_backend_autocreate (struct wl_display *display)
{
  void *(*real) (struct wl_display *) = dlsym (RTLD_NEXT, "wlr_backend_autocreate");
  void (*each) (void *, void (*) (void *, void *), void *)
    = dlsym (RTLD_NEXT, "wlr_multi_for_each_backend");
  const char *path = getenv ("SWAYTOUCH_SOCKET");
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  void *library = dlopen ("libwlroots.so.10", RTLD_LAZY | RTLD_NOLOAD);

  unsetenv ("LD_PRELOAD");
  if (!library)
    {
      /* The arguments are other ones in other versions: do not even call. */
      fprintf (stderr, "swaytouch: this is not wlroots 0.15\n");
      abort ();
    }
  void *backend = real (display);
  is_headless = dlsym (RTLD_NEXT, "wlr_backend_is_headless");
  add_device = dlsym (RTLD_NEXT, "wlr_headless_add_input_device");
  if (!backend || !each || !is_headless || !add_device)
    return backend;
  each (backend, find_backend, NULL);
  if (!device || !path || strlen (path) >= sizeof address.sun_path)
    {
      fprintf (stderr, "swaytouch: no headless backend or no SWAYTOUCH_SOCKET\n");
      return backend;
    }

  struct wl_event_loop *loop = wl_display_get_event_loop (display);
  int fd = socket (AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
  strcpy (address.sun_path, path);
  unlink (path);
  if (fd < 0 || bind (fd, (void *) &address, sizeof address) < 0 || listen (fd, 8) < 0)
    {
      perror ("swaytouch: socket");
      return backend;
    }
  wl_event_loop_add_fd (loop, fd, WL_EVENT_READABLE, incoming, loop);
  return backend;
}
