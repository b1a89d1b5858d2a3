#include "refresh-gtk-private.h"

#define READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS)
#define WRITABLE (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

static const char *const names[REFRESH_BRIDGE_N_PROPERTIES] = {
  [REFRESH_BRIDGE_PROPERTY_HEADER_STYLE] = "header-style",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_STYLE] = "footer-style",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_STYLE] = "trailer-style",
  [REFRESH_BRIDGE_PROPERTY_HEADER_STATE] = "header-state",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_STATE] = "footer-state",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_STATE] = "trailer-state",
  [REFRESH_BRIDGE_PROPERTY_HEADER_EXTENT] = "header-extent",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_EXTENT] = "footer-extent",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_EXTENT] = "trailer-extent",
  [REFRESH_BRIDGE_PROPERTY_HEADER_HIDDEN] = "header-hidden",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_HIDDEN] = "footer-hidden",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_HIDDEN] = "trailer-hidden",
  [REFRESH_BRIDGE_PROPERTY_HEADER_IGNORED_INSET] = "header-ignored-inset",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_IGNORED_INSET] = "footer-ignored-inset",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_IGNORED_INSET] = "trailer-ignored-inset",
  [REFRESH_BRIDGE_PROPERTY_HEADER_TITLE_HIDDEN] = "header-title-hidden",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_TITLE_HIDDEN] = "footer-title-hidden",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_TITLE_HIDDEN] = "trailer-title-hidden",
  [REFRESH_BRIDGE_PROPERTY_HEADER_WIDGET] = "header-widget",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_WIDGET] = "footer-widget",
  [REFRESH_BRIDGE_PROPERTY_TRAILER_WIDGET] = "trailer-widget",
  [REFRESH_BRIDGE_PROPERTY_HEADER_TIME_HIDDEN] = "header-time-hidden",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_MODE] = "footer-mode",
  [REFRESH_BRIDGE_PROPERTY_FOOTER_REFRESHING_TITLE_HIDDEN] = "footer-refreshing-title-hidden",
  [REFRESH_BRIDGE_PROPERTY_REFRESHING] = "refreshing",
  [REFRESH_BRIDGE_PROPERTY_LOADING] = "loading",
  [REFRESH_BRIDGE_PROPERTY_HAS_MORE] = "has-more",
  [REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_KEY] = "last-updated-key",
  [REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_TIME] = "last-updated-time",
  [REFRESH_BRIDGE_PROPERTY_AUTOMATIC_LOADING] = "automatic-loading",
  [REFRESH_BRIDGE_PROPERTY_AUTOMATIC_PERCENT] = "automatic-percent",
  [REFRESH_BRIDGE_PROPERTY_AUTO_TRIGGER_TIMES] = "auto-trigger-times",
  [REFRESH_BRIDGE_PROPERTY_AUTOMATIC_ALPHA] = "automatic-alpha",
  [REFRESH_BRIDGE_PROPERTY_OPENING_DURATION] = "opening-duration",
  [REFRESH_BRIDGE_PROPERTY_CLOSING_DURATION] = "closing-duration",
  [REFRESH_BRIDGE_PROPERTY_WHEEL_POLICY] = "wheel-policy",
  [REFRESH_BRIDGE_PROPERTY_MOUSE_PULL] = "mouse-pull",
  [REFRESH_BRIDGE_PROPERTY_INSET_TOP] = "inset-top",
  [REFRESH_BRIDGE_PROPERTY_INSET_BOTTOM] = "inset-bottom",
  [REFRESH_BRIDGE_PROPERTY_INSET_START] = "inset-start",
  [REFRESH_BRIDGE_PROPERTY_INSET_END] = "inset-end",
};

static void
declare_flag (gpointer interface, RefreshBridgeProperty property, const char *blurb, gboolean value, GParamFlags flags)
{
  g_object_interface_install_property (interface,
                                       g_param_spec_boolean (names[property], names[property], blurb, value, flags));
}

static void
declare_length (gpointer interface, RefreshBridgeProperty property, const char *blurb)
{
  g_object_interface_install_property (
      interface, g_param_spec_double (names[property], names[property], blurb, 0, G_MAXINT16, 0, WRITABLE));
}

static void
declare_choice (gpointer interface, RefreshBridgeProperty property, const char *blurb, GType type, GParamFlags flags)
{
  g_object_interface_install_property (interface,
                                       g_param_spec_enum (names[property], names[property], blurb, type, 0, flags));
}

static void
declare_seconds (gpointer interface, RefreshBridgeProperty property, const char *blurb, double value)
{
  g_object_interface_install_property (
      interface, g_param_spec_double (names[property], names[property], blurb, 0, 60, value, WRITABLE));
}

