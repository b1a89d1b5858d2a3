import RefreshCGtk3
import RefreshCore

/// An arrow beside the title and the detail: MJRefresh's normal header and back footer.
///
/// The arrow points to where the content is pulled and turns half round, in 0.25 s, while letting go would refresh. A
/// spinner takes its place while the application fetches and fades out, in 0.4 s, after the end. Where nothing may
/// move, three dots stand for the spinner.
@MainActor
public final class ArrowIndicator: LabelledIndicator {
    private let arrow = WidgetReference<GtkImage>(gtk_image_new())
    private let arrowSign: IndicatorSign

    /// A look for one component, to be given to its initialiser.
    public init() {
        arrow.setStyleClass("refresh-arrow", true)
        IconNames.arrow.show(in: arrow.instance)
        arrowSign = IndicatorSign(pull: arrow.widget)
        super.init(sign: arrowSign)
    }

    /// The arrow. For another icon prefer ``arrowIconNames``; for a picture of the application's own use
    /// `gtk_image_set_from_pixbuf` and its kin. It must point down, and is turned as the edge wants it.
    public var arrowImage: UnsafeMutablePointer<GtkImage> { arrow.instance }

    /// Names of the arrow's icon, the best first; the first that the icon theme has is shown. The icon must point
    /// down. `go-down-symbolic` by default. None is a programmer's error.
    public var arrowIconNames = IconNames.arrow.names {
        didSet {
            precondition(!arrowIconNames.isEmpty, "an arrow needs the name of an icon")
            IconNames(arrowIconNames).show(in: arrowImage)
        }
    }

    /// The widget that is shown while the application fetches. A GtkSpinner by default, which is started and stopped;
    /// any other widget is only shown and has to stop by itself when it is unmapped.
    public var spinner: UnsafeMutablePointer<GtkWidget> {
        get { arrowSign.spinner.reference.widget }
        set { arrowSign.replaceSpinner(with: newValue) }
    }
}
