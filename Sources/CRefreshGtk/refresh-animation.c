#include "refresh-animation.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GdkPixbufAnimationIter *
refresh_animation_begin (GdkPixbufAnimation *animation)
{
  const GTimeVal start = { 0, 0 };

  return gdk_pixbuf_animation_get_iter (animation, &start);
}

void
refresh_animation_advance (GdkPixbufAnimationIter *iter, gint64 milliseconds)
{
  const GTimeVal time = { milliseconds / 1000, milliseconds % 1000 * 1000 };

  gdk_pixbuf_animation_iter_advance (iter, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS
