/// What is measured.
enum Figure: String, CaseIterable {
    case coreEvent = "core.event_ratio"
    case pullStep = "pull.step_ratio"
    case pullFrame = "pull.frame_ratio"
    case scrollFrame = "scroll.frame_ratio"
    case pullRows = "pull.rows_ratio"
    case pullAllocations = "pull.child_allocations"
    case idleWakeups = "idle.wakeups"
    case startup = "startup.ratio"

    /// At most this much is wanted.
    var goal: Double {
        switch self {
        case .coreEvent: 0.1
        case .pullStep, .pullFrame: 1
        case .scrollFrame: 1.03
        case .pullRows: 1.1
        case .pullAllocations, .idleWakeups: 0
        case .startup: 1.5
        }
    }

    var unit: String {
        switch self {
        case .pullAllocations, .idleWakeups: "count"
        default: "ratio"
        }
    }

    var summary: String {
        switch self {
        case .coreEvent: "the core's time for an offset event / GTK's for setting the value of an adjustment"
        case .pullStep: "a touchpad step beyond the edge, with the library / one in range, without"
        case .pullFrame: "a frame while pulling / a frame while scrolling without the library"
        case .scrollFrame: "a frame while scrolling, with the library / without"
        case .pullRows: "a step of a pull with 100 000 rows / with 100"
        case .pullAllocations: "size allocations of the child in 1000 steps of a pull"
        case .idleWakeups: "main-loop dispatches in 5 s at rest, after a refresh of header and footer"
        case .startup: "refresh-demo to its first frame / a bare GTK window in C"
        }
    }

    /// Measures it. Throws a ``Unmeasurable``.
    @MainActor
    func measure() throws -> Measurement {
        switch self {
        case .coreEvent: CoreEventBench.measure()
        case .pullStep: PullStepBench.measureSteps()
        case .pullFrame: FrameBench.measure(.pulling)
        case .scrollFrame: FrameBench.measure(.scrolling)
        case .pullRows: PullStepBench.measureRows()
        case .pullAllocations: try PullStepBench.countAllocations()
        case .idleWakeups: IdleBench.measure()
        case .startup: try StartupBench.measure()
        }
    }
}

/// Why a figure cannot be taken here, in one line.
struct Unmeasurable: Error {
    let reason: String
}
