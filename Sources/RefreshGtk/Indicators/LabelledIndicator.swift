import RefreshCGtk3
import RefreshCore

/// What the shipped indicators with labels have in common: a title over a detail, and a sign beside them.
///
/// Colours and fonts come from the theme and from CSS, by the classes in <doc:Styling>.
@MainActor
public class LabelledIndicator: RefreshIndicator {
    /// The distance that MJRefresh keeps between its labels and its arrow, in pixels (`MJRefreshLabelLeftInset`).
    public static let defaultLabelDistance = 25

    /// The distance in a slot at a side of the viewport, which is narrow, in pixels. From MJRefresh's trailer with an
    /// arrow, where it has no name.
    static let sideLabelDistance = 5

    let labels = IndicatorLabels()
    let sign: (any Sign)?
    private let root = WidgetReference<GtkBox>(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    private let group = WidgetReference<GtkBox>(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))

    /// The last presentation, without its fraction: nothing in here looks different along the way.
    private var shown = RefreshPresentation()

    init(sign: (any Sign)?) {
        self.sign = sign
        root.setStyleClass("refresh-indicator", true)
        group.setStyleClass("refresh-group", true)
        gtk_widget_set_halign(group.widget, GTK_ALIGN_CENTER)
        if let sign { gtk_box_pack_start(group.instance, sign.widget, 0, 0, 0) }
        gtk_box_pack_start(group.instance, labels.box.widget, 0, 1, 0)
        gtk_box_pack_start(root.instance, group.widget, 1, 1, 0)
        gtk_widget_show(group.widget)
        gtk_widget_show(root.widget)
        StyleSheet.install(for: root.widget)
        refresh()
    }

    public var widget: UnsafeMutablePointer<GtkWidget> { root.widget }

    public func update(_ presentation: RefreshPresentation) {
        var look = presentation
        look.fraction = 0
        // Called for every step of a pull; texts must not be laid out again for that.
        guard look != shown else { return }
        shown = look
        refresh()
    }

    /// Whether the title stays away. False by default. The detail then has the whole height.
    public var isTitleHidden = false { didSet { refresh() } }

    /// Whether the detail stays away. False by default. The title then has the whole height.
    public var isDetailHidden = false { didSet { refresh() } }

    /// Whether the title stays away while the application fetches. False by default. The spinner, where there is one,
    /// is then alone in the middle.
    public var isRefreshingTitleHidden = false { didSet { refresh() } }

    /// The pixels between the sign and the labels. ``defaultLabelDistance`` by default; less than 0, or more than
    /// ``RefreshScroller/greatestLength``, is a programmer's error. At a leading or trailing edge never more than 5,
    /// because the slot is narrow.
    public var labelDistance = defaultLabelDistance {
        didSet {
            precondition(
                labelDistance >= 0 && Double(labelDistance) <= RefreshScroller.greatestLength,
                "the distance of the labels is at least 0, at most 32767")
            refresh()
        }
    }

    /// The title's label. Valid for the life of the indicator, which sets its text.
    ///
    /// Its font and colour are those of `label.refresh-title` in CSS. For one indicator alone, add a provider to the
    /// label's own style context, or use Pango's attributes, which win over CSS:
    ///
    /// ```swift
    /// let indicator = TextIndicator()
    /// let attributes = pango_attr_list_from_string("0 -1 font-desc \"Serif Bold 14\", 0 -1 foreground red")
    /// gtk_label_set_attributes(indicator.titleLabel, attributes)
    /// ```
    public var titleLabel: UnsafeMutablePointer<GtkLabel> { labels.title.instance }

    /// The detail's label, as ``titleLabel``.
    public var detailLabel: UnsafeMutablePointer<GtkLabel> { labels.detail.instance }

    /// The room in logical pixels that the sign needs in some state, so that the component is not longer in one state
    /// than in another. 0 by default.
    var leastSize = Extents.zero { didSet { refresh() } }

    private func refresh() {
        shown.setStyleClasses(of: root.widget)
        let axis = shown.edge.axis
        let distance = axis == .vertical ? labelDistance : min(labelDistance, Self.sideLabelDistance)
        gtk_box_set_spacing(group.instance, gint(distance))
        gtk_widget_set_size_request(
            group.widget, axis == .vertical ? -1 : gint(leastSize.horizontal),
            axis == .vertical ? gint(leastSize.vertical) : -1)
        labels.turn(for: axis)
        let isTitleOff = isTitleHidden || isRefreshingTitleHidden && shown.state.isRefreshing
        labels.show(title: isTitleOff ? nil : shown.title, detail: isDetailHidden ? nil : shown.detail)
        sign?.show(shown)
    }
}
