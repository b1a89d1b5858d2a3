import RefreshCGtk3
import RefreshCore

/// The two labels that the shipped indicators share: the title over the detail, half the height each. With one of
/// them hidden the other has the whole height. Too narrow, they end in an ellipsis. At a side of the viewport they
/// stand upright beside each other.
@MainActor
final class IndicatorLabels {
    let box: WidgetReference<GtkBox>
    let title: WidgetReference<GtkLabel>
    let detail: WidgetReference<GtkLabel>

    /// How far the two texts move towards each other inside their halves, as a fraction of the room around a text:
    /// they belong together, and at the halves' middles the gap between them is as large as the ones around them.
    private static let lean = 0.25

    /// How the texts run, counterclockwise in degrees. GTK's angle for text that is not turned is 0.
    private enum Course: Double {
        case upright = 0
        /// From top to bottom, for text that is written from left to right.
        case down = 270
        /// From top to bottom, for text that is written from right to left.
        case downFromRight = 90
    }

    private var course = Course.upright

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
            gtk_label_set_single_line_mode(label.instance, 1)
            gtk_label_set_ellipsize(label.instance, PANGO_ELLIPSIZE_END)
            gtk_box_pack_start(box.instance, label.widget, 1, 1, 0)
        }
    }

    /// Shows the texts; one that is nil or empty takes no room.
    func show(title titleText: String?, detail detailText: String?) {
        let isTitleShown = show(titleText, in: title)
        let isDetailShown = show(detailText, in: detail)
        gtk_widget_set_visible(box.widget, gboolean(isTitleShown || isDetailShown))
        let lean = isTitleShown && isDetailShown && course == .upright ? Self.lean : 0
        gtk_label_set_yalign(title.instance, gfloat(0.5 + lean))
        gtk_label_set_yalign(detail.instance, gfloat(0.5 - lean))
    }

    /// Turns the texts for a slot that is narrow along `axis`: at a side of the viewport they run from top to bottom.
    func turn(for axis: Axis) {
        let isFromRight = gtk_widget_get_direction(title.widget) == GTK_TEXT_DIR_RTL
        let next: Course = axis == .vertical ? .upright : isFromRight ? .downFromRight : .down
        guard next != course else { return }
        course = next
        let isUpright = next == .upright
        gtk_orientable_set_orientation(
            box.instance.opaque, isUpright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        for label in [title, detail] {
            // GtkLabel turns no text that it may shorten.
            gtk_label_set_ellipsize(label.instance, isUpright ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
            gtk_label_set_angle(label.instance, next.rawValue)
            // Keeps Chinese, Japanese and Korean characters upright in the column.
            pango_context_set_base_gravity(
                gtk_widget_get_pango_context(label.widget), isUpright ? PANGO_GRAVITY_SOUTH : PANGO_GRAVITY_AUTO)
        }
    }

    /// Shows `text`, or nothing, and says whether there was any.
    private func show(_ text: String?, in label: WidgetReference<GtkLabel>) -> Bool {
        let isShown = text.map { !$0.isEmpty } ?? false
        // GtkLabel lays out anew even for the text that it has.
        if isShown, let text, text != String(cString: gtk_label_get_text(label.instance)) {
            gtk_label_set_text(label.instance, text)
        }
        gtk_widget_set_visible(label.widget, gboolean(isShown))
        return isShown
    }
}
