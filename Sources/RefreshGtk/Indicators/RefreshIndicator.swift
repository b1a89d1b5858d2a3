import RefreshCGtk3
import RefreshCore

/// The look of a component. One indicator serves one component; it is given a complete ``RefreshPresentation``
/// whenever that changes and never asks for more.
@MainActor
public protocol RefreshIndicator: AnyObject {
    /// The widget to place in the component's slot. The same one for the whole life of the indicator, which holds
    /// a reference of its own.
    var widget: UnsafeMutablePointer<GtkWidget> { get }

    /// Shows `presentation`. Called only when it differs from the one before.
    func update(_ presentation: RefreshPresentation)
}
