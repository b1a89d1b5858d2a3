#pragma once
#include "refresh-gtk3.h"

/* What GLib lacks for a small file that several processes write. */

/* An advisory lock on a file, by flock(): it ends with the process, so that none is left behind by a crash. */

/* Opens the file at `path`, which is made if it is missing, for locking. Returns a descriptor, or -1. */
int refresh_lock_open (const char *path);

/* Takes the lock if nobody has it. FALSE: somebody has. TRUE also where the file system knows no locks. */
gboolean refresh_lock_try (int descriptor);

/* Gives up the lock and closes the descriptor. */
void refresh_lock_close (int descriptor);

/* Replaces the file at `path` as a whole, for the user alone; others see the old or the new one. Unlike
 * g_file_set_contents() it does not wait until the disk has it, which takes longer than a frame: after a power failure the
 * file may be empty. On failure the old file stays and FALSE is returned. */
gboolean refresh_file_replace (const char *path, const char *contents, gsize length, GError **error);
