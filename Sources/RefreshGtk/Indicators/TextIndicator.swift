/// Only the title and the detail: MJRefresh's state header and state footers.
@MainActor
public final class TextIndicator: LabelledIndicator {
    /// A look for one component, to be given to its initialiser.
    public init() { super.init(sign: nil) }
}
