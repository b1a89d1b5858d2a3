#include "refresh-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

int
refresh_lock_open (const char *path)
{
  return open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

gboolean
refresh_lock_try (int descriptor)
{
  int result;

  do
    result = flock (descriptor, LOCK_EX | LOCK_NB);
  while (result < 0 && errno == EINTR);
  return result == 0 || errno != EWOULDBLOCK;
}

void
refresh_lock_close (int descriptor)
{
  close (descriptor);
}

gboolean
refresh_file_replace (const char *path, const char *contents, gsize length, GError **error)
{
  /* In the same folder, or rename() could not replace one by the other; named after the process, which may go without
   * a lock. */
  g_autofree char *temporary = g_strdup_printf ("%s.%d", path, (int) getpid ());
  int saved_errno;

  if (g_file_set_contents_full (temporary, contents, length, G_FILE_SET_CONTENTS_NONE, 0600, error))
    {
      if (g_rename (temporary, path) == 0)
        return TRUE;
      saved_errno = errno;
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (saved_errno), "cannot replace %s: %s", path,
                   g_strerror (saved_errno));
    }
  g_unlink (temporary);
  return FALSE;
}
