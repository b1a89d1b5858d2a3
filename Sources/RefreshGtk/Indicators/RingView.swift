import RefreshCGtk3

/// A ring that is drawn as far as something has got, from twelve o'clock on clockwise, in the colour of the text.
@MainActor
final class RingView {
    /// The ring's diameter in logical pixels, from MyRefreshView.
    static let diameter = 18.0
    /// In logical pixels: the weight of the strokes of symbolic icons.
    static let lineWidth = 2.0

    private let area = WidgetReference<GtkDrawingArea>(gtk_drawing_area_new())
    private var drawing: SignalConnection?
    private var drawn = 0

    init() {
        // Without a window of its own it costs the X server nothing and leaves clicks to the slot.
        gtk_widget_set_has_window(area.widget, gboolean(false))
        gtk_widget_set_size_request(area.widget, gint(Self.diameter), gint(Self.diameter))
        gtk_widget_set_halign(area.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
        area.setStyleClass("refresh-ring", true)
        drawing = .draw(area.widget) { [weak self] cairo in
            self?.draw(cairo)
            return false
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { area.widget }

    /// How much of the ring is drawn, 0 to 1; more counts as 1. It is drawn anew when its end moves by a pixel of the
    /// screen.
    var fraction = 0.0 {
        didSet {
            guard steps != drawn else { return }
            drawn = steps
            gtk_widget_queue_draw(area.widget)
        }
    }

    private var radius: Double { (Self.diameter - Self.lineWidth) / 2 }

    /// How far along the ring the arc reaches, in pixels of the screen.
    private var steps: Int {
        let scale = Double(gtk_widget_get_scale_factor(area.widget))
        return Int((min(max(fraction, 0), 1) * 2 * .pi * radius * scale).rounded())
    }

    private func draw(_ cairo: OpaquePointer) {
        let share = min(max(fraction, 0), 1)
        guard share > 0 else { return }
        let context = gtk_widget_get_style_context(area.widget)
        var colour = GdkRGBA()
        gtk_style_context_get_color(context, gtk_style_context_get_state(context), &colour)
        gdk_cairo_set_source_rgba(cairo, &colour)
        cairo_set_line_width(cairo, Self.lineWidth)
        let noon = -Double.pi / 2
        cairo_arc(
            cairo, Double(gtk_widget_get_allocated_width(area.widget)) / 2,
            Double(gtk_widget_get_allocated_height(area.widget)) / 2, radius, noon, noon + share * 2 * .pi)
        cairo_stroke(cairo)
    }
}
