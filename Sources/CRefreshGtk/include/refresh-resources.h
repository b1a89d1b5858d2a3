#pragma once

/* The files of the data folder that the library carries in itself, so that nothing is looked up at run time. */

/* data/style/refresh-gtk.css, terminated by a zero. Valid for the whole run; the caller must not free it. */
const char *refresh_resources_style_sheet (void);
