import RefreshCGtk3
import RefreshCore

/// What an indicator has beside its labels.
@MainActor
protocol Sign: AnyObject {
    /// The same one for the whole life of the sign.
    var widget: UnsafeMutablePointer<GtkWidget> { get }

    /// Shows `presentation`, whose fraction is 0 whatever the pull: this is not called at each of its steps.
    func show(_ presentation: RefreshPresentation)
}
