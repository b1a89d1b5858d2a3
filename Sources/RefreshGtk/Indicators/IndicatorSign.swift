import RefreshCGtk3
import RefreshCore

/// The small picture beside the labels: what follows the pull, a spinner, or what stands for them.
@MainActor
final class IndicatorSign: Sign {
    /// What the sign shows.
    enum Form: Hashable {
        /// No sign; the labels have the whole width.
        case nothing
        /// What tells how far the pull is: an arrow, a ring.
        case pull
        /// A turning spinner.
        case spinner
        /// Three dots. A spinner that must not turn looks like a program that hangs.
        case still
        /// A warning sign: a failure is not told by colour alone.
        case failure
    }

    /// How long the spinner takes to fade out after the end, in seconds. MJRefresh's slow animation; the style sheet
    /// has the same number.
    static let fadeDuration = 0.4

    private let stack = WidgetReference<GtkStack>(gtk_stack_new())
    private let still = WidgetReference<GtkImage>(gtk_image_new())
    private let failure = WidgetReference<GtkImage>(gtk_image_new())
    private let pull: WidgetReference<GtkWidget>?
    private(set) var spinner: IndicatorSpinner

    private var form = Form.nothing
    private var fade: MainLoopSource?

    /// - Parameter pull: what is shown until the application fetches, and nil for nothing.
    init(pull: UnsafeMutablePointer<GtkWidget>?) {
        self.pull = pull.map { WidgetReference($0) }
        spinner = IndicatorSpinner(gtk_spinner_new())
        stack.setStyleClass("refresh-sign", true)
        gtk_widget_set_valign(stack.widget, GTK_ALIGN_CENTER)
        stack.keepFromShowAll()
        still.setStyleClass("refresh-still", true)
        failure.setStyleClass("refresh-failure", true)
        IconNames.still.show(in: still.instance)
        IconNames.failure.show(in: failure.instance)
        if let pull { add(pull) }
        for picture in [still.widget, failure.widget, spinner.reference.widget] { add(picture) }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { stack.widget }

    /// Puts another widget in the spinner's place.
    func replaceSpinner(with widget: UnsafeMutablePointer<GtkWidget>) {
        let wasWanted = spinner.isWanted
        if gtk_widget_get_parent(spinner.reference.widget) == stack.widget {
            gtk_container_remove(stack.widget.cast(to: GtkContainer.self), spinner.reference.widget)
        }
        spinner = IndicatorSpinner(widget)
        add(widget)
        endFade()
        display(form)
        spinner.isWanted = wasWanted && form == .spinner
    }

    func show(_ presentation: RefreshPresentation) {
        let next = form(for: presentation)
        let canFade = next == .pull && presentation.state == .idle && presentation.isAnimated && presentation.isInSight
        let wasSeen = form == .spinner && gtk_widget_get_mapped(stack.widget) != 0
        form = next
        if canFade && (fade != nil || wasSeen) {
            if fade == nil { beginFade() }
        } else {
            endFade()
            display(next)
            spinner.isWanted = next == .spinner && presentation.isInSight
        }
    }

    private func form(for presentation: RefreshPresentation) -> Form {
        if presentation.isFailed { return .failure }
        if presentation.state.isRefreshing { return presentation.isAnimated ? .spinner : .still }
        return pull != nil && presentation.state != .noMoreData ? .pull : .nothing
    }

    private func beginFade() {
        stack.setStyleClass("fading", true)
        fade = .after(Self.fadeDuration) { [weak self] in
            guard let self else { return }
            endFade()
            display(form)
            spinner.isWanted = false
        }
    }

    private func endFade() {
        fade = nil
        stack.setStyleClass("fading", false)
    }

    private func display(_ form: Form) {
        gtk_widget_set_visible(stack.widget, gboolean(form != .nothing))
        switch form {
        case .nothing: break
        case .pull: if let pull { raise(pull.widget) }
        case .spinner: raise(spinner.reference.widget)
        case .still: raise(still.widget)
        case .failure: raise(failure.widget)
        }
    }

    private func add(_ picture: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_show(picture)
        gtk_container_add(stack.widget.cast(to: GtkContainer.self), picture)
    }

    /// GtkStack warns about a child that it no longer has, which is so after its window was destroyed.
    private func raise(_ picture: UnsafeMutablePointer<GtkWidget>) {
        guard gtk_widget_get_parent(picture) == stack.widget else { return }
        gtk_stack_set_visible_child(stack.instance, picture)
    }
}
