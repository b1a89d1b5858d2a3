/// The run of one animation: turns the time of each frame into a fraction of its duration, and says once that it ended.
///
/// It reads no clock: the caller passes the time of each frame.
public struct Timeline: Sendable, Hashable {
    /// What one frame shows.
    public struct Step: Sendable, Hashable {
        /// The part of the duration that is over, 0 to 1; never less than in the step before.
        public let fraction: Double
        /// Whether the animation ended with this step. True for one step at most.
        public let finished: Bool
    }

    /// In seconds. 0 or less ends at the first step.
    public let duration: Double

    private var start: Double?
    private var elapsed = 0.0
    private var isOver = false

    /// A timeline that starts with the first frame it is shown, however late that comes: an animation that was begun
    /// while the main loop was busy loses nothing of its beginning.
    public init(duration: Double) {
        self.duration = duration
    }

    /// Whether there is more to come: true before the first step, false once it ended or was stopped.
    public var isRunning: Bool { !isOver }

    /// The part of the duration that is over, as of the last step.
    public var fraction: Double {
        if duration > 0 { return min(elapsed / duration, 1) }
        return isOver && start != nil ? 1 : 0
    }

    /// Moves on to a frame.
    ///
    /// A frame long after the last one jumps to the end. A time before the last one repeats the last step, and the
    /// timeline goes on from that time. After the end, or after `stop()`, the last fraction is repeated.
    ///
    /// - Parameter now: the time of the frame, in seconds on any clock.
    public mutating func advance(to now: Double) -> Step {
        guard !isOver else { return Step(fraction: fraction, finished: false) }
        let begin = start ?? now
        if now - begin >= elapsed {
            start = begin
            elapsed = now - begin
        } else {
            start = now - elapsed
        }
        isOver = elapsed >= duration
        return Step(fraction: fraction, finished: isOver)
    }

    /// Ends the animation where it is.
    ///
    /// - Returns: true if it was running, so that whoever waits for its end is told by exactly one of `advance` and
    ///   `stop`.
    @discardableResult
    public mutating func stop() -> Bool {
        defer { isOver = true }
        return !isOver
    }
}
