#pragma once
#include <refresh-gtk.h>

/* What the parts of the program fuzz share. */

enum { LISTS = 3 };

/* A list in a window of its own, and what refreshes it: itself or a controller. */
typedef struct
{
  GtkWidget *window; /* NULL once it is destroyed */
  GtkWidget *scrolled;
  RefreshGtkRefreshable *self;
  gboolean is_destroyed;
} List;

extern List lists[LISTS];

/* Chance, which the seed decides. Handlers have their own, because how often they are called depends on time. */
int pick (int count);
gboolean happens (int percent);
double pick_number (void);
const char *pick_text (void);

/* Remembers what is done, to be told when it goes wrong. */
void note (const char *format, ...) G_GNUC_PRINTF (1, 2);
void fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

void run_for (guint milliseconds);

/* Does something to one of the lists. */
void act (void);
/* Does something that a handler of any signal of GTK's may do. */
void act_on_list (List *list);

/* Gives a list a value for one of its properties, or pictures. */
void set_property (List *list);
void set_pictures (List *list);

void make_list (List *list);
GtkWidget *make_child (void);
void drop_list (List *list);
/* Has `object` do something, now and then, when it emits the signal. */
void disturb (gpointer object, const char *signal, gboolean may_do_anything);
void disturb_adjustments (GtkScrolledWindow *scrolled);
/* Fails where something holds a list that was dropped. */
void check_dropped (void);
/* Ends all that goes on, and fails where that cannot be done. */
void check_lists (void);
