import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// An indicator of one's own: a bar that fills as the component is pulled and runs to and fro while it refreshes.
@MainActor
final class MeterIndicator: RefreshIndicator {
    let widget: Widget
    private var bar: UnsafeMutablePointer<GtkProgressBar> { widget.cast(to: GtkProgressBar.self) }
    private var pulse: MainLoopSource?

    init() {
        widget = gtk_progress_bar_new()
        g_object_ref_sink(widget)
        gtk_progress_bar_set_show_text(bar, 1)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_start(widget, 48)
        gtk_widget_set_margin_end(widget, 48)
        gtk_widget_show(widget)
    }

    isolated deinit { g_object_unref(widget) }

    func update(_ presentation: RefreshPresentation) {
        gtk_progress_bar_set_text(bar, presentation.title)
        if presentation.state.isRefreshing && presentation.isInSight && presentation.isAnimated {
            if pulse == nil { pulse = .every(0.1) { [bar] in Self.move(bar) } }
        } else {
            pulse = nil
            gtk_progress_bar_set_fraction(bar, min(presentation.fraction, 1))
        }
    }

    private static func move(_ bar: UnsafeMutablePointer<GtkProgressBar>) -> Bool {
        gtk_progress_bar_pulse(bar)
        return true
    }
}
