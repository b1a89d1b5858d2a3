#include "demo-pictures.h"

static const unsigned char sunrise_01[] = {
#embed "../../data/pictures/sunrise-01.png"
};
static const unsigned char sunrise_02[] = {
#embed "../../data/pictures/sunrise-02.png"
};
static const unsigned char sunrise_03[] = {
#embed "../../data/pictures/sunrise-03.png"
};
static const unsigned char sunrise_04[] = {
#embed "../../data/pictures/sunrise-04.png"
};
static const unsigned char sunrise_05[] = {
#embed "../../data/pictures/sunrise-05.png"
};
static const unsigned char sunrise_06[] = {
#embed "../../data/pictures/sunrise-06.png"
};
static const unsigned char sunrise_07[] = {
#embed "../../data/pictures/sunrise-07.png"
};
static const unsigned char sunrise_08[] = {
#embed "../../data/pictures/sunrise-08.png"
};
static const unsigned char sunrise_09[] = {
#embed "../../data/pictures/sunrise-09.png"
};
static const unsigned char sunrise_10[] = {
#embed "../../data/pictures/sunrise-10.png"
};
static const unsigned char sunrise_11[] = {
#embed "../../data/pictures/sunrise-11.png"
};
static const unsigned char sunrise_12[] = {
#embed "../../data/pictures/sunrise-12.png"
};
static const unsigned char sunshine[] = {
#embed "../../data/pictures/sunshine.gif"
};

#define PICTURE(array) { array, sizeof array }

DemoPicture
demo_sunrise (size_t index)
{
  static const DemoPicture pictures[DEMO_SUNRISE_COUNT] = {
    PICTURE (sunrise_01), PICTURE (sunrise_02), PICTURE (sunrise_03), PICTURE (sunrise_04),
    PICTURE (sunrise_05), PICTURE (sunrise_06), PICTURE (sunrise_07), PICTURE (sunrise_08),
    PICTURE (sunrise_09), PICTURE (sunrise_10), PICTURE (sunrise_11), PICTURE (sunrise_12),
  };

  return pictures[index];
}

DemoPicture
demo_sunshine (void)
{
  return (DemoPicture) PICTURE (sunshine);
}
