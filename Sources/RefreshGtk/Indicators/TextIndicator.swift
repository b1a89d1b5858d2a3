/// Only the title and the detail: MJRefresh's state header and state footers.
@MainActor
public final class TextIndicator: LabelledIndicator {
    public init() { super.init(sign: nil) }
}
