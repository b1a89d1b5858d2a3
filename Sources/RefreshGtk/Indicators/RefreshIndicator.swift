import RefreshCGtk3
import RefreshCore

/// The look of a component. One indicator serves one component; it is given a complete
/// ``/RefreshCore/RefreshPresentation`` whenever that changes and never asks for more.
///
/// What a class that conforms must have is ``widget`` and ``update(_:)``. For a look of the application's own
/// ``WidgetIndicator`` is a start.
@MainActor
public protocol RefreshIndicator: AnyObject {
    /// The widget to place in the component's slot. The same one for the whole life of the indicator, which holds
    /// a reference of its own.
    var widget: UnsafeMutablePointer<GtkWidget> { get }

    /// Shows `presentation`. Called only when it differs from the one before.
    func update(_ presentation: RefreshPresentation)

    /// The component was set on `scroller`, or taken off its scroller: nil. Nothing by default.
    func attached(to scroller: RefreshScroller?)

    /// The widget got its place in the slot, which has another size now, in logical pixels. Nothing by default.
    func place(in size: Extents)

    /// ``RefreshLanguage`` changed. The texts of the presentation follow by ``update(_:)``, so that only an indicator
    /// with texts of its own needs to know. Nothing by default.
    func languageDidChange()
}

extension RefreshIndicator {
    public func attached(to scroller: RefreshScroller?) {}
    public func place(in size: Extents) {}
    public func languageDidChange() {}
}
