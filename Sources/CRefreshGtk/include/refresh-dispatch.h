#pragma once
#include "refresh-gtk3.h"

G_BEGIN_DECLS

/* Attaches a source to GLib's default main context that runs what waits on libdispatch's main queue, which is where
 * Swift puts the tasks of the main actor. Returns the source's id; 0 where there is nothing to attach. For the thread
 * that runs the loop. It should be the main thread of a program that does not call dispatch_main(): in another one that
 * queue is served by libdispatch, and the source does nothing. */
guint refresh_dispatch_attach (void);

G_END_DECLS
