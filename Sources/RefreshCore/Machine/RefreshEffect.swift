/// A moment at which the application is called.
public enum RefreshCallback: String, Sendable, Hashable {
    case refreshing
    case beginCompletion
    case endingAnimationBegan
    case endCompletion
}

/// What a component wants done. Effects are to be performed in the order in which they were given.
public enum RefreshEffect: Sendable, Hashable {
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
    public var effect: RefreshEffect

    public init(component: Int, effect: RefreshEffect) {
        self.component = component
        self.effect = effect
    }
}
