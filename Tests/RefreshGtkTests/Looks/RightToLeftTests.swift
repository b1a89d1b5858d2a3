import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// V06.2 and I12 from right to left: the content's end is on the left.
    @Suite("A list sideways from right to left") @MainActor
    final class RightToLeftTests {
        init() {
            GtkHarness.start()
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        }

        isolated deinit { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }

        /// What a pull is made by.
        enum Device: Sendable, CaseIterable { case finger, mouse, touchpad }

        /// Content of 1000 pixels in a window of 400, with a trailer.
        private func makeFixture(width: Int32 = 1000) -> ScrollerFixture {
            let strip = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            for index in 0..<Int(width) / 100 {
                let card = gtk_label_new("Card \(index)")!
                gtk_widget_set_size_request(card, 100, 400)
                gtk_container_add(strip.cast(to: GtkContainer.self), card)
            }
            return ScrollerFixture(content: strip) { $0.trailer = RefreshTrailer() }
        }

        private func x(_ fixture: ScrollerFixture) -> Double { fixture.scroller.contentOffset.horizontal }

        /// Where a card begins inside the viewport, as GTK has it on the screen.
        private func cardX(_ index: Int, _ fixture: ScrollerFixture) -> Double {
            let children = gtk_container_get_children(fixture.list.cast(to: GtkContainer.self))
            defer { g_list_free(children) }
            let card = g_list_nth_data(children, guint(index))!.cast(to: GtkWidget.self)
            var (left, top): (gint, gint) = (0, 0)
            gtk_widget_translate_coordinates(card, fixture.scrolledWindow, 0, 0, &left, &top)
            return Double(left)
        }

        private func toEnd(_ fixture: ScrollerFixture) {
            fixture.scroller.contentOffset.horizontal = 600
            fixture.settle()
        }

        @Test("I12: a list begins at its right, and its offset counts from there")
        func beginning() {
            let fixture = makeFixture()
            #expect(x(fixture) == 0)
            #expect(cardX(0, fixture) == 300)
            #expect(gtk_adjustment_get_value(fixture.horizontalAdjustment) == 600)
            fixture.scroller.contentOffset.horizontal = 250
            fixture.settle()
            #expect(cardX(0, fixture) == 550)
            #expect(gtk_adjustment_get_value(fixture.horizontalAdjustment) == 350)
            toEnd(fixture)
            #expect(cardX(9, fixture) == 0)
            #expect(gtk_adjustment_get_value(fixture.horizontalAdjustment) == 0)
            gtk_adjustment_set_value(fixture.horizontalAdjustment, 100)
            #expect(x(fixture) == 500)
            #expect(cardX(9, fixture) == -100)
        }

        @Test(
            "V06.2, I12: pulled to the right at the left edge, the trailer appears there, refreshes once and adds its width",
            arguments: Device.allCases)
        func pull(_ device: Device) throws {
            let fixture = makeFixture()
            let trailer = try #require(fixture.scroller.trailer)
            toEnd(fixture)
            let start = fixture.point(50, 100)
            func drag(_ contact: Contact) {
                contact.move(byX: 40, steps: 4, interval: 8)
                #expect(trailer.state == .idle)
                contact.move(byX: 160, steps: 16, interval: 8)
                #expect(trailer.state == .pulling)
                #expect(cardX(9, fixture) > 60)
                #expect(fixture.place(of: trailer) == cardX(9, fixture) - 60...cardX(9, fixture))
                fixture.letGo(contact)
            }
            switch device {
            case .finger: drag(.finger(in: fixture.window, at: start))
            case .mouse: drag(.mouse(in: fixture.window, at: start))
            case .touchpad:
                for _ in 0..<20 {
                    EventClock.advance(10)
                    Touchpad.scroll(in: fixture.window, at: start, x: -0.25)
                }
                #expect(trailer.state == .pulling)
                #expect(cardX(9, fixture) > 60)
                EventClock.advance(100)
                Touchpad.stop(in: fixture.window, at: start)
            }
            fixture.settle()
            #expect(trailer.state == .refreshing)
            #expect(fixture.count("trailing.refreshing") == 1)
            #expect(x(fixture) == 660 && fixture.offset == 0)
            #expect(fixture.insets == Insets(top: 0, leading: 0, bottom: 0, trailing: 60))
            #expect(fixture.place(of: trailer) == 0...60)
            #expect(cardX(9, fixture) == 60)
            trailer.endRefreshing()
            fixture.settle()
            #expect(x(fixture) == 600 && fixture.insets == .zero)
            #expect(cardX(9, fixture) == 0)
            #expect(fixture.count("trailing.refreshing") == 1)
            fixture.scroller.trailer = nil
            fixture.settle()
            let adjustment = fixture.horizontalAdjustment
            #expect(gtk_adjustment_get_lower(adjustment) == 0 && gtk_adjustment_get_upper(adjustment) == 1000)
        }

        @Test("a pull to the right at the beginning, and one to the left at the end, do not pull the trailer")
        func otherWay() throws {
            let fixture = makeFixture()
            let trailer = try #require(fixture.scroller.trailer)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(300, 100))
            finger.move(byX: -150, steps: 15, interval: 8)
            // Beyond the beginning, which is on the right, there is only the rubber band.
            #expect(x(fixture) < 0)
            #expect(cardX(0, fixture) < 300)
            fixture.letGo(finger)
            fixture.settle()
            #expect(x(fixture) == 0)
            #expect(fixture.callbacks.isEmpty && trailer.state == .idle)
        }

        @Test("content that is shorter than the viewport lies at its right, and the trailer at its left edge")
        func shortContent() throws {
            let fixture = makeFixture(width: 200)
            let trailer = try #require(fixture.scroller.trailer)
            #expect(x(fixture) == 0 && cardX(0, fixture) == 300)
            let finger = Contact.finger(in: fixture.window, at: fixture.point(50, 100))
            finger.move(byX: 200, steps: 20, interval: 8)
            #expect(trailer.state == .pulling)
            fixture.letGo(finger)
            fixture.settle()
            #expect(trailer.state == .refreshing)
            #expect(fixture.place(of: trailer) == 0...60)
            trailer.endRefreshing()
            fixture.settle()
            #expect(x(fixture) == 0 && cardX(0, fixture) == 300)
            #expect(gtk_adjustment_get_upper(fixture.horizontalAdjustment) == 400)
        }

        @Test("cards that are added at the end leave those in sight where they are")
        func growth() {
            let fixture = makeFixture()
            fixture.scroller.contentOffset.horizontal = 300
            fixture.settle()
            let before = cardX(5, fixture)
            for _ in 0..<3 {
                let card = gtk_label_new("More")!
                gtk_widget_set_size_request(card, 100, 400)
                gtk_container_add(fixture.list.cast(to: GtkContainer.self), card)
                gtk_widget_show(card)
            }
            GtkHarness.wait(until: fixture.scroller.contentSize.horizontal == 1300)
            fixture.settle()
            #expect(x(fixture) == 300)
            #expect(cardX(5, fixture) == before)
        }

        @Test("a direction that changes at run time mirrors the list and keeps its offset; detaching keeps its place")
        func change() throws {
            gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
            let fixture = makeFixture()
            fixture.scroller.contentOffset.horizontal = 250
            fixture.settle()
            #expect(cardX(0, fixture) == -250)
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            GtkHarness.wait(until: cardX(0, fixture) == 550)
            fixture.settle()
            #expect(x(fixture) == 250)
            fixture.scroller.trailer?.beginRefreshing()
            fixture.settle()
            #expect(fixture.place(of: try #require(fixture.scroller.trailer)) == 0...60)
            fixture.scroller.contentOffset.horizontal = 250
            fixture.settle()
            fixture.scroller.detach()
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(gtk_adjustment_get_value(fixture.horizontalAdjustment) == 350)
            #expect(gtk_adjustment_get_upper(fixture.horizontalAdjustment) == 1000)
            #expect(cardX(0, fixture) == 550)
            let again = RefreshScroller(fixture.scrolledWindow)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(again.contentOffset.horizontal == 250)
            #expect(cardX(0, fixture) == 550)
        }

        @Test("a scrolled window that alone is set from right to left is mirrored at once")
        func windowAlone() throws {
            gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
            let fixture = makeFixture()
            toEnd(fixture)
            #expect(cardX(9, fixture) == 300)
            gtk_widget_set_direction(fixture.scrolledWindow, GTK_TEXT_DIR_RTL)
            GtkHarness.wait(until: cardX(9, fixture) == 900)
            #expect(x(fixture) == 600)
            fixture.scroller.trailer?.beginRefreshing()
            fixture.settle()
            #expect(fixture.place(of: try #require(fixture.scroller.trailer)) == 0...60)
        }
    }
}
