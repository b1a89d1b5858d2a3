import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct AlphaTests {
        init() { GtkHarness.start() }

        private func opacity(_ fixture: ScrollerFixture) -> Double {
            gtk_widget_get_opacity(fixture.slot(of: fixture.header))
        }

        @Test("V08: with automatic alpha the header is as opaque as it is pulled")
        func header() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.automaticallyChangesAlpha = true
            }
            #expect(opacity(fixture) == 0)
            let finger = fixture.drag(to: -27)
            #expect(abs(opacity(fixture) - 0.5) <= 0.02)
            fixture.move(finger, to: -108)
            #expect(opacity(fixture) == 1)
            fixture.letGo(finger)
            fixture.settle()
            #expect(fixture.header.state == .refreshing)
            #expect(opacity(fixture) == 1)
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(opacity(fixture) == 0)

            gtk_widget_hide(fixture.scrolledWindow)
            var first: Double?
            let drawn = SignalConnection.draw(fixture.scrolledWindow) { _ in
                if first == nil { first = opacity(fixture) }
                return false
            }
            gtk_widget_show(fixture.scrolledWindow)
            GtkHarness.wait(until: first != nil, "a frame is drawn")
            #expect(first == 0)
            drawn.disconnect()
        }

        @Test("V08: without it the header is opaque; set while it is pulled, it counts at once")
        func switched() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -27)
            #expect(opacity(fixture) == 1)
            fixture.header.automaticallyChangesAlpha = true
            #expect(abs(opacity(fixture) - 0.5) <= 0.02)
            fixture.header.automaticallyChangesAlpha = false
            #expect(opacity(fixture) == 1)
            finger.release()
        }

        @Test("V08: an automatic footer with automatic alpha is as opaque as it is in sight")
        func footer() {
            let fixture = ScrollerFixture(rows: 30) {
                $0.footer = RefreshFooter()
                $0.footer?.automaticallyChangesAlpha = true
            }
            fixture.scroller.contentOffset.vertical = 722
            #expect(abs(gtk_widget_get_opacity(fixture.slot(of: fixture.footer)) - 0.5) <= 0.02)
            fixture.scroller.contentOffset.vertical = 744
            #expect(gtk_widget_get_opacity(fixture.slot(of: fixture.footer)) == 1)
        }
    }
}
