/// One thing that happens in a scenario.
public indirect enum ScenarioEvent: Sendable, Hashable {
    /// The phases of a gesture recognizer. `possible` is its reset, of which a list sees nothing.
    public enum Pan: String, Sendable, Hashable, NamedValue {
        case began
        case changed
        case ended
        case cancelled
        case possible
    }

    /// A setting that is changed later.
    public enum Setting: Sendable, Hashable {
        /// nil is without limit.
        case timesPerDrag(Int?)
        case ignoredInsetTop(Double)
        case ignoredInsetBottom(Double)
        case ignoredInsetRight(Double)
        /// The component's length along its axis.
        case extent(Double)
    }

    /// The content offset becomes this, with or without a finger on the list.
    case offset(x: Double, y: Double, dragging: Bool)
    case pan(Pan)
    /// The content is laid out anew.
    case contentSize(ScenarioSize, rows: Int?)
    case viewport(ScenarioSize)
    /// The application assigns the insets, those of the slots included.
    case inset(ScenarioInsets)
    /// The program asks for a refresh; with a tag it gives a completion along.
    case begin(ScenarioPart, tag: String?)
    /// The program ends the refresh; with a tag it gives a completion along.
    case end(ScenarioPart, tag: String?, failed: Bool)
    case endNoMoreData
    case resetNoMoreData
    /// A click on the footer's label.
    case tap(ScenarioPart)
    case hide(ScenarioPart, Bool)
    case setAlphaAuto(ScenarioPart, Bool)
    case set(ScenarioPart, Setting)
    case remove(ScenarioPart)
    case attach(ScenarioPart)
    /// The list is mapped, or unmapped.
    case window(Bool)
    /// All running animations end, in the order in which they began.
    case finishAnimations

    // What follows is recorded of lists that move frame by frame; see ``ScenarioOptions/hasFrames``.

    /// The offset was brought in line with a changed geometry: nobody scrolled.
    case adjusted(x: Double, y: Double)
    /// The component's slot is open this far: 0 is closed, 1 open.
    case openness(ScenarioPart, Double)
    /// The opening or closing of the component's slot is over.
    case settled(ScenarioPart)
    /// A wheel notch towards the component that the list could not follow.
    case notch(ScenarioPart)
    /// A key, a notch or a scroll bar: a person did something.
    case input

    /// Several events in one turn of the main loop, with one row after the last.
    case batch([ScenarioEvent])

    /// The components it is addressed to.
    public var parts: [ScenarioPart] {
        switch self {
        case .begin(let part, _), .end(let part, _, _), .tap(let part), .hide(let part, _),
            .setAlphaAuto(let part, _), .set(let part, _), .remove(let part), .attach(let part),
            .openness(let part, _), .settled(let part), .notch(let part):
            [part]
        case .endNoMoreData, .resetNoMoreData: [.footer]
        case .batch(let events): events.flatMap(\.parts)
        case .offset, .pan, .contentSize, .viewport, .inset, .window, .finishAnimations, .adjusted, .input: []
        }
    }

    /// The event itself, or those of a batch.
    public var flattened: [ScenarioEvent] {
        if case .batch(let events) = self { return events.flatMap(\.flattened) }
        return [self]
    }
}
