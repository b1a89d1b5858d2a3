import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

extension BridgedComponent {
    var kind: ComponentKind {
        switch edge {
        case .top: .header
        case .bottom: footerStyle == .automatic ? .autoFooter : .backFooter
        case .leading, .trailing: .trailer
        }
    }

    var standardExtent: Double {
        if style == .ring { return RingIndicator.pullDistance }
        switch edge {
        case .top: return RefreshHeader.defaultExtent
        case .bottom: return RefreshFooter.defaultExtent
        case .leading, .trailing: return RefreshTrailer.defaultExtent
        }
    }

    func makeRefresher() -> Refresher? {
        guard let indicator = makeIndicator() else { return nil }
        let refresher: Refresher =
            switch edge {
            case .top: RefreshHeader(indicator: indicator)
            case .bottom: RefreshFooter(footerStyle, indicator: indicator)
            case .leading, .trailing: RefreshTrailer(indicator: indicator)
            }
        for (state, title) in titles { refresher.setTitle(title, for: state) }
        return refresher
    }

    private func makeIndicator() -> RefreshIndicator? {
        switch style {
        case .none: return nil
        case .text: return TextIndicator()
        case .arrow: return ArrowIndicator()
        case .spinner: return SpinnerIndicator()
        case .ring: return RingIndicator()
        case .pictures:
            let look = PicturesIndicator()
            for (state, sequence) in pictures { look.setPictures(sequence, for: state) }
            return look
        case .widget:
            guard let ownWidget else { return nil }
            // It was when it was set, but is the application's to put elsewhere.
            guard isFree(ownWidget) else {
                refresh_bridge_complain(Self.useMessage)
                return nil
            }
            return WidgetIndicator(ownWidget)
        }
    }

    static let useMessage = "a widget that is to be a component has a parent, is a window, or has the list in it"

    /// Whether the widget can be put into the list.
    func isFree(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if gtk_widget_get_parent(widget) != nil || gtk_widget_is_toplevel(widget) != 0 { return false }
        guard let window = bridge?.window else { return true }
        return window != widget && gtk_widget_is_ancestor(window, widget) == 0
    }

    /// A component that was is still around it. Elsewhere it is where the application put it.
    func takeOutWidget() {
        guard !isTakingOutWidget, let ownWidget, (refresher?.indicator as? WidgetIndicator)?.widget == ownWidget,
            let parent = gtk_widget_get_parent(ownWidget),
            gtk_style_context_has_class(gtk_widget_get_style_context(parent), "refresh-slot") != 0
        else { return }
        // A handler of the widget's that changes the component comes here again, and the slot may go meanwhile.
        let held = ObjectReference(parent)
        isTakingOutWidget = true
        gtk_container_remove(held.pointer.cast(to: GtkContainer.self), ownWidget)
        isTakingOutWidget = false
    }
}
