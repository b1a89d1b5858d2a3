#pragma once
#include <glib.h>

/* An advisory lock on a file, by flock(): it ends with the process, so that none is left behind by a crash. */

/* Opens the file at `path`, which is made if it is missing, for locking. Returns a descriptor, or -1. */
int refresh_lock_open (const char *path);

/* Takes the lock if nobody has it. FALSE: somebody has. TRUE also where the file system knows no locks. */
gboolean refresh_lock_try (int descriptor);

/* Gives up the lock and closes the descriptor. */
void refresh_lock_close (int descriptor);
