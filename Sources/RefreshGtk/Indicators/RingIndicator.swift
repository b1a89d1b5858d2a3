import RefreshCGtk3
import RefreshCore

/// A ring beside the title and the detail that closes as the pull goes on, and a spinner in its place while the
/// application fetches: MyRefreshView. Letting go of a closed ring refreshes.
///
/// The ring has the colour of the style class `refresh-ring`, by default that of the texts. Where nothing may move,
/// three dots stand for the spinner.
@MainActor
public final class RingIndicator: LabelledIndicator {
    /// The pull in logical pixels that closes the ring, from MyRefreshView: the extent to give to its component, as
    /// ``RefreshHeader/ring(onRefreshing:)`` does. With another extent the ring is closed at that.
    public static let pullDistance = 80.0

    private let ring = RingView()
    private let ringSign: IndicatorSign

    /// A look for one component, to be given to its initialiser. Mind its extent: ``pullDistance``.
    public init() {
        ringSign = IndicatorSign(pull: ring.widget)
        super.init(sign: ringSign)
    }

    /// The widget that is shown while the application fetches. A GtkSpinner by default, which is started and stopped;
    /// any other widget is only shown and has to stop by itself when it is unmapped.
    public var spinner: UnsafeMutablePointer<GtkWidget> {
        get { ringSign.spinner.reference.widget }
        set { ringSign.replaceSpinner(with: newValue) }
    }

    public override func update(_ presentation: RefreshPresentation) {
        super.update(presentation)
        ring.fraction = presentation.fraction
    }
}

extension RefreshHeader {
    /// A header with a ``RingIndicator``, 80 pixels high, so that the ring is closed where letting go refreshes.
    public static func ring(onRefreshing: (@MainActor (RefreshHeader) -> Void)? = nil) -> RefreshHeader {
        let header = RefreshHeader(indicator: RingIndicator(), onRefreshing: onRefreshing)
        header.extent = RingIndicator.pullDistance
        return header
    }
}
