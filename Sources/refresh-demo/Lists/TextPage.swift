import RefreshCGtk3
import RefreshGtk

/// A GtkTextView in a GtkScrolledWindow, a line for each sample row.
@MainActor
final class TextPage {
    let scrolledWindow: Widget
    private let view: WeakObject<Widget>

    /// - Parameter onSelection: told how many characters are selected, whenever that changes.
    init(_ rows: [SampleRow], onSelection: @escaping @MainActor (Int) -> Void) {
        let view = gtk_text_view_new()!
        self.view = WeakObject(view)
        let textView = view.cast(to: GtkTextView.self)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_left_margin(textView, 12)
        gtk_text_view_set_right_margin(textView, 12)
        gtk_text_view_set_top_margin(textView, 6)
        gtk_text_view_set_bottom_margin(textView, 6)
        scrolledWindow = scrolled(view)
        insert(rows)
        watchSelection(of: gtk_text_view_get_buffer(textView), onSelection)
    }

    /// Puts a line for each row on top. Does nothing once the view is destroyed.
    func insert(_ rows: [SampleRow]) {
        guard let view = view.pointer, let buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self)) else {
            return
        }
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        let text = rows.map { "\($0.title): \($0.detail.lowercased()), and nobody knows why.\n" }.joined()
        gtk_text_buffer_insert(buffer, &start, text, -1)
    }

    private func watchSelection(
        of buffer: UnsafeMutablePointer<GtkTextBuffer>, _ onSelection: @escaping @MainActor (Int) -> Void
    ) {
        var last = 0
        let selectionChanged: @MainActor () -> Void = {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
            let length = Int(gtk_text_iter_get_offset(&end) - gtk_text_iter_get_offset(&start))
            if length != last { onSelection(length) }
            last = length
        }
        SignalConnection.notify(buffer, property: "cursor-position", selectionChanged).keepWithInstance()
        SignalConnection.notify(buffer, property: "has-selection", selectionChanged).keepWithInstance()
    }
}
