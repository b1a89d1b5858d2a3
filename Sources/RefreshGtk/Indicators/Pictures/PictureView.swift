import RefreshCGtk3
import RefreshCore

/// A widget that draws one picture in its middle, and changes it by itself while a sequence runs.
@MainActor
final class PictureView {
    private let area = WidgetReference<GtkDrawingArea>(gtk_drawing_area_new())
    private var frame: PictureFrame?
    private var running: PictureSequence?
    private var index = 0
    private var timer: MainLoopSource?
    private var drawing: SignalConnection?

    init() {
        // Without a window of its own it costs the X server nothing and leaves clicks to the slot.
        gtk_widget_set_has_window(area.widget, gboolean(false))
        area.setStyleClass("refresh-picture", true)
        drawing = .draw(area.widget) { [weak self] cairo in
            self?.draw(cairo)
            return false
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { area.widget }

    /// In logical pixels.
    func setSize(_ size: Extents) {
        gtk_widget_set_size_request(area.widget, gint(size.horizontal), gint(size.vertical))
    }

    /// Shows one picture, or none, and lets nothing run.
    func show(_ frame: PictureFrame?) {
        running = nil
        timer = nil
        set(frame)
    }

    /// Lets `sequence`, of two pictures or more, run from its beginning; one that runs already goes on. There is a timer
    /// only while it is seen. Unseen it stands, and goes on from there.
    func run(_ sequence: PictureSequence, isSeen: Bool) {
        if running !== sequence {
            running = sequence
            index = 0
            timer = nil
        }
        set(sequence.frames[index])
        if !isSeen {
            timer = nil
        } else if timer == nil {
            schedule()
        }
    }

    private func schedule() {
        guard let running else { return }
        // A timer for each picture, not one that repeats: pictures differ in their times, and after the main loop was
        // blocked none are made up for.
        timer = .after(running.frames[index].duration) { [weak self] in
            guard let self, let running = self.running else { return }
            index = (index + 1) % running.count
            set(running.frames[index])
            schedule()
        }
    }

    private func set(_ next: PictureFrame?) {
        guard next !== frame else { return }
        frame = next
        gtk_widget_queue_draw(area.widget)
    }

    private func draw(_ cairo: OpaquePointer) {
        guard let frame else { return }
        let width = Double(gtk_widget_get_allocated_width(area.widget))
        let height = Double(gtk_widget_get_allocated_height(area.widget))
        // Whole pixels, or the picture would be smeared over its neighbours.
        let left = ((width - frame.size.horizontal) / 2).rounded(.down)
        let top = ((height - frame.size.vertical) / 2).rounded(.down)
        cairo_set_source_surface(cairo, frame.surface, left, top)
        cairo_paint(cairo)
    }
}
