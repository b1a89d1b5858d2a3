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
    var pointsDown: Bool { narrows(lines: 0..<height, across: 0..<width) { self[$1, $0] } }

    /// As ``pointsDown``, to the right.
    var pointsRight: Bool { narrows(lines: 0..<width, across: 0..<height) { self[$0, $1] } }

    /// As ``pointsDown``, to the left.
    var pointsLeft: Bool { narrows(lines: 0..<width, across: 0..<height) { self[width - 1 - $0, $1] } }

    /// Whether the first line with ink spans more than the last.
    private func narrows(lines: Range<Int>, across: Range<Int>, _ pixel: (Int, Int) -> UInt32) -> Bool {
        let spans = lines.compactMap { line -> Int? in
            let inked = across.filter { pixel(line, $0) >> 24 > 127 }
            guard let first = inked.first, let last = inked.last else { return nil }
            return last - first
        }
        guard let first = spans.first, let last = spans.last else { return false }
        return first > last
    }

    /// Whether every square of `size` pixels is of one colour, as in a picture that was made for fewer pixels.
    func consistsOfSquares(of size: Int) -> Bool {
        (0..<height).allSatisfy { y in
            (0..<width).allSatisfy { x in self[x, y] == self[x / size * size, y / size * size] }
        }
    }
}
