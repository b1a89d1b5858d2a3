#pragma once

#include <stddef.h>

/* How many bytes the C library's heap has given out and not got back. */
size_t synth_heap_in_use (void);
