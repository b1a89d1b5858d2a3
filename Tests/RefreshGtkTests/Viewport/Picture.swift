import RefreshCGtk3

/// What a widget draws, as pixels.
@MainActor
final class Picture {
    static let red: UInt32 = 0xFFFF_0000
    static let blue: UInt32 = 0xFF00_00FF

    private let surface: OpaquePointer

    init(of widget: UnsafeMutablePointer<GtkWidget>) {
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
        let context = cairo_create(surface)
        gtk_widget_draw(widget, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    isolated deinit { cairo_surface_destroy(surface) }

    /// The colour at a point, as alpha, red, green and blue in a byte each.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        let row = cairo_image_surface_get_data(surface) + y * Int(cairo_image_surface_get_stride(surface))
        return UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self)
    }
}
