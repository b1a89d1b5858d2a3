import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// I01, I02 and I04: the application's insets and those of the components.
    @Suite @MainActor struct InsetTests {
        init() { GtkHarness.start() }

        @Test("I01: the application changes its inset during a refresh, and it is kept")
        func insetDuringRefresh() throws {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.insets.top == 54)
            let log = OffsetLog(fixture.scroller)
            var rows: Set<Double?> = []
            fixture.scroller.contentInset.top = 0
            fixture.settle(more: 20) { rows.insert(fixture.rowY(0)) }
            #expect(fixture.insets.top == 54)
            #expect(log.offsets == [-54], "nothing moves")
            #expect(rows.isSubset(of: [54]))
            fixture.scroller.contentInset.top = 50
            fixture.settle()
            #expect(fixture.insets.top == 104)
            #expect(fixture.visiblePixels(of: fixture.header) == 54)
            // The inset is for something of the application's that covers the top: the header is below it.
            #expect(fixture.place(of: fixture.header) == 50...104)
            #expect(fixture.rowY(0) == 104)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.insets.top == 50)
            #expect(fixture.offset == -50)
            #expect(fixture.rowY(0) == 50)
            #expect(fixture.scroller.contentInset.top == 50)
        }

        @Test("content that rests at an edge goes with the application's inset, other content stays")
        func insetAtRest() {
            let fixture = ScrollerFixture(rows: 30)
            fixture.scroller.contentInset.top = 50
            #expect(fixture.offset == -50)
            #expect(fixture.rowY(0) == 50)
            fixture.scroller.contentInset.top = 20
            #expect(fixture.offset == -20)
            fixture.scroller.contentOffset.vertical = 300
            fixture.scroller.contentInset = Insets(top: 70, leading: 0, bottom: 30, trailing: 0)
            #expect(fixture.offset == 300)
            fixture.scroller.contentOffset.vertical = 730
            fixture.scroller.contentInset.bottom = 80
            #expect(fixture.offset == 780)
            #expect(fixture.maximum == 780)
            fixture.scroller.contentInset = .zero
            #expect(fixture.offset == 700)
            #expect(gtk_adjustment_get_lower(fixture.adjustment) == 0)
        }

        @Test("I02: the application's bottom inset and an automatic footer add up", arguments: [false, true])
        func bottomInset(isFooterFirst: Bool) {
            let fixture = ScrollerFixture(rows: 30)
            if isFooterFirst { setFooter(of: fixture) }
            fixture.scroller.contentInset.bottom = 40
            if !isFooterFirst { setFooter(of: fixture) }
            // No frame shows anything else, least of all a negative one.
            var seen: Set<Double> = []
            func settle() { fixture.settle { seen.insert(fixture.insets.bottom) } }
            settle()
            expect(fixture, bottom: 84, maximum: 784)
            fixture.footer.isHidden = true
            settle()
            expect(fixture, bottom: 40, maximum: 740)
            fixture.footer.isHidden = false
            settle()
            expect(fixture, bottom: 84, maximum: 784)
            fixture.pull(to: 784, from: 450)
            #expect(fixture.footer.state == .refreshing)
            #expect(fixture.loads == 1)
            fixture.addRows(10)
            fixture.footer.endRefreshing()
            settle()
            expect(fixture, bottom: 84, maximum: 784 + 400)
            fixture.scroller.footer = nil
            settle()
            expect(fixture, bottom: 40, maximum: 740 + 400)
            #expect(seen == [40, 84])
        }

        private func setFooter(of fixture: ScrollerFixture) {
            fixture.scroller.footer = RefreshFooter()
            fixture.watch()
            fixture.settle()
            let inset = fixture.scroller.contentInset.bottom
            expect(fixture, bottom: 44 + inset, maximum: 744 + inset)
        }

        private func expect(
            _ fixture: ScrollerFixture, bottom: Double, maximum: Double,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(fixture.insets.bottom == bottom, sourceLocation: sourceLocation)
            #expect(fixture.maximum == maximum, sourceLocation: sourceLocation)
            #expect(fixture.insets.top == 0, sourceLocation: sourceLocation)
        }

        @Test(
            "an ignored inset moves the component away from the content, and neither threshold nor content",
            arguments: [Edge.top, .bottom, .trailing])
        func ignoredInset(_ edge: Edge) throws {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_size_request(area, 1000, 1200)
            let fixture = ScrollerFixture(content: area) {
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter(.back)
                $0.trailer = RefreshTrailer()
            }
            let component = try #require(fixture.components.first { $0.edge == edge })
            component.beginRefreshing()
            fixture.settle()
            let end: [Edge: Double] = [.bottom: 700 + 44, .trailing: 600 + 60]
            if let end = end[edge] { fixture.scroller.contentOffset[edge.axis] = end }
            let place = try #require(fixture.place(of: component))
            let (offset, insets) = (fixture.scroller.contentOffset, fixture.insets)
            component.ignoredInset = 20
            GtkHarness.frames(2, of: fixture.window.widget)
            let shift = edge.isStart ? -20.0 : 20
            #expect(fixture.place(of: component) == place.lowerBound + shift...place.upperBound + shift)
            #expect(fixture.scroller.contentOffset == offset && fixture.insets == insets)
            #expect(component.pullingPercent == 1)
            component.endRefreshing()
            fixture.settle()
            guard edge == .top else { return }
            fixture.pull(to: -53)
            fixture.settle()
            #expect(fixture.cb == 1)
            fixture.pull(to: -55)
            fixture.settle()
            #expect(fixture.cb == 2)
        }

        @Test("I04: the rest position respects the inset, also with one row")
        func oneRow() {
            let fixture = ScrollerFixture(rows: 1) {
                $0.contentInset.top = 44
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter(.back)
            }
            #expect(fixture.offset == -44)
            #expect(fixture.rowY(0) == 44)
            fixture.header.beginRefreshing()
            fixture.settle()
            #expect(fixture.offset == -98)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.offset == -44)
            #expect(fixture.rowY(0) == 44)
            fixture.pull(to: 16, from: 400)
            #expect(fixture.footer.state == .refreshing)
            GtkHarness.frames(2, of: fixture.window.widget)
            #expect(!fixture.scroller.isAtRest)
            fixture.footer.endRefreshing()
            fixture.settle()
            #expect(fixture.footer.state == .idle)
            #expect(fixture.offset == -44)
            #expect(fixture.rowY(0) == 44)
            #expect(fixture.insets == Insets(top: 44, leading: 0, bottom: 0, trailing: 0))
        }
    }
}
