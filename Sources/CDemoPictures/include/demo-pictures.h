#pragma once

#include <stddef.h>

/* The files of data/pictures that the demo carries in itself, so that nothing is looked up at run time. Valid for the
 * whole run; the caller must not free them. */

typedef struct
{
  const unsigned char *bytes;
  size_t length;
} DemoPicture;

#define DEMO_SUNRISE_COUNT 12

/* A sun that rises: PNG. `index` is less than DEMO_SUNRISE_COUNT. */
DemoPicture demo_sunrise (size_t index);

/* The sun with turning rays: GIF. */
DemoPicture demo_sunshine (void);
