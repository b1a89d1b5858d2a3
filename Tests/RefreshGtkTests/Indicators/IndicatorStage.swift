import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

/// An indicator in a window, as a slot holds it: as wide as the window, and as high as it says it needs.
@MainActor
final class IndicatorStage {
    let indicator: any RefreshIndicator
    let window: TestWindow
    private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!

    init(_ indicator: any RefreshIndicator, width: Int32 = 400, height: Int = 54) {
        self.indicator = indicator
        window = TestWindow(width: width, height: Int32(height) + 40)
        gtk_box_pack_start(box.cast(to: GtkBox.self), indicator.widget, 0, 0, 0)
        let extent = max(height, indicator.minimumExtent(along: .vertical))
        gtk_widget_set_size_request(indicator.widget, -1, gint(extent))
    }

    /// Shows the window with a presentation.
    func show(_ presentation: RefreshPresentation) {
        indicator.update(presentation)
        window.show(box)
    }

    /// Changes the presentation and waits for the frame that shows it.
    func update(_ presentation: RefreshPresentation) {
        indicator.update(presentation)
        GtkHarness.frames(2, of: window.widget)
    }

    /// The one mapped widget in the indicator with a style class; nil if there is none.
    func mapped(_ styleClass: String) -> UnsafeMutablePointer<GtkWidget>? {
        let found = find(styleClass).filter { gtk_widget_get_mapped($0) != 0 }
        return found.count == 1 ? found[0] : nil
    }

    /// The widgets in the indicator with a style class, mapped or not.
    func find(_ styleClass: String) -> [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: indicator.widget).filter {
            gtk_style_context_has_class(gtk_widget_get_style_context($0), styleClass) != 0
        }
    }

    /// Where a mapped widget is, from the indicator's top left corner.
    func rectangle(_ styleClass: String) -> Rectangle? {
        guard let widget = mapped(styleClass) else { return nil }
        var left: gint = 0
        var top: gint = 0
        gtk_widget_translate_coordinates(widget, indicator.widget, 0, 0, &left, &top)
        return Rectangle(
            left: Int(left), top: Int(top), width: Int(gtk_widget_get_allocated_width(widget)),
            height: Int(gtk_widget_get_allocated_height(widget)))
    }

    private func descendants(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        guard widget.isInstance(of: gtk_container_get_type()) else { return [widget] }
        var result = [widget]
        let children = gtk_container_get_children(widget.cast(to: GtkContainer.self))
        defer { g_list_free(children) }
        var next = children
        while let link = next {
            result += descendants(of: link.pointee.data.cast(to: GtkWidget.self))
            next = link.pointee.next
        }
        return result
    }
}

/// A part of an indicator, in pixels.
struct Rectangle: Hashable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    var right: Int { left + width }
    var bottom: Int { top + height }
    var middle: Double { Double(top) + Double(height) / 2 }

    func intersects(_ other: Rectangle) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

extension RefreshPresentation {
    /// What the header shows in a state, in English.
    static func header(_ state: RefreshState, isAnimated: Bool = true) -> RefreshPresentation {
        RefreshPresentation(
            state: state, fraction: 1, edge: .top, title: RefreshTexts.english.title(for: state, component: .header),
            detail: "Last update: 2024-03-05 14:05", isAnimated: isAnimated, isInSight: true)
    }

    /// What the back footer shows in a state, in English.
    static func footer(_ state: RefreshState) -> RefreshPresentation {
        RefreshPresentation(
            state: state, fraction: 1, edge: .bottom,
            title: RefreshTexts.english.title(for: state, component: .backFooter), isInSight: true)
    }
}
