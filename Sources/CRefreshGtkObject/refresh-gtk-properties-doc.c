#include "public/refresh-gtk.h"

/* The documentation of the properties, for g-ir-scanner. They are declared in refresh-gtk-properties.c. */

/**
 * RefreshGtkRefreshable:header-style:
 *
 * What the header looks like. With %REFRESH_GTK_STYLE_NONE, the default, there is none.
 *
 * Another style makes the header anew: a refresh that goes on is over, titles, pictures and all other properties stay.
 */

/**
 * RefreshGtkRefreshable:header-state:
 *
 * What the header is doing; %REFRESH_GTK_STATE_IDLE where there is none. It is told of before
 * #RefreshGtkRefreshable::component-state-changed.
 */

/**
 * RefreshGtkRefreshable:header-extent:
 *
 * The height of the header in logical pixels, which is also how far it has to be pulled. 0, the default, stands for the
 * look's own: 54, and 80 with a ring. It is longer where what is in it needs more, as with large text.
 */

/**
 * RefreshGtkRefreshable:header-hidden:
 *
 * Whether the header is out of the way; by default it is not. A hidden one cannot be pulled. A refresh that goes on
 * does so unseen.
 */

/**
 * RefreshGtkRefreshable:header-ignored-inset:
 *
 * How far the header is moved away from the content, in logical pixels; 0 by default. How far it has to be pulled does
 * not change.
 */

/**
 * RefreshGtkRefreshable:header-title-hidden:
 *
 * Whether the header's title stays away; by default it does not. For the styles with text.
 */

/**
 * RefreshGtkRefreshable:header-widget:
 *
 * A widget of the application's that is shown as the header; %NULL by default. Setting one sets
 * #RefreshGtkRefreshable:header-style to %REFRESH_GTK_STYLE_WIDGET; setting %NULL sets that to %REFRESH_GTK_STYLE_NONE,
 * unless it was another one meanwhile.
 *
 * The widget must have no parent, be no window and not have the list in it; otherwise there is a message and nothing
 * changes.
 */

/**
 * RefreshGtkRefreshable:footer-style:
 *
 * What the footer looks like. With %REFRESH_GTK_STYLE_NONE, the default, there is none.
 *
 * Another style makes the footer anew: a refresh that goes on is over, titles, pictures and all other properties stay.
 */

/**
 * RefreshGtkRefreshable:footer-state:
 *
 * What the footer is doing; %REFRESH_GTK_STATE_IDLE where there is none. It is told of before
 * #RefreshGtkRefreshable::component-state-changed.
 */

/**
 * RefreshGtkRefreshable:footer-extent:
 *
 * The height of the footer in logical pixels, which is also how far it has to be pulled. 0, the default, stands for the
 * look's own: 44, and 80 with a ring. It is longer where what is in it needs more, as with large text.
 */

/**
 * RefreshGtkRefreshable:footer-hidden:
 *
 * Whether the footer is out of the way; by default it is not. A hidden one cannot be pulled. A load that goes on is
 * over where the footer is automatic; otherwise it goes on unseen.
 */

/**
 * RefreshGtkRefreshable:footer-ignored-inset:
 *
 * How far the footer is moved away from the content, in logical pixels; 0 by default. How far it has to be pulled does
 * not change.
 */

/**
 * RefreshGtkRefreshable:footer-title-hidden:
 *
 * Whether the footer's title stays away; by default it does not. For the styles with text.
 */

/**
 * RefreshGtkRefreshable:footer-widget:
 *
 * A widget of the application's that is shown as the footer; %NULL by default. Setting one sets
 * #RefreshGtkRefreshable:footer-style to %REFRESH_GTK_STYLE_WIDGET; setting %NULL sets that to %REFRESH_GTK_STYLE_NONE,
 * unless it was another one meanwhile.
 *
 * The widget must have no parent, be no window and not have the list in it; otherwise there is a message and nothing
 * changes.
 */

/**
 * RefreshGtkRefreshable:trailer-style:
 *
 * What the trailer looks like. With %REFRESH_GTK_STYLE_NONE, the default, there is none.
 *
 * Another style makes the trailer anew: a refresh that goes on is over, titles, pictures and all other properties stay.
 */

/**
 * RefreshGtkRefreshable:trailer-state:
 *
 * What the trailer is doing; %REFRESH_GTK_STATE_IDLE where there is none. It is told of before
 * #RefreshGtkRefreshable::component-state-changed.
 */

/**
 * RefreshGtkRefreshable:trailer-extent:
 *
 * The width of the trailer in logical pixels, which is also how far it has to be pulled. 0, the default, stands for the
 * look's own: 60, and 80 with a ring. It is longer where what is in it needs more, as with large text.
 */

/**
 * RefreshGtkRefreshable:trailer-hidden:
 *
 * Whether the trailer is out of the way; by default it is not. A hidden one cannot be pulled. A refresh that goes on
 * does so unseen.
 */

/**
 * RefreshGtkRefreshable:trailer-ignored-inset:
 *
 * How far the trailer is moved away from the content, in logical pixels; 0 by default. How far it has to be pulled does
 * not change.
 */

