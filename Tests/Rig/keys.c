/* The injector's keyboard: a virtual one with the US layout, and the way from a
 * keysym's name to the key that gives it. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>
#include "keys.h"

static struct zwp_virtual_keyboard_v1 *keyboard;
static struct xkb_keymap *keymap;

static uint32_t
now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (uint32_t) (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

static void
keys_die (const char *what)
{
  fprintf (stderr, "wlinject: %s\n", what);
  exit (1);
}

void
keys_create (struct zwp_virtual_keyboard_manager_v1 *manager, struct wl_seat *seat)
{
  struct xkb_rule_names names = { .rules = "evdev", .model = "pc105", .layout = "us" };
  struct xkb_context *context = xkb_context_new (XKB_CONTEXT_NO_FLAGS);
  keymap = context ? xkb_keymap_new_from_names (context, &names, 0) : NULL;
  char *text = keymap ? xkb_keymap_get_as_string (keymap, XKB_KEYMAP_FORMAT_TEXT_V1) : NULL;
  if (!text)
    keys_die ("no keymap; is xkb-data there?");
  size_t size = strlen (text) + 1;
  int fd = memfd_create ("keymap", MFD_CLOEXEC);
  if (fd < 0 || write (fd, text, size) != (ssize_t) size)
    keys_die ("cannot write the keymap");
  keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard (manager, seat);
  zwp_virtual_keyboard_v1_keymap (keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, fd, size);
  close (fd);
  free (text);
}

static uint32_t
modifier (const char *name)
{
  xkb_mod_index_t i = xkb_keymap_mod_get_index (keymap, name);
  return i == XKB_MOD_INVALID ? 0 : 1u << i;
}

/* Finds the key whose first or shifted level gives SYM. */
static int
key_find (xkb_keysym_t sym, xkb_keycode_t *code, int *shifted)
{
  for (int level = 0; level < 2; level++)
    for (xkb_keycode_t k = xkb_keymap_min_keycode (keymap);
         k <= xkb_keymap_max_keycode (keymap); k++)
      {
        const xkb_keysym_t *syms;
        int n = xkb_keymap_key_get_syms_by_level (keymap, k, 0, level, &syms);
        for (int i = 0; i < n; i++)
          if (syms[i] == sym)
            {
              *code = k;
              *shifted = level;
              return 1;
            }
      }
  return 0;
}

void
keys_type (const char *name)
{
  static const struct { const char *prefix, *mod; } mods[] = {
    { "shift+", XKB_MOD_NAME_SHIFT }, { "ctrl+", XKB_MOD_NAME_CTRL },
    { "alt+", XKB_MOD_NAME_ALT }, { "super+", XKB_MOD_NAME_LOGO },
  };
  uint32_t held = 0;
  xkb_keycode_t code;
  int shifted;

  if (!keyboard)
    keys_die ("the compositor has no zwp_virtual_keyboard_manager_v1");
  for (size_t i = 0; i < sizeof mods / sizeof *mods; i++)
    {
      size_t n = strlen (mods[i].prefix);
      if (strncasecmp (name, mods[i].prefix, n) == 0)
        {
          held |= modifier (mods[i].mod);
          name += n;
          i = -1;       /* start over: the prefixes come in any order */
        }
    }
  if (!key_find (xkb_keysym_from_name (name, XKB_KEYSYM_NO_FLAGS), &code, &shifted))
    {
      fprintf (stderr, "wlinject: no key gives %s\n", name);
      exit (2);
    }
  if (shifted)
    held |= modifier (XKB_MOD_NAME_SHIFT);
  zwp_virtual_keyboard_v1_modifiers (keyboard, held, 0, 0, 0);
  zwp_virtual_keyboard_v1_key (keyboard, now (), code - 8, WL_KEYBOARD_KEY_STATE_PRESSED);
  zwp_virtual_keyboard_v1_key (keyboard, now (), code - 8, WL_KEYBOARD_KEY_STATE_RELEASED);
  zwp_virtual_keyboard_v1_modifiers (keyboard, 0, 0, 0, 0);
}

void
keys_destroy (void)
{
  if (keyboard)
    zwp_virtual_keyboard_v1_destroy (keyboard);
}
