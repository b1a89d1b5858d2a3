import RefreshCGtk3
import RefreshGtk
import Testing

/// The parts of an indicator, wherever it is shown.
@MainActor
struct IndicatorParts {
    /// The indicator's.
    let widget: UnsafeMutablePointer<GtkWidget>

    /// The one mapped widget in the indicator with a style class; nil if there is none.
    func mapped(_ styleClass: String) -> UnsafeMutablePointer<GtkWidget>? {
        let found = find(styleClass).filter { gtk_widget_get_mapped($0) != 0 }
        return found.count == 1 ? found[0] : nil
    }

    /// The widgets in the indicator with a style class, mapped or not.
    func find(_ styleClass: String) -> [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: widget).filter {
            gtk_style_context_has_class(gtk_widget_get_style_context($0), styleClass) != 0
        }
    }

    /// Where a mapped widget is, from the indicator's top left corner.
    func rectangle(_ styleClass: String) -> Rectangle? {
        guard let part = mapped(styleClass) else { return nil }
        var left: gint = 0
        var top: gint = 0
        gtk_widget_translate_coordinates(part, widget, 0, 0, &left, &top)
        return Rectangle(
            left: Int(left), top: Int(top), width: Int(gtk_widget_get_allocated_width(part)),
            height: Int(gtk_widget_get_allocated_height(part)))
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

    /// Checks that nothing overlaps and nothing is cut off, and returns the shown parts.
    @discardableResult
    func check(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) -> [Rectangle] {
        let labels = ["refresh-title", "refresh-detail"]
        let parts = (["refresh-sign"] + labels).compactMap { rectangle($0) }
        let inks = [rectangle("refresh-sign")].compactMap(\.self) + labels.compactMap { ink($0) }
        let width = Int(gtk_widget_get_allocated_width(widget))
        let height = Int(gtk_widget_get_allocated_height(widget))
        for pieces in [parts, inks] {
            for (index, piece) in pieces.enumerated() {
                #expect(piece.left >= 0 && piece.right <= width, comment, sourceLocation: sourceLocation)
                #expect(piece.top >= 0 && piece.bottom <= height, comment, sourceLocation: sourceLocation)
                for other in pieces[..<index] {
                    #expect(!piece.intersects(other), comment, sourceLocation: sourceLocation)
                }
            }
        }
        return parts
    }

    /// What the text of a mapped label covers, from the indicator's top left corner. Not what Pango keeps free for its
    /// lines: an ellipsis out of another font makes that higher, although it is not.
    private func ink(_ styleClass: String) -> Rectangle? {
        guard let label = mapped(styleClass), let part = rectangle(styleClass) else { return nil }
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(label.cast(to: GtkLabel.self)), &ink, nil)
        var (x, y): (gint, gint) = (0, 0)
        gtk_label_get_layout_offsets(label.cast(to: GtkLabel.self), &x, &y)
        var allocation = GtkAllocation()
        gtk_widget_get_allocation(label, &allocation)
        return Rectangle(
            left: part.left + Int(x - allocation.x + ink.x), top: part.top + Int(y - allocation.y + ink.y),
            width: Int(ink.width), height: Int(ink.height))
    }

    /// Whether the text of a mapped label ends in an ellipsis for want of room; nil if there is no such label.
    func isShortened(_ styleClass: String) -> Bool? {
        mapped(styleClass).map {
            pango_layout_is_ellipsized(gtk_label_get_layout($0.cast(to: GtkLabel.self))) != 0
        }
    }

    /// The text of a mapped label; nil if there is no such label.
    func text(_ styleClass: String) -> String? {
        mapped(styleClass).flatMap { gtk_label_get_text($0.cast(to: GtkLabel.self)) }.map { String(cString: $0) }
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
