import RefreshCGtk3
import RefreshCore

extension RefreshIndicator {
    /// The pixels that the indicator needs along `axis` for nothing to be cut off: a slot's extent should be at least
    /// that. It exceeds the usual 54 pixels of a header with a large font or text scale. Changes with style and
    /// texts; GTK caches it.
    public func minimumExtent(along axis: Axis) -> Int {
        var minimum: gint = 0
        switch axis {
        case .vertical: gtk_widget_get_preferred_height(widget, &minimum, nil)
        case .horizontal: gtk_widget_get_preferred_width(widget, &minimum, nil)
        }
        return Int(minimum)
    }
}
