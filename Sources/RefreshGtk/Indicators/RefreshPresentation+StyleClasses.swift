import RefreshCGtk3
import RefreshCore

extension RefreshPresentation {
    /// Whether the style classes differ from those of `other`.
    func hasOtherStyleClasses(than other: RefreshPresentation) -> Bool {
        state != other.state || edge != other.edge || isFailed != other.isFailed || isAnimated != other.isAnimated
    }

    /// Gives `widget` the classes that tell CSS how things are; see <doc:Styling>.
    @MainActor
    func setStyleClasses(of widget: UnsafeMutablePointer<GtkWidget>) {
        let context = gtk_widget_get_style_context(widget)
        func set(_ name: String, _ isPresent: Bool) {
            if isPresent {
                gtk_style_context_add_class(context, name)
            } else {
                gtk_style_context_remove_class(context, name)
            }
        }
        for edge in Edge.allCases { set(edge.styleClass, edge == self.edge) }
        set("pulling", state == .pulling)
        set("refreshing", state.isRefreshing)
        set("no-more-data", state == .noMoreData)
        set("failed", isFailed)
        set("still", !isAnimated)
    }
}

extension Edge {
    fileprivate var styleClass: String {
        switch self {
        case .top: "refresh-header"
        case .bottom: "refresh-footer"
        case .leading: "refresh-leader"
        case .trailing: "refresh-trailer"
        }
    }
}
