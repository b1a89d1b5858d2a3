#pragma once

/* As in synth.h. */
#if __has_feature (modules)
#pragma clang module import RefreshCGtk3
#else
#include <gtk/gtk.h>
#endif

/* Moves all windows to a screen of another resolution: as many of its pixels make a logical one along each axis. */
void synth_set_scale (int scale);

/* Takes a window off the screen, or puts it back, as a window manager does that minimises and restores it. */
void synth_set_minimized (GtkWidget *_Nonnull toplevel, gboolean is_minimized);

/* Has GDK wait for a compositor that asks for no frame of a window, as one does of a workspace that is not shown, or
 * ends that. */
void synth_set_frozen (GtkWidget *_Nonnull toplevel, gboolean is_frozen);
