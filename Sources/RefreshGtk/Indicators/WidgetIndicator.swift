import RefreshCGtk3
import RefreshCore

/// A look of the application's own: any widget, and what is to happen to it. MJRefresh's custom components.
///
/// With a closure:
///
/// ```swift
/// let label = gtk_label_new(nil)!
/// let look = WidgetIndicator(label) { presentation in
///     gtk_widget_set_sensitive(label, presentation.state == .idle ? 0 : 1)
/// }
/// scroller.header = RefreshHeader(indicator: look) { header in reload { header.endRefreshing() } }
/// ```
///
/// The widget has style classes that tell CSS how things are, such as `refreshing` and `failed`: see <doc:Styling>.
///
/// Or as a subclass, which overrides the methods it needs; none of them has to call `super`. They are called on GTK's
/// thread. Those about the list are called while the component is on a scroller, also out of sight.
@MainActor
open class WidgetIndicator: RefreshIndicator, @MainActor ScrollObserver {
    public let widget: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference<UnsafeMutablePointer<GtkWidget>>

    /// What is shown now.
    public private(set) var presentation = RefreshPresentation()

    /// The scroller that the component is on; nil where there is none.
    public private(set) weak var scroller: RefreshScroller?

    /// Called with each new presentation, after the methods. Kept as long as the indicator: what it captures should not
    /// hold the component.
    public var onUpdate: (@MainActor (RefreshPresentation) -> Void)?

    /// A look that shows `widget`, for one component.
    /// - Parameters:
    ///   - widget: without a parent. It fills the slot as its alignment and expansion say, and is shown with what is in
    ///     it; `gtk_widget_set_no_show_all` keeps a part hidden.
    ///   - onUpdate: see ``onUpdate``.
    public init(
        _ widget: UnsafeMutablePointer<GtkWidget>, onUpdate: (@MainActor (RefreshPresentation) -> Void)? = nil
    ) {
        self.widget = widget
        self.onUpdate = onUpdate
        reference = ObjectReference(widget)
        widget.setStyleClass("refresh-own", true)
        presentation.setStyleClasses(of: widget)
        prepare()
    }

    /// The place to make and set up what is in the widget. Called once, at the end of the initialiser of this class: a
    /// subclass has all its properties by then.
    open func prepare() {}

    /// The place to arrange what GTK does not arrange by itself. Called after the widget got its place in the slot,
    /// whenever the slot's size changed, and not within GTK's layout: it may ask for another one.
    /// - Parameter size: the slot's, in logical pixels.
    open func place(in size: Extents) {}

    /// The component's state changed.
    open func stateDidChange(from before: RefreshState, to now: RefreshState) {}

    /// The pull went on or back: ``/RefreshCore/RefreshPresentation/fraction``.
    open func fractionDidChange(from before: Double, to now: Double) {}

    /// Anything that is to be shown changed; after the two above. ``presentation`` is `now` already.
    open func presentationDidChange(to now: RefreshPresentation) {}

    /// ``RefreshLanguage`` changed; the presentation with the new texts follows.
    open func languageDidChange() {}

    /// The content moved; ``RefreshScroller/contentOffset``.
    open func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {}

    /// The content has another size; ``RefreshScroller/contentSize``.
    open func contentSizeDidChange(to content: Extents) {}

    /// The list itself has another size.
    open func viewportDidChange(to viewport: Extents) {}

    /// A finger, or what stands for one, took hold of the content, moves it or let it go.
    open func panDidChange(to phase: PanPhase, along axis: Axis) {}

    public final func update(_ presentation: RefreshPresentation) {
        let before = self.presentation
        self.presentation = presentation
        if presentation.hasOtherStyleClasses(than: before) { presentation.setStyleClasses(of: widget) }
        if presentation.state != before.state { stateDidChange(from: before.state, to: presentation.state) }
        if presentation.fraction != before.fraction {
            fractionDidChange(from: before.fraction, to: presentation.fraction)
        }
        presentationDidChange(to: presentation)
        onUpdate?(presentation)
    }

    public final func attached(to scroller: RefreshScroller?) {
        self.scroller?.removeObserver(self)
        self.scroller = scroller
        scroller?.addObserver(self)
    }
}
