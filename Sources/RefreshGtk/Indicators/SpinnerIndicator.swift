import RefreshCGtk3

/// The title and, while the application fetches, a spinner beside it: MJRefresh's normal automatic footer. With
/// ``LabelledIndicator/isRefreshingTitleHidden`` the spinner is alone in the middle. Where nothing may move, three dots
/// stand for the spinner.
@MainActor
public final class SpinnerIndicator: LabelledIndicator {
    private let spinnerSign = IndicatorSign(pull: nil)

    /// A look for one component, to be given to its initialiser.
    public init() { super.init(sign: spinnerSign) }

    /// The widget that is shown while the application fetches. A GtkSpinner by default, which is started and stopped;
    /// any other widget is only shown and has to stop by itself when it is unmapped.
    public var spinner: UnsafeMutablePointer<GtkWidget> {
        get { spinnerSign.spinner.reference.widget }
        set { spinnerSign.replaceSpinner(with: newValue) }
    }
}
