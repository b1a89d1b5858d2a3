/* fuzz FIRST LAST: uses three lists at random, also from within their signals. A seed gives the same steps again. It
 * fails where GTK, GLib or the library complains, where a refresh cannot be ended, where a list is not at rest, and
 * where one is left. */
#include "fuzz.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Handlers do nothing within others that are as deep. */
enum { STEPS = 80, TOLD = 30, SECONDS = 60, DEEPEST = 3, NEVER = DEEPEST };

List lists[LISTS];

static int seed;
static int failures;
static GRand *chances[2]; /* of the steps, and of handlers */
static int depth;
static GPtrArray *notes;

int
pick (int count)
{
  return g_rand_int_range (chances[depth > 0 && depth < NEVER], 0, count);
}

gboolean
happens (int percent)
{
  return pick (100) < percent;
}

double
pick_number (void)
{
  static const double numbers[] = { 0, -0.0, 1, -1, 0.5, 54, 32767, 1e5, G_MAXINT, G_MININT, 4e9, 1e17, 1e300, -1e300 };

  return happens (50) ? pick (2200) - 200 : numbers[pick (G_N_ELEMENTS (numbers))];
}

const char *
pick_text (void)
{
  static const char *const texts[] = { "", "a title", "\xff\xfe\x80", "\n\n\n", "<b>&", "%s%n", "\xed\xa0\x80", "=[x]" };

  return texts[pick (G_N_ELEMENTS (texts))];
}

void
note (const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (notes, g_strdup_printf ("%*s%s", 2 * depth, "", text));
  g_free (text);
}

static void
tell (const char *what)
{
  g_print ("seed %d: %s\n", seed, what);
  for (guint i = notes->len > TOLD ? notes->len - TOLD : 0; i < notes->len; i++)
    g_print ("    %s\n", (char *) notes->pdata[i]);
}

void
fail (const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  failures++;
  tell (text);
  g_free (text);
}

static GLogWriterOutput
watch (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data G_GNUC_UNUSED)
{
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING))
    {
      char *text = g_log_writer_format_fields (level, fields, n_fields, FALSE);
      fail ("%s", text);
      g_free (text);
    }
  return G_LOG_WRITER_HANDLED;
}

static void
end (int number)
{
  tell (strsignal (number));
  signal (number, SIG_DFL);
  raise (number);
}

static void
disturbed (GClosure *closure, GValue *result, guint n_values G_GNUC_UNUSED, const GValue *values G_GNUC_UNUSED,
           gpointer hint G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  if (result && G_VALUE_HOLDS_BOOLEAN (result))
    g_value_set_boolean (result, FALSE);
  if (depth >= DEEPEST)
    return;
  depth++;
  if (happens (5))
    {
      note ("in a handler:");
      if (closure->data)
        act ();
      else
        act_on_list (&lists[pick (LISTS)]);
    }
  depth--;
}

void
disturb (gpointer object, const char *signal, gboolean may_do_anything)
{
  GClosure *closure = g_closure_new_simple (sizeof (GClosure), may_do_anything ? object : NULL);
  g_closure_set_marshal (closure, disturbed);
  g_signal_connect_closure (object, signal, closure, FALSE);
}

static gboolean
wake (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_CONTINUE;
}

void
run_for (guint milliseconds)
{
  gboolean is_over = FALSE;
  guint timeout = g_timeout_add (milliseconds, wake, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
}

static void
run_seed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    chances[i] = g_rand_new_with_seed (2 * seed + i);
  g_ptr_array_set_size (notes, 0);
  depth = NEVER;
  for (int i = 0; i < LISTS; i++)
    make_list (&lists[i]);
  depth = 0;
  for (int step = 0; step < STEPS; step++)
    if (happens (12))
      run_for (pick (15));
    else
      act ();
  depth = NEVER;
  check_lists ();
  for (int i = 0; i < LISTS; i++)
    drop_list (&lists[i]);
  check_dropped ();
  depth = 0;
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    g_rand_free (chances[i]);
}

int
main (int argc, char **argv)
{
  static const int signals[] = { SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGALRM };

  setvbuf (stdout, NULL, _IOLBF, 0);
  gtk_init (&argc, &argv);
  if (argc != 3)
    {
      g_printerr ("usage: fuzz FIRST LAST\n");
      return 2;
    }
  notes = g_ptr_array_new_with_free_func (g_free);
  g_log_set_writer_func (watch, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], end);
  for (seed = atoi (argv[1]); seed <= atoi (argv[2]); seed++)
    {
      alarm (SECONDS);
      run_seed ();
    }
  g_print ("%d failures\n", failures);
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
