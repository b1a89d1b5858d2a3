import RefreshCGtk3
import RefreshGtk

/// What a widget draws, on nothing, as pixels.
@MainActor
struct WidgetPicture: Equatable {
    let width: Int
    let height: Int
    /// Premultiplied, one word a pixel: alpha, red, green, blue from the highest byte.
    let pixels: [UInt32]

    /// Draws a mapped widget at `scale` pixels to a unit.
    init(of widget: UnsafeMutablePointer<GtkWidget>, scale: Int = 1) {
        let width = Int(gtk_widget_get_allocated_width(widget)) * scale
        let height = Int(gtk_widget_get_allocated_height(widget)) * scale
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        let context = cairo_create(surface)
        gtk_widget_draw(widget, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
        self.width = width
        self.height = height
        pixels = (0..<width * height).map { index in
            bytes.load(fromByteOffset: index / width * stride + index % width * 4, as: UInt32.self)
        }
        cairo_surface_destroy(surface)
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Whether nothing is drawn.
    var isEmpty: Bool { pixels.allSatisfy { $0 >> 24 == 0 } }

    /// Whether what is drawn is wider at its top than at its bottom, as an arrow head is that points down.
    var pointsDown: Bool {
        let widths = (0..<height).compactMap { y -> Int? in
            let columns = (0..<width).filter { self[$0, y] >> 24 > 127 }
            guard let first = columns.first, let last = columns.last else { return nil }
            return last - first
        }
        guard let top = widths.first, let bottom = widths.last else { return false }
        return top > bottom
    }

    /// Whether every square of `size` pixels is of one colour, as in a picture that was made for fewer pixels.
    func consistsOfSquares(of size: Int) -> Bool {
        (0..<height).allSatisfy { y in
            (0..<width).allSatisfy { x in self[x, y] == self[x / size * size, y / size * size] }
        }
    }
}
