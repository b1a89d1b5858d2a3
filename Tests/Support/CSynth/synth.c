#include "synth.h"
