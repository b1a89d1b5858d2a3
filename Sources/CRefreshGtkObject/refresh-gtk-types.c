#include "public/refresh-gtk.h"

/**
 * RefreshGtkComponent:
 * @REFRESH_GTK_COMPONENT_HEADER: at the top, pulled down and let go to refresh.
 * @REFRESH_GTK_COMPONENT_FOOTER: at the bottom, to load more.
 * @REFRESH_GTK_COMPONENT_TRAILER: at the content's end sideways, pulled and let go.
 *
 * A component of a #RefreshGtkRefreshable.
 */

/**
 * RefreshGtkState:
 * @REFRESH_GTK_STATE_IDLE: at rest, or pulled less than its own extent.
 * @REFRESH_GTK_STATE_PULLING: pulled so far that letting go would refresh.
 * @REFRESH_GTK_STATE_WILL_REFRESH: begun while not mapped; starts when mapped.
 * @REFRESH_GTK_STATE_REFRESHING: the application is fetching.
 * @REFRESH_GTK_STATE_NO_MORE_DATA: the application said that there is nothing more to fetch.
 *
 * What a component is doing.
 */

/**
 * RefreshGtkStyle:
 * @REFRESH_GTK_STYLE_NONE: there is no such component.
 * @REFRESH_GTK_STYLE_TEXT: the title, and in a header the time of the last update.
 * @REFRESH_GTK_STYLE_ARROW: an arrow beside the text that turns when letting go would refresh; then a spinner.
 * @REFRESH_GTK_STYLE_SPINNER: a spinner beside the text while the application fetches.
 * @REFRESH_GTK_STYLE_RING: a ring beside the text that closes as the pull goes on; then a spinner.
 * @REFRESH_GTK_STYLE_PICTURES: the pictures of refresh_gtk_refreshable_set_pictures() beside the text.
 * @REFRESH_GTK_STYLE_WIDGET: the widget of refresh_gtk_refreshable_set_widget().
 *
 * What a component looks like.
 */

/**
 * RefreshGtkFooterMode:
 * @REFRESH_GTK_FOOTER_MODE_AUTOMATIC: always in the scroll range; loads as it comes into sight.
 * @REFRESH_GTK_FOOTER_MODE_BACK: below the content or the viewport's end, whichever is lower; pulled up and let go.
 *
 * What makes a footer load.
 */

/**
 * RefreshGtkWheelPolicy:
 * @REFRESH_GTK_WHEEL_POLICY_DELIBERATE: after a pause of 500 ms at the edge, four notches pull.
 * @REFRESH_GTK_WHEEL_POLICY_NEVER: notches never go beyond the edge.
 *
 * Whether and how the notches of a mouse wheel pull.
 */

#define DEFINE_ENUM(Type, type, ...)                                                                                   \
  GType refresh_gtk_##type##_get_type (void)                                                                           \
  {                                                                                                                    \
    static const GEnumValue values[] = { __VA_ARGS__, { 0, NULL, NULL } };                                             \
    static gsize id;                                                                                                   \
    if (g_once_init_enter (&id))                                                                                       \
      g_once_init_leave (&id, g_enum_register_static (g_intern_static_string (#Type), values));                        \
    return id;                                                                                                         \
  }
#define VALUE(name, nick) { REFRESH_GTK_##name, "REFRESH_GTK_" #name, nick }

DEFINE_ENUM (RefreshGtkComponent, component, VALUE (COMPONENT_HEADER, "header"), VALUE (COMPONENT_FOOTER, "footer"),
             VALUE (COMPONENT_TRAILER, "trailer"))

DEFINE_ENUM (RefreshGtkState, state, VALUE (STATE_IDLE, "idle"), VALUE (STATE_PULLING, "pulling"),
             VALUE (STATE_WILL_REFRESH, "will-refresh"), VALUE (STATE_REFRESHING, "refreshing"),
             VALUE (STATE_NO_MORE_DATA, "no-more-data"))

DEFINE_ENUM (RefreshGtkStyle, style, VALUE (STYLE_NONE, "none"), VALUE (STYLE_TEXT, "text"),
             VALUE (STYLE_ARROW, "arrow"), VALUE (STYLE_SPINNER, "spinner"), VALUE (STYLE_RING, "ring"),
             VALUE (STYLE_PICTURES, "pictures"), VALUE (STYLE_WIDGET, "widget"))

DEFINE_ENUM (RefreshGtkFooterMode, footer_mode, VALUE (FOOTER_MODE_AUTOMATIC, "automatic"),
             VALUE (FOOTER_MODE_BACK, "back"))

DEFINE_ENUM (RefreshGtkWheelPolicy, wheel_policy, VALUE (WHEEL_POLICY_DELIBERATE, "deliberate"),
             VALUE (WHEEL_POLICY_NEVER, "never"))
