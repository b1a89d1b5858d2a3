extension MainActor {
    /// Calls `body` with `argument`, on the main actor's thread: `assumeIsolated` for callbacks of C. Off that thread it
    /// is a programmer's error, as there.
    ///
    /// `assumeIsolated` takes what the callback was given as captures, and makes an object for them at each call. Here
    /// nothing is captured and nothing allocated.
    /// - Parameter body: must capture nothing.
    @inline(__always)
    static func enter<Argument, Result>(
        with argument: Argument, _ body: @escaping @MainActor (Argument) -> Result
    ) -> Result {
        preconditionIsolated()
        // Functions with and without an actor differ in their type only.
        return unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
    }
}