static void
declare_component (gpointer interface, int component)
{
  declare_choice (interface, REFRESH_BRIDGE_PROPERTY_HEADER_STYLE + component,
                  "What the component looks like; with none there is no such component", REFRESH_GTK_TYPE_STYLE,
                  WRITABLE);
  declare_choice (interface, REFRESH_BRIDGE_PROPERTY_HEADER_STATE + component, "What the component is doing",
                  REFRESH_GTK_TYPE_STATE, READABLE);
  declare_length (interface, REFRESH_BRIDGE_PROPERTY_HEADER_EXTENT + component,
                  "The component's length along its axis in logical pixels; 0 for its own: 54 for a header, 44 for a "
                  "footer, 60 for a trailer, 80 with a ring");
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_HEADER_HIDDEN + component, "Whether the component is out of the way",
                FALSE, WRITABLE);
  declare_length (interface, REFRESH_BRIDGE_PROPERTY_HEADER_IGNORED_INSET + component,
                  "How far the component is moved away from the content, in logical pixels; its threshold stays");
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_HEADER_TITLE_HIDDEN + component, "Whether the title stays away",
                FALSE, WRITABLE);
  const char *widget = names[REFRESH_BRIDGE_PROPERTY_HEADER_WIDGET + component];
  g_object_interface_install_property (
      interface,
      g_param_spec_object (widget, widget,
                           "A widget of the application's, to be shown as the component; sets the style as well",
                           GTK_TYPE_WIDGET, WRITABLE));
}

static void
declare_header (gpointer interface)
{
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_HEADER_TIME_HIDDEN, "Whether the time of the last update stays away",
                FALSE, WRITABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_REFRESHING, "Whether the header refreshes", FALSE, READABLE);
  const char *key = names[REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_KEY];
  g_object_interface_install_property (
      interface, g_param_spec_string (key, key, "The key under which the time of the last update is kept",
                                      "last-updated", WRITABLE));
  const char *time = names[REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_TIME];
  g_object_interface_install_property (
      interface,
      g_param_spec_int64 (time, time, "The time of the last update in seconds since 1970; -1 where there is none", -1,
                          G_MAXINT64, -1, READABLE));
}

static void
declare_footer (gpointer interface)
{
  declare_choice (interface, REFRESH_BRIDGE_PROPERTY_FOOTER_MODE, "What makes the footer load",
                  REFRESH_GTK_TYPE_FOOTER_MODE, WRITABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_FOOTER_REFRESHING_TITLE_HIDDEN,
                "Whether the title stays away while the footer loads", FALSE, WRITABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_LOADING, "Whether the footer loads", FALSE, READABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_HAS_MORE, "Whether there may be more for the footer to load", TRUE,
                WRITABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_AUTOMATIC_LOADING,
                "Whether an automatic footer loads as it comes into sight; otherwise on a click or a release at the "
                "very end",
                TRUE, WRITABLE);
  const char *percent = names[REFRESH_BRIDGE_PROPERTY_AUTOMATIC_PERCENT];
  g_object_interface_install_property (
      interface,
      g_param_spec_double (percent, percent,
                           "The fraction of an automatic footer that must be in sight; 1 is all of it, negative "
                           "is before it comes into sight",
                           -G_MAXINT16, 1, 1, WRITABLE));
  const char *times = names[REFRESH_BRIDGE_PROPERTY_AUTO_TRIGGER_TIMES];
  g_object_interface_install_property (
      interface,
      g_param_spec_int (times, times, "How often an automatic footer may load in one drag; -1 is without limit", -1,
                        G_MAXINT, 1, WRITABLE));
}

static void
declare_list (gpointer interface)
{
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_AUTOMATIC_ALPHA,
                "Whether components are as opaque as the pull is far", FALSE, WRITABLE);
  declare_seconds (interface, REFRESH_BRIDGE_PROPERTY_OPENING_DURATION, "How long components take to open, in seconds",
                   0.25);
  declare_seconds (interface, REFRESH_BRIDGE_PROPERTY_CLOSING_DURATION, "How long components take to close, in seconds",
                   0.4);
  declare_choice (interface, REFRESH_BRIDGE_PROPERTY_WHEEL_POLICY, "Whether notches of a wheel pull",
                  REFRESH_GTK_TYPE_WHEEL_POLICY, WRITABLE);
  declare_flag (interface, REFRESH_BRIDGE_PROPERTY_MOUSE_PULL, "Whether a drag with the mouse pulls", TRUE, WRITABLE);
  for (int side = REFRESH_BRIDGE_PROPERTY_INSET_TOP; side <= REFRESH_BRIDGE_PROPERTY_INSET_END; side++)
    declare_length (interface, side, "Room that the application keeps at this side of the content, in logical pixels");
}

void
refresh_interface_declare_properties (gpointer interface)
{
  for (int component = REFRESH_BRIDGE_HEADER; component <= REFRESH_BRIDGE_TRAILER; component++)
    declare_component (interface, component);
  declare_header (interface);
  declare_footer (interface);
  declare_list (interface);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *spec G_GNUC_UNUSED)
{
  g_return_if_fail (ON_GTK_THREAD (object));

  refresh_bridge_get_property (refresh_object_bridge (object), id, value);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec G_GNUC_UNUSED)
{
  g_return_if_fail (ON_GTK_THREAD (object));

  refresh_bridge_set_property (refresh_object_bridge (object), id, value);
}

void
refresh_object_install_properties (GObjectClass *class)
{
  class->get_property = get_property;
  class->set_property = set_property;
  for (int property = 1; property < REFRESH_BRIDGE_N_PROPERTIES; property++)
    g_object_class_override_property (class, property, names[property]);
}

void
refresh_bridge_notify (GObject *owner, RefreshBridgeProperty property)
{
  g_object_notify (owner, names[property]);
}
