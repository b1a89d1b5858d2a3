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
        for edge in Edge.allCases { widget.setStyleClass(edge.styleClass, edge == self.edge) }
        widget.setStyleClass("pulling", state == .pulling)
        widget.setStyleClass("refreshing", state.isRefreshing)
        widget.setStyleClass("no-more-data", state == .noMoreData)
        widget.setStyleClass("failed", isFailed)
        widget.setStyleClass("still", !isAnimated)
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
