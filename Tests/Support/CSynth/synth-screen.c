#include <gdk/gdkx.h>

#include "synth-screen.h"

void
synth_set_scale (int scale)
{
  gdk_x11_display_set_window_scale (gdk_display_get_default (), scale);
}
