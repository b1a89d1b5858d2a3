#pragma once
#include <refresh-gtk.h>

/* What the parts of the program misuse share. */

/* Says what comes, so that a crash is seen to be its. */
void begin_case (const char *name);
/* Fails unless exactly one message came since the last case began, with `text` in it; NULL for none. */
void end_case (const char *text);

/* Fails unless there were messages, all of them about the thread. */
void end_refused_case (void);
void fail_case (const char *reason);

/* A window with a refreshing list of 20 rows in it and all three components, which open and close fast. */
GtkWidget *new_window (RefreshGtkRefreshable **refreshable);
/* Runs the main loop until `*condition` or for `milliseconds`, whichever comes first. */
void run_until (const gboolean *condition, guint milliseconds);

/* Every function that there is. */
void call_all (RefreshGtkRefreshable *self);

void misuse_arguments (void);
void misuse_after_destroy (void);
/* With GTK on another thread than the first. */
void misuse_elsewhere (void);
void misuse_in_handlers (void);
void misuse_from_threads (void);