/**
 * RefreshGtkRefreshable:trailer-title-hidden:
 *
 * Whether the trailer's title stays away; by default it does not. For the styles with text.
 */

/**
 * RefreshGtkRefreshable:trailer-widget:
 *
 * A widget of the application's that is shown as the trailer; %NULL by default. Setting one sets
 * #RefreshGtkRefreshable:trailer-style to %REFRESH_GTK_STYLE_WIDGET; setting %NULL sets that to
 * %REFRESH_GTK_STYLE_NONE, unless it was another one meanwhile.
 *
 * The widget must have no parent, be no window and not have the list in it; otherwise there is a message and nothing
 * changes.
 */

/**
 * RefreshGtkRefreshable:header-time-hidden:
 *
 * Whether the time of the last update stays away from the header; by default it does not.
 */

/**
 * RefreshGtkRefreshable:footer-mode:
 *
 * What makes the footer load; %REFRESH_GTK_FOOTER_MODE_AUTOMATIC by default. Another mode makes the footer anew, as
 * another style does.
 */

/**
 * RefreshGtkRefreshable:footer-refreshing-title-hidden:
 *
 * Whether the footer's title stays away while it loads, so that only the spinner is seen; by default it does not.
 */

/**
 * RefreshGtkRefreshable:refreshing:
 *
 * Whether the header refreshes, or waits for the list to be shown to do so.
 */

/**
 * RefreshGtkRefreshable:loading:
 *
 * Whether the footer loads, or waits for the list to be shown to do so.
 */

/**
 * RefreshGtkRefreshable:has-more:
 *
 * Whether there may be more for the footer to load; %TRUE by default. Setting it to %FALSE is
 * refresh_gtk_refreshable_end_with_no_more_data(), and to %TRUE refresh_gtk_refreshable_reset_no_more_data(). It is
 * kept while there is no footer.
 */

/**
 * RefreshGtkRefreshable:last-updated-key:
 *
 * The key under which the time of the header's last update is kept in the user's state folder, from one run of the
 * application to the next; "last-updated" by default, and with %NULL. Lists with the same key share one time.
 */

/**
 * RefreshGtkRefreshable:last-updated-time:
 *
 * When the header's last refresh ended without an error, in seconds since 1970; -1 where there is no record of one. It
 * is told of when this list's own refresh or another key changes it, not when another list does.
 */

/**
 * RefreshGtkRefreshable:automatic-loading:
 *
 * Whether an automatic footer loads as it comes into sight, as it does by default; otherwise it loads on a click, or
 * when the list is pulled up and let go at its very end.
 */

/**
 * RefreshGtkRefreshable:automatic-percent:
 *
 * The fraction of an automatic footer that must be in sight for it to load; 1, all of it, by default. At 0 it loads as
 * its first pixel would come into sight; negative values are footers' heights before that.
 */

/**
 * RefreshGtkRefreshable:auto-trigger-times:
 *
 * How often an automatic footer may load in one drag; 1 by default, -1 is without limit. Loads without a drag do not
 * count.
 */

/**
 * RefreshGtkRefreshable:automatic-alpha:
 *
 * Whether components are as opaque as the pull is far: invisible at rest, opaque when fully revealed. By default they
 * are always opaque.
 */

/**
 * RefreshGtkRefreshable:opening-duration:
 *
 * How long components take to open when a refresh begins, in seconds; 0.25 by default. 0 is at once, as it is in any
 * case where the desktop's animations are off or the list is not shown.
 */

/**
 * RefreshGtkRefreshable:closing-duration:
 *
 * How long components take to close when a refresh ended, in seconds; 0.4 by default. See
 * #RefreshGtkRefreshable:opening-duration.
 */

/**
 * RefreshGtkRefreshable:wheel-policy:
 *
 * Whether notches of a mouse wheel pull; %REFRESH_GTK_WHEEL_POLICY_DELIBERATE by default.
 */

/**
 * RefreshGtkRefreshable:mouse-pull:
 *
 * Whether a drag with the first mouse button pulls at an edge, as it does by default, except where it selects or moves
 * something already.
 */

/**
 * RefreshGtkRefreshable:inset-top:
 *
 * Room that the application keeps above the content in logical pixels; 0 by default. It is part of the scroll range,
 * and what components need while they are open is added to it. The content moves along when it rests at the edge.
 */

/**
 * RefreshGtkRefreshable:inset-bottom:
 *
 * Room that the application keeps below the content in logical pixels; 0 by default. It is part of the scroll range,
 * and what components need while they are open is added to it. The content moves along when it rests at the edge.
 */

/**
 * RefreshGtkRefreshable:inset-start:
 *
 * Room that the application keeps before the content, on the left unless the text runs from right to left, in logical
 * pixels; 0 by default. It is part of the scroll range, and what components need while they are open is added to it.
 * The content moves along when it rests at the edge.
 */

/**
 * RefreshGtkRefreshable:inset-end:
 *
 * Room that the application keeps after the content, on the right unless the text runs from right to left, in logical
 * pixels; 0 by default. It is part of the scroll range, and what components need while they are open is added to it.
 * The content moves along when it rests at the edge.
 */
