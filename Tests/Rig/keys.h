/* The injector's keyboard; see keys.c. */
#pragma once
#include "virtual-keyboard-client.h"

void keys_create (struct zwp_virtual_keyboard_manager_v1 *manager, struct wl_seat *seat);
void keys_destroy (void);

/* Presses and releases the key that gives NAME, a keysym's name with any of
 * shift+, ctrl+, alt+ and super+ before it.  Ends the program when none does. */
void keys_type (const char *name);
