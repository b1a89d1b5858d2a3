import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// A title between two icons, each of which says what the list is doing.
private final class IconsIndicator: WidgetIndicator {
    private let icons = [gtk_image_new()!, gtk_image_new()!]
    private let title = label("")

    init() {
        super.init(box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [icons[0], title, icons[1]]))
    }

    override func prepare() {
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        showIcon(for: .idle)
    }

    override func stateDidChange(from before: RefreshState, to now: RefreshState) { showIcon(for: now) }

    override func presentationDidChange(to now: RefreshPresentation) {
        gtk_label_set_text(title.cast(to: GtkLabel.self), now.title)
    }

    private func showIcon(for state: RefreshState) {
        let name = state.isRefreshing ? "network-receive-symbolic" : "network-idle-symbolic"
        for icon in icons {
            gtk_image_set_from_icon_name(icon.cast(to: GtkImage.self), name, GTK_ICON_SIZE_MENU)
        }
    }
}

extension Example {
    static let footerOwnWidget = Example(
        id: "footer-own-widget", title: "Own footer widget", subtitle: "Automatic, with icons for the states"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.footer = RefreshFooter(indicator: IconsIndicator()) { footer in
            stage.source.fetchMore { rows in
                list.append(rows)
                footer.endRefreshing()
            }
        }
        return scroller
    }
}
