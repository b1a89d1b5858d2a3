import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// What one sees of the components.
extension ScrollerFixture {
    /// The widget in the component's slot.
    package func slot(of refresher: Refresher) -> UnsafeMutablePointer<GtkWidget> {
        gtk_widget_get_parent(refresher.indicator.widget)!
    }

    /// How many pixels of the component are inside the viewport along its axis; 0 when it is not mapped.
    package func visiblePixels(of refresher: Refresher) -> Double {
        guard let place = place(of: refresher) else { return 0 }
        let axis = refresher.edge.axis
        let viewport = Double(
            axis == .vertical
                ? gtk_widget_get_allocated_height(scrolledWindow) : gtk_widget_get_allocated_width(scrolledWindow))
        return max(min(place.upperBound, viewport) - max(place.lowerBound, 0), 0)
    }

    /// From where to where the component reaches inside the viewport along its axis; nil when it is not mapped.
    package func place(of refresher: Refresher) -> ClosedRange<Double>? {
        let slot = slot(of: refresher)
        guard gtk_widget_get_mapped(slot) != 0 else { return nil }
        var (x, y): (gint, gint) = (0, 0)
        gtk_widget_translate_coordinates(slot, scrolledWindow, 0, 0, &x, &y)
        let isVertical = refresher.edge.axis == .vertical
        let start = Double(isVertical ? y : x)
        return start...start
            + Double(isVertical ? gtk_widget_get_allocated_height(slot) : gtk_widget_get_allocated_width(slot))
    }

    /// Whether the component's spinner turns.
    package func isSpinning(_ refresher: Refresher) -> Bool {
        descendants(of: slot(of: refresher)).contains {
            $0.isInstance(of: gtk_spinner_get_type())
                && gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
        }
    }

    /// Whether a widget of the component with this style class is mapped and not transparent.
    package func shows(_ styleClass: String, in refresher: Refresher) -> Bool {
        descendants(of: slot(of: refresher)).contains {
            gtk_style_context_has_class(gtk_widget_get_style_context($0), styleClass) != 0
                && gtk_widget_get_mapped($0) != 0
        }
    }

    /// The texts that the component shows.
    package func texts(in refresher: Refresher) -> [String] {
        descendants(of: slot(of: refresher)).compactMap {
            guard $0.isInstance(of: gtk_label_get_type()), gtk_widget_get_mapped($0) != 0 else { return nil }
            return gtk_label_get_text($0.cast(to: GtkLabel.self)).map { String(cString: $0) }
        }
    }

    private func descendants(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        guard widget.isInstance(of: gtk_container_get_type()) else { return [widget] }
        let children = gtk_container_get_children(widget.cast(to: GtkContainer.self))
        defer { g_list_free(children) }
        var result = [widget]
        var next = children
        while let link = next {
            result += descendants(of: link.pointee.data.cast(to: GtkWidget.self))
            next = link.pointee.next
        }
        return result
    }
}
