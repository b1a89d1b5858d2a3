import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// A bar that fills as the component is pulled, and runs to and fro while it refreshes.
@MainActor
private final class MeterIndicator: RefreshIndicator {
    let widget: Widget = gtk_progress_bar_new()
    private var bar: UnsafeMutablePointer<GtkProgressBar> { widget.cast(to: GtkProgressBar.self) }
    private var timer: guint = 0

    init() {
        g_object_ref_sink(widget)
        gtk_progress_bar_set_show_text(bar, 1)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        setMargins(of: widget, horizontal: 48, vertical: 0)
        // The theme's text on a bar is too pale to be read in passing.
        setStyle("progressbar { color: @theme_fg_color; }", of: widget)
        gtk_widget_show(widget)
    }

    isolated deinit {
        stop()
        g_object_unref(widget)
    }

    func update(_ presentation: RefreshPresentation) {
        gtk_progress_bar_set_text(bar, presentation.title)
        // At rest or out of sight nothing may run.
        if presentation.state.isRefreshing && presentation.isInSight && presentation.isAnimated {
            start()
        } else {
            stop()
            gtk_progress_bar_set_fraction(bar, min(presentation.fraction, 1))
        }
    }

    private func start() {
        guard timer == 0 else { return }
        let pulse: GSourceFunc = { bar in
            gtk_progress_bar_pulse(bar?.assumingMemoryBound(to: GtkProgressBar.self))
            return gboolean(true)
        }
        timer = g_timeout_add(100, pulse, widget)
    }

    private func stop() {
        if timer != 0 { g_source_remove(timer) }
        timer = 0
    }
}

extension Example {
    static let headerOwnWidget = Example(
        id: "header-own-widget", title: "Own header widget", subtitle: "A progress bar that fills with the pull"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader(indicator: MeterIndicator()) { header in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                header.endRefreshing()
            }
        }
        return scroller
    }
}
