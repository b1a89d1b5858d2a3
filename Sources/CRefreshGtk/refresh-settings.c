#include "refresh-settings.h"

gboolean
refresh_settings_animations_enabled (GtkSettings *settings)
{
  gboolean enabled = TRUE;

  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  return enabled;
}
