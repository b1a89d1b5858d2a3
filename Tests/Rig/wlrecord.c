/* wlrecord X Y WIDTH HEIGHT: writes that part of the screen to standard
 * output, as it is now and then at every change of it, as binary PPM pictures
 * one after the other (what netpbm calls a multi-image file), until its
 * standard input ends.
 *
 * A screenshot program run in a loop misses frames; wlroots' copy with damage
 * answers at the next frame that differs, so that a picture which stood for
 * one refresh of the output (1/60 s) is seen too.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>
#include "screencopy-client.h"

static struct wl_display *display;
static struct wl_shm *shm;
static struct wl_output *output;
static struct zwlr_screencopy_manager_v1 *manager;

static struct wl_buffer *buffer;
static uint8_t *pixels;
static uint32_t format, width, height, stride;
static int upside_down;
static int copied;          /* pictures so far: the first waits for no damage */
static int done;            /* this frame's copy is there */

static void
die (const char *what)
{
  fprintf (stderr, "wlrecord: %s\n", what);
  exit (1);
}

static void
write_picture (void)
{
  uint8_t *row = malloc (width * 3);
  int blue_first = format == WL_SHM_FORMAT_ARGB8888 || format == WL_SHM_FORMAT_XRGB8888;
  int red_first = format == WL_SHM_FORMAT_ABGR8888 || format == WL_SHM_FORMAT_XBGR8888;

  if (!row || !(blue_first || red_first))
    die ("the compositor's pixel format is not known here");
  printf ("P6\n%u %u\n255\n", width, height);
  for (uint32_t y = 0; y < height; y++)
    {
      const uint8_t *in = pixels + (size_t) stride * (upside_down ? height - 1 - y : y);
      for (uint32_t x = 0; x < width; x++)
        {
          row[3 * x] = in[4 * x + (blue_first ? 2 : 0)];
          row[3 * x + 1] = in[4 * x + 1];
          row[3 * x + 2] = in[4 * x + (blue_first ? 0 : 2)];
        }
      fwrite (row, 3, width, stdout);
    }
  free (row);
  if (fflush (stdout) != 0)
    exit (0);     /* the reader left */
}

static void
make_buffer (void)
{
  size_t size = (size_t) stride * height;
  int fd = memfd_create ("frame", MFD_CLOEXEC);

  if (fd < 0 || ftruncate (fd, size) < 0)
    die ("no memory for a frame");
  pixels = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (pixels == MAP_FAILED)
    die ("no memory for a frame");
  struct wl_shm_pool *pool = wl_shm_create_pool (shm, fd, size);
  buffer = wl_shm_pool_create_buffer (pool, 0, width, height, stride, format);
  wl_shm_pool_destroy (pool);
  close (fd);
}

static void
frame_buffer (void *, struct zwlr_screencopy_frame_v1 *frame, uint32_t f, uint32_t w, uint32_t h, uint32_t s)
{
  if (!buffer)
    {
      format = f;
      width = w;
      height = h;
      stride = s;
      make_buffer ();
    }
  if (copied == 0)
    zwlr_screencopy_frame_v1_copy (frame, buffer);
  else
    zwlr_screencopy_frame_v1_copy_with_damage (frame, buffer);
}

static void
frame_flags (void *, struct zwlr_screencopy_frame_v1 *, uint32_t flags)
{
  upside_down = flags & 1;
}

static void
frame_ready (void *, struct zwlr_screencopy_frame_v1 *, uint32_t, uint32_t, uint32_t)
{
  write_picture ();
  copied++;
  done = 1;
}

static void
frame_failed (void *, struct zwlr_screencopy_frame_v1 *)
{
  die ("the compositor could not copy a frame");
}

static void
frame_damage (void *, struct zwlr_screencopy_frame_v1 *, uint32_t, uint32_t, uint32_t, uint32_t)
{
}

static const struct zwlr_screencopy_frame_v1_listener frame_listener = {
  .buffer = frame_buffer,
  .flags = frame_flags,
  .ready = frame_ready,
  .failed = frame_failed,
  .damage = frame_damage,
};

static void
global_add (void *, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
  if (strcmp (interface, wl_shm_interface.name) == 0)
    shm = wl_registry_bind (registry, name, &wl_shm_interface, 1);
  else if (strcmp (interface, wl_output_interface.name) == 0 && !output)
    output = wl_registry_bind (registry, name, &wl_output_interface, 1);
  else if (strcmp (interface, zwlr_screencopy_manager_v1_interface.name) == 0 && version >= 2)
    manager = wl_registry_bind (registry, name, &zwlr_screencopy_manager_v1_interface, 2);
}

static void
global_remove (void *, struct wl_registry *, uint32_t)
{
}

static const struct wl_registry_listener registry_listener = {
  .global = global_add,
  .global_remove = global_remove,
};

/* Waits for the compositor or for the end of standard input, which ends the program. */
static void
dispatch (void)
{
  struct pollfd ready[] = { { wl_display_get_fd (display), POLLIN, 0 }, { STDIN_FILENO, POLLIN, 0 } };
  char ignored[64];

  while (wl_display_prepare_read (display) != 0)
    wl_display_dispatch_pending (display);
  wl_display_flush (display);
  if (poll (ready, 2, -1) < 0 && errno != EINTR)
    die ("cannot wait");
  if (ready[1].revents && read (STDIN_FILENO, ignored, sizeof ignored) <= 0)
    exit (0);
  if (ready[0].revents)
    {
      if (wl_display_read_events (display) < 0)
        die ("the compositor went away");
    }
  else
    wl_display_cancel_read (display);
  if (wl_display_dispatch_pending (display) < 0)
    die ("the compositor went away");
}

int
main (int argc, char **argv)
{
  if (argc != 5)
    die ("usage: wlrecord X Y WIDTH HEIGHT");
  display = wl_display_connect (NULL);
  if (!display)
    die ("no Wayland display");
  wl_registry_add_listener (wl_display_get_registry (display), &registry_listener, NULL);
  wl_display_roundtrip (display);
  if (!shm || !output || !manager)
    die ("the compositor has no zwlr_screencopy_manager_v1");
  for (;;)
    {
      struct zwlr_screencopy_frame_v1 *frame = zwlr_screencopy_manager_v1_capture_output_region (
        manager, 0, output, atoi (argv[1]), atoi (argv[2]), atoi (argv[3]), atoi (argv[4]));
      zwlr_screencopy_frame_v1_add_listener (frame, &frame_listener, NULL);
      for (done = 0; !done; )
        dispatch ();
      zwlr_screencopy_frame_v1_destroy (frame);
    }
}
