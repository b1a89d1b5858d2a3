import RefreshCGtk3

/// The two labels that the shipped indicators share: the title over the detail, half the height each. With one of
/// them hidden the other has the whole height. Too narrow, they end in an ellipsis.
@MainActor
final class IndicatorLabels {
    let box: WidgetReference<GtkBox>
    let title: WidgetReference<GtkLabel>
    let detail: WidgetReference<GtkLabel>

    /// How far the two texts move towards each other inside their halves, as a fraction of the room around a text:
    /// they belong together, and at the halves' middles the gap between them is as large as the ones around them.
    private static let lean = 0.25

    init() {
        box = WidgetReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        title = WidgetReference(gtk_label_new(nil))
        detail = WidgetReference(gtk_label_new(nil))
        box.keepFromShowAll()
        gtk_box_set_homogeneous(box.instance, 1)
        box.setStyleClass("refresh-labels", true)
        title.setStyleClass("refresh-title", true)
        detail.setStyleClass("refresh-detail", true)
        for label in [title, detail] {
            label.keepFromShowAll()
            gtk_label_set_ellipsize(label.instance, PANGO_ELLIPSIZE_END)
            gtk_label_set_single_line_mode(label.instance, 1)
            gtk_box_pack_start(box.instance, label.widget, 1, 1, 0)
        }
    }

    /// Shows the texts; one that is nil or empty takes no room.
    func show(title titleText: String?, detail detailText: String?) {
        let isTitleShown = show(titleText, in: title)
        let isDetailShown = show(detailText, in: detail)
        gtk_widget_set_visible(box.widget, gboolean(isTitleShown || isDetailShown))
        let lean = isTitleShown && isDetailShown ? Self.lean : 0
        gtk_label_set_yalign(title.instance, gfloat(0.5 + lean))
        gtk_label_set_yalign(detail.instance, gfloat(0.5 - lean))
    }

    /// Shows `text`, or nothing, and says whether there was any.
    private func show(_ text: String?, in label: WidgetReference<GtkLabel>) -> Bool {
        let isShown = text.map { !$0.isEmpty } ?? false
        if isShown, let text { gtk_label_set_text(label.instance, text) }
        gtk_widget_set_visible(label.widget, gboolean(isShown))
        return isShown
    }
}
