#pragma once

/* Not declared once more for Swift, which would then find GTK's constants in the one module or the other by chance. */
#if __has_feature (modules)
#pragma clang module import RefreshCGtk3
#else
#include <gtk/gtk.h>
#endif

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/* Input made within the process and given to gtk_main_do_event(), where real input arrives. GDK's part, finding the
 * window below a point and keeping a grab on it, is done here in the same way. Made for the X11 backend, where events
 * need not come from the server.
 *
 * Coordinates are pixels from the origin of `toplevel`, which must be realized. */

/* The time of events in milliseconds. 0, the default, is that of the monotonic clock. */
void synth_set_time (guint32 milliseconds);
guint32 synth_get_time (void);

/* A finger or a mouse button that is down. Its events go to the window where it went down. */
typedef struct SynthContact SynthContact;

/* Puts a finger down. The first finger on a screen emulates the pointer: on a window that wants no touch events but
 * button events it gives these. Any other finger is lost on such a window. */
SynthContact *synth_touch_begin (GtkWidget *toplevel, double x, double y, gboolean emulates_pointer);
SynthContact *synth_button_press (GtkWidget *toplevel, double x, double y, guint button, guint state);
void synth_contact_move (SynthContact *contact, double x, double y);
/* These end the contact and free it. Only a finger can be cancelled. */
void synth_contact_end (SynthContact *contact, double x, double y);
void synth_contact_cancel (SynthContact *contact);

/* A scroll event of a device of the given kind. The deltas count for GDK_SCROLL_SMOOTH only. */
void synth_scroll (GtkWidget *toplevel, double x, double y, GdkInputSource source, GdkScrollDirection direction,
                   double delta_x, double delta_y, gboolean is_stop, guint state);

/* The same event, not sent; NULL where nobody wants it. For gtk_main_do_event(), and then for gdk_event_free(). */
GdkEvent *_Nullable synth_scroll_event (GtkWidget *toplevel, double x, double y, GdkInputSource source,
                                        GdkScrollDirection direction, double delta_x, double delta_y, gboolean is_stop,
                                        guint state);

/* A key of the present keymap. It goes where the top level's focus is. */
void synth_key (GtkWidget *toplevel, guint keyval, guint state, gboolean press);

#pragma clang assume_nonnull end
G_END_DECLS
