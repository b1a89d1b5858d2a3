import RefreshCGtk3
import RefreshCore

/// One decoded picture and how long it is shown when its sequence runs.
@MainActor
final class PictureFrame {
    /// A cairo surface whose device scale is the picture's: drawn, it has its logical size on every screen.
    let surface: OpaquePointer
    /// In logical pixels.
    let size: Extents
    /// In seconds.
    let duration: Double

    /// - Parameters:
    ///   - pixbuf: a GdkPixbuf, which is copied.
    ///   - scale: how many of its pixels make a logical one, along each axis.
    init(_ pixbuf: OpaquePointer, scale: Int, duration: Double) {
        surface = gdk_cairo_surface_create_from_pixbuf(pixbuf, gint(scale), nil)
        size = Extents(
            horizontal: (Double(gdk_pixbuf_get_width(pixbuf)) / Double(scale)).rounded(.up),
            vertical: (Double(gdk_pixbuf_get_height(pixbuf)) / Double(scale)).rounded(.up))
        self.duration = duration
    }

    /// The same picture, shown for another time.
    init(_ other: PictureFrame, duration: Double) {
        surface = cairo_surface_reference(other.surface)
        size = other.size
        self.duration = duration
    }

    isolated deinit { cairo_surface_destroy(surface) }
}
