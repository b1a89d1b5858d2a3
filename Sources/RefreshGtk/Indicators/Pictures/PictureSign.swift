import RefreshCGtk3
import RefreshCore

/// The pictures beside the labels, and the warning sign in their place.
@MainActor
final class PictureSign: Sign {
    /// What is shown.
    private enum Form {
        case nothing
        case failure
        case picture(PictureFrame)
        case running(PictureSequence)
    }

    /// By state. ``sequencesChanged()`` is to follow.
    var sequences: [RefreshState: PictureSequence] = [:]

    private let stack = WidgetReference<GtkStack>(gtk_stack_new())
    private let failure = WidgetReference<GtkImage>(gtk_image_new())
    private let view = PictureView()
    private var shown = RefreshPresentation()
    private var fraction = 0.0
    private var connections: [SignalConnection] = []

    init() {
        stack.setStyleClass("refresh-sign", true)
        stack.keepFromShowAll()
        gtk_widget_set_valign(stack.widget, GTK_ALIGN_CENTER)
        failure.setStyleClass("refresh-failure", true)
        IconNames.failure.show(in: failure.instance)
        for child in [view.widget, failure.widget] {
            gtk_widget_show(child)
            gtk_container_add(stack.widget.cast(to: GtkContainer.self), child)
        }
        connections = ["map", "unmap"].map { signal in
            .plain(view.widget, signal) { [weak self] in self?.display() }
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { stack.widget }

    /// The room that the largest picture of any state needs.
    var size: Extents {
        sequences.values.reduce(into: .zero) { size, sequence in
            size.horizontal = max(size.horizontal, sequence.size.horizontal)
            size.vertical = max(size.vertical, sequence.size.vertical)
        }
    }

    func sequencesChanged() {
        view.setSize(size)
        display()
    }

    func show(_ presentation: RefreshPresentation) {
        shown = presentation
        display()
    }

    /// Takes over how far the pull is, which ``show(_:)`` is not told.
    func follow(_ fraction: Double) {
        guard fraction != self.fraction else { return }
        self.fraction = fraction
        if shown.state == .idle { display() }
    }

    private var form: Form {
        if shown.isFailed { return .failure }
        switch shown.state {
        case .idle: return still(sequences[.idle]?.frame(at: fraction))
        case .pulling: return pullingForm
        case .willRefresh, .refreshing: return running(sequences[.refreshing]) ?? pullingForm
        case .noMoreData: return still(sequences[.noMoreData]?.frames.first)
        }
    }

    private var pullingForm: Form { running(sequences[.pulling]) ?? still(sequences[.idle]?.frames.last) }

    private func still(_ frame: PictureFrame?) -> Form { frame.map { .picture($0) } ?? .nothing }

    private func running(_ sequence: PictureSequence?) -> Form? {
        guard let sequence, let first = sequence.frames.first else { return nil }
        return sequence.count > 1 && shown.isAnimated ? .running(sequence) : .picture(first)
    }

    private func display() {
        switch form {
        case .nothing:
            gtk_widget_hide(stack.widget)
            view.show(nil)
        case .failure:
            raise(failure.widget)
            view.show(nil)
        case .picture(let frame):
            raise(view.widget)
            view.show(frame)
        case .running(let sequence):
            raise(view.widget)
            view.run(sequence, isSeen: shown.isInSight && gtk_widget_get_mapped(view.widget) != 0)
        }
    }

    /// GtkStack warns about a child that it no longer has, which is so after its window was destroyed.
    private func raise(_ child: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_show(stack.widget)
        guard gtk_widget_get_parent(child) == stack.widget else { return }
        gtk_stack_set_visible_child(stack.instance, child)
    }
}
