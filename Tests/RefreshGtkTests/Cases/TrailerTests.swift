import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// I12: the component at the content's end sideways.
    @Suite @MainActor struct TrailerTests {
        init() { GtkHarness.start() }

        @Test("I12: a trailer adds and removes exactly its own width")
        func trailer() {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 1000, 400)
            let fixture = ScrollerFixture(content: area) { $0.trailer = RefreshTrailer() }
            let scroller = fixture.scroller
            #expect(scroller.contentSize == Extents(horizontal: 1000, vertical: 400))
            scroller.contentOffset.horizontal = 600
            #expect(x(fixture) == 600)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(350, 100))
            fixture.move(finger, to: 659, along: .horizontal)
            #expect(scroller.trailer?.state == .idle)
            fixture.move(finger, to: 661, along: .horizontal)
            #expect(scroller.trailer?.state == .pulling)
            fixture.move(finger, to: 670, along: .horizontal)
            #expect(fixture.offset == 0)
            fixture.letGo(finger)
            fixture.settle()
            #expect(scroller.trailer?.state == .refreshing)
            #expect(fixture.count("trailing.refreshing") == 1)
            #expect(x(fixture) == 660)
            #expect(fixture.offset == 0)
            #expect(fixture.insets == Insets(top: 0, leading: 0, bottom: 0, trailing: 60))
            #expect(scroller.trailer.map(fixture.place) == 340...400)
            scroller.trailer?.endRefreshing()
            fixture.settle()
            #expect(x(fixture) == 600)
            #expect(scroller.trailer?.state == .idle)

            scroller.trailer = nil
            gtk_widget_set_size_request(area, 400, 1200)
            scroller.footer = RefreshFooter()
            fixture.watch()
            fixture.settle()
            let horizontal = fixture.horizontalAdjustment
            #expect(gtk_adjustment_get_lower(horizontal) == 0)
            #expect(gtk_adjustment_get_upper(horizontal) == gtk_adjustment_get_page_size(horizontal))
            #expect(fixture.maximum == 744)
            #expect(fixture.insets == Insets(top: 0, leading: 0, bottom: 44, trailing: 0))
        }

        @Test("I12: a trailer that is pulled less, or back, does not refresh", arguments: [[659], [670, 640]])
        func shortPull(_ offsets: [Double]) {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 1000, 400)
            let fixture = ScrollerFixture(content: area) { $0.trailer = RefreshTrailer() }
            fixture.scroller.contentOffset.horizontal = 600
            let finger = Contact.finger(in: fixture.window, at: fixture.point(350, 100))
            for offset in offsets { fixture.move(finger, to: offset, along: .horizontal) }
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.callbacks.isEmpty)
            #expect(x(fixture) == 600)
        }

        private func x(_ fixture: ScrollerFixture) -> Double { fixture.scroller.contentOffset.horizontal }
    }
}
