#include "refresh-lock.h"

#include <errno.h>
#include <fcntl.h>
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
