import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// A text that comes in from the side with the pull.
private final class SlidingIndicator: WidgetIndicator {
    private let text = gtk_label_new(nil)!
    private var size = Extents.zero

    init() { super.init(gtk_fixed_new()) }

    override func prepare() { gtk_fixed_put(widget.cast(to: GtkFixed.self), text, 0, 0) }

    override func place(in size: Extents) {
        self.size = size
        slide()
    }

    override func presentationDidChange(to now: RefreshPresentation) {
        gtk_label_set_text(text.cast(to: GtkLabel.self), now.title)
        slide()
    }

    private func slide() {
        var (wanted, height): (gint, gint) = (0, 0)
        gtk_widget_get_preferred_width(text, nil, &wanted)
        gtk_widget_get_preferred_height(text, nil, &height)
        let way = (size.horizontal - Double(wanted)) / 2 * min(presentation.fraction, 1)
        gtk_fixed_move(widget.cast(to: GtkFixed.self), text, gint(max(way, 0)), (gint(size.vertical) - height) / 2)
    }
}

extension Example {
    static let footerBackOwnWidget = Example(
        id: "footer-back-own-widget", title: "Own back footer widget", subtitle: "A text that slides in with the pull"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter(.back, indicator: SlidingIndicator()) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
