#pragma once

/* GTK for the headers beside this one.
 *
 * Swift reads them as a module. By a plain #include that module would declare all of GTK once more, and then it is
 * chance in which of the two modules Swift finds a constant such as GTK_TEXT_DIR_RTL: a file that imports only the
 * other one does not compile in some builds. */
#if __has_feature (modules)
#pragma clang module import RefreshCGtk3
#else
#include <gtk/gtk.h>
#endif
