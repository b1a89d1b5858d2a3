// What the snippets of the documentation find at hand beside the library: stands for a program's own code. data/make-docs
// compiles it together with them.
import RefreshCGtk3
import RefreshCore
import RefreshGtk

@MainActor let scrolledWindow: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
@MainActor let scroller = RefreshScroller(scrolledWindow)
@MainActor let header = RefreshHeader()
@MainActor let footer = RefreshFooter()

@MainActor func reload(_ done: @escaping @MainActor () -> Void = {}) {}
@MainActor func loadMore(_ done: @escaping @MainActor () -> Void = {}) {}
@MainActor func loadPage(_ done: @escaping @MainActor (_ isLast: Bool) -> Void) {}
@MainActor func show(_ news: [String]) {}
func fetchNews() async throws -> [String] { [] }
