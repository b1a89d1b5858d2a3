#pragma once

/* Moves all windows to a screen of another resolution: as many of its pixels make a logical one along each axis. */
void synth_set_scale (int scale);
