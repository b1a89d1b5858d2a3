import Foundation
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

@testable import refresh_demo

@Suite("The source of the demo's examples", .serialized)
@MainActor
struct SourceTests {
    init() { GtkHarness.start() }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/refresh-demo/Examples")

    @Test("each example carries the whole text of the file that it is written in", arguments: Example.all)
    func carried(_ example: Example) throws {
        let file = Self.folder.appendingPathComponent(example.fileName)
        #expect(example.source == (try String(contentsOf: file, encoding: .utf8)))
        #expect(example.source.contains("id: \"\(example.id)\""))
    }

    @Test("each example has a file of its own, short enough to be read in the gallery")
    func files() {
        #expect(Set(Example.all.map(\.fileName)).count == Example.all.count)
        for example in Example.all {
            let lineCount = example.source.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lineCount <= 80, "\(example.fileName)")
        }
    }

    @Test("--source prints it, without a display", arguments: ["header-default", "processes", "nested"])
    func printed(_ id: String) throws {
        let demo = try DemoProcess(["--source", id], hasDisplay: false)
        #expect(demo.status == 0)
        #expect(demo.errors.isEmpty)
        #expect(demo.output == Example.named(id)?.source)
    }

    @Test("the gallery shows the source of the example that is selected, also when another one is")
    func shown() throws {
        try withGallery { gallery in
            let view = try gallery.sourceView
            let run = try #require(gallery.shown)
            GtkHarness.wait(until: gtk_widget_get_mapped(run.widget) != 0)
            #expect(gtk_widget_get_mapped(view) == 0)
            try gallery.click("_Source")
            GtkHarness.wait(until: gtk_widget_get_mapped(view) != 0, "the source is shown")
            #expect(gtk_widget_get_mapped(run.widget) == 0)
            for example in Example.listed {
                gallery.sidebar.select(example)
                #expect(view.text == example.source)
            }
            try gallery.click("L_ist")
            let last = try #require(gallery.shown)
            GtkHarness.wait(until: gtk_widget_get_mapped(last.widget) != 0, "the list is shown")
            #expect(gtk_widget_get_mapped(view) == 0)
        }
    }

    @Test("the source can be read by keyboard, selected and copied, but not changed; its lines are not wrapped")
    func read() throws {
        try withGallery { gallery in
            let view = try gallery.sourceView
            let textView = view.cast(to: GtkTextView.self)
            try gallery.click("_Source")
            #expect(gtk_widget_is_focus(view) != 0)
            #expect(gtk_text_view_get_editable(textView) == 0)
            #expect(gtk_text_view_get_cursor_visible(textView) != 0)
            #expect(gtk_text_view_get_accepts_tab(textView) == 0)
            #expect(gtk_text_view_get_wrap_mode(textView) == GTK_WRAP_NONE)
            #expect(gtk_text_view_get_monospace(textView) != 0)
            let clipboard = gtk_widget_get_clipboard(view, gdk_atom_intern_static_string("CLIPBOARD"))
            gtk_clipboard_set_text(clipboard, "before", -1)
            try gallery.click("Cop_y")
            let copied = try #require(gtk_clipboard_wait_for_text(clipboard))
            defer { g_free(copied) }
            #expect(String(cString: copied) == Example.listed[0].source)
        }
    }

    @Test("source is written from left to right, also in a window from right to left, and begins at its first letter")
    func direction() throws {
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        try withGallery { gallery in
            let view = try gallery.sourceView
            try gallery.click("_Source")
            GtkHarness.wait(until: gtk_widget_get_mapped(view) != 0)
            GtkHarness.frames(2, of: view)
            #expect(gtk_widget_get_direction(gallery.window) == GTK_TEXT_DIR_RTL)
            #expect(view.isFirstLetterAtTopLeft)
            gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
            gallery.sidebar.select(.headerOwnWidget)
            GtkHarness.frames(2, of: view)
            #expect(view.isFirstLetterAtTopLeft)
        }
    }
}

extension GalleryWindow {
    fileprivate var sourceView: Widget {
        get throws {
            try #require(
                leaves.first {
                    $0.isInstance(of: gtk_text_view_get_type())
                        && String(cString: atk_object_get_name(gtk_widget_get_accessible($0))) == "Source"
                })
        }
    }
}

@MainActor
extension Widget {
    fileprivate var text: String {
        let buffer = gtk_text_view_get_buffer(cast(to: GtkTextView.self))
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Where a text from left to right begins: the first letter is next to the margins.
    fileprivate var isFirstLetterAtTopLeft: Bool {
        let view = cast(to: GtkTextView.self)
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view), &start)
        var place = GdkRectangle()
        gtk_text_view_get_iter_location(view, &start, &place)
        var (x, y): (gint, gint) = (0, 0)
        gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, place.x, place.y, &x, &y)
        return x == gtk_text_view_get_left_margin(view) && y == gtk_text_view_get_top_margin(view)
    }
}
