#pragma once

#include "refresh-gtk3.h"

/* GdkPixbufAnimation measures time in GTimeVal, which is deprecated without a replacement in gdk-pixbuf (2.42): Swift
 * cannot name the type without a warning. Here time is a number of milliseconds since the animation's beginning. */

/* The animation at its first picture. The caller owns the result. */
GdkPixbufAnimationIter *refresh_animation_begin (GdkPixbufAnimation *animation);

/* Moves on to the picture that is shown at `milliseconds`, which must not go back. */
void refresh_animation_advance (GdkPixbufAnimationIter *iter, gint64 milliseconds);
