#include "refresh-viewport.h"
