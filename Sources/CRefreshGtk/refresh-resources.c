#include "refresh-resources.h"

static const char style_sheet[] = {
#embed "../../data/style/refresh-gtk.css" suffix(, '\0')
};

const char *
refresh_resources_style_sheet (void)
{
  return style_sheet;
}
