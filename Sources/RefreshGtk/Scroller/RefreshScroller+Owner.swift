import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// Has the scroller that owns a viewport answer a question of it.
@inline(__always)
private func ask<Question, Answer>(
    _ owner: UnsafeMutableRawPointer, _ question: Question,
    _ answer: @escaping @MainActor (RefreshScroller, Question) -> Answer
) -> Answer {
    MainActor.enter(with: (owner, question, answer)) { owner, question, answer in
        answer(Unmanaged<RefreshScroller>.fromOpaque(owner).takeUnretainedValue(), question)
    }
}

extension RefreshScroller {
    /// Makes the viewport hold this scroller and ask it. It lets go when it is destroyed.
    func own(_ viewport: UnsafeMutablePointer<GtkWidget>) {
        var functions = Self.makeFunctions()
        refresh_viewport_set_owner(viewport, &functions, Unmanaged.passRetained(self).toOpaque()) { owner in
            MainActor.enter(with: owner!) { Unmanaged<RefreshScroller>.fromOpaque($0).release() }
        }
    }

    /// GTK calls all of these on its own thread.
    private static func makeFunctions() -> RefreshViewportFunctions {
        var functions = RefreshViewportFunctions()
        functions.measure = { owner, orientation, forSize, minimum, natural in
            let size = ask(owner, (orientation, forSize)) { $0.measure($1.0, $1.1) }
            minimum.pointee = size.minimum
            natural.pointee = size.natural
        }
        functions.allocate = { owner, width, height in
            ask(owner, (width, height)) { $0.allocate(width: $1.0, height: $1.1) }
        }
        functions.adjustment_changed = { owner, orientation in
            ask(owner, orientation) {
                $0.adoptOuterAdjustment(along: $1 == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal)
            }
        }
        functions.scroll = { owner, event in ask(owner, event) { gboolean($0.input.scroll($1)) } }
        functions.captured = { owner, event in ask(owner, event) { gboolean($0.input.captured($1)) } }
        functions.mapped = { owner, isMapped in ask(owner, isMapped != 0) { $0.setMapped($1) } }
        functions.parent_changed = { owner, previous in ask(owner, previous) { $0.parentChanged(from: $1) } }
        functions.child_removed = { owner, child in ask(owner, child) { $0.childRemoved($1) } }
        functions.action_count = { owner in
            ask(owner, ()) { scroller, _ in Int32(scroller.accessibility.actions.count) }
        }
        functions.action_name = { owner, index in
            ask(owner, Int(index)) { $0.accessibility.internedName(at: $1) }
        }
        functions.action_run = { owner, index in
            ask(owner, Int(index)) { gboolean($0.accessibility.runAction(at: $1)) }
        }
        functions.destroyed = { owner in ask(owner, ()) { scroller, _ in scroller.windowDestroyed() } }
        return functions
    }

    private func setMapped(_ isMapped: Bool) {
        if !isMapped {
            input.reset()
            driver.send(.mapped(false))
            animator.finishSoon()
        } else {
            layout.wasMapped = true
            for axis in Axis.allCases { syncRange(along: axis) }
            driver.send(.mapped(true))
        }
        updateComponents(force: true)
    }

    /// Nobody sees the list, or somebody does again. A refresh goes on: the widgets are mapped.
    func minimizedChanged() {
        if !canAnimate {
            input.reset()
            animator.finishSoon()
        }
        updateComponents(force: true)
    }

    private func childRemoved(_ child: UnsafeMutablePointer<GtkWidget>) {
        if child == content { contentRemoved() }
    }
}
