#include "refresh-dispatch.h"
#include <fcntl.h>
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

/* libdispatch's entry for a foreign run loop: an event file descriptor that is readable when there is work, and the
 * function that does it. Made for CoreFoundation and stable for it, but in no public header. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *message);

static gboolean
run_main_queue (int descriptor, GIOCondition condition G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  uint64_t count;

  /* The function does not read the counter. Left unread, the source is always ready and drawing, which has a lower
   * priority, is starved. Without anything to read this fails and there is nothing to do. */
  if (read (descriptor, &count, sizeof count) == sizeof count)
    _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

guint
refresh_dispatch_attach (void)
{
  /* A duplicate, because dispatch_main() closes its own, even after this. A closed descriptor is always ready too, and its
   * number may come to be another file's, which must not be read. */
  int descriptor = fcntl (_dispatch_get_main_queue_handle_4CF (), F_DUPFD_CLOEXEC, 0);

  return descriptor < 0 ? 0 : g_unix_fd_add (descriptor, G_IO_IN, run_main_queue, NULL);
}
