#pragma once
#include "refresh-gtk3.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/* Reads "gtk-enable-animations": g_object_get() takes variable arguments, which Swift cannot pass. */
gboolean refresh_settings_animations_enabled (GtkSettings *settings);

#pragma clang assume_nonnull end
G_END_DECLS
