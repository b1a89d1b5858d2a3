/// A moment at which the application is called.
public enum RefreshCallback: String, Sendable, Hashable {
    /// A refresh has begun and its slot is open: the application is to fetch.
    case refreshing
    /// Right after `refreshing`.
    case beginCompletion
    /// A refresh has ended and the slot begins to close. Not by an automatic component.
    case endingAnimationBegan
    /// The slot is closed.
    case endCompletion
}

/// What a component wants done. Effects are to be performed in the order in which they were given.
public enum RefreshEffect: Sendable, Hashable {
    /// Tell the application, and show it. The machine's state is `to` already.
    case stateChanged(from: RefreshState, to: RefreshState)
    /// Open the slot and bring it into sight, then report ``RefreshEvent/slotSettled(generation:)``.
    case openSlot(generation: Int)
    /// Close the slot, then report. After a failure its message is to be readable first.
    case closeSlot(generation: Int, failed: Bool)
    /// Close the slot at once; nothing is to be reported.
    case dropSlot
    /// Run the handler that the application set for this moment.
    case call(RefreshCallback)
    /// Run the one-shot completion that was given with a call.
    case complete(Int)
    /// Forget the one-shot completion: its moment will not come.
    case forget(Int)
    /// Store the time of the last update.
    case storeTime
}

/// An effect and the component that wants it.
public struct ScrollEffect: Sendable, Hashable {
    /// ``RefreshMachine/id`` of the component. One that was removed meanwhile gets no further effect.
    public var component: Int
    /// What it wants.
    public var effect: RefreshEffect

    /// An effect of the component with this ``RefreshMachine/id``.
    public init(component: Int, effect: RefreshEffect) {
        self.component = component
        self.effect = effect
    }
}
