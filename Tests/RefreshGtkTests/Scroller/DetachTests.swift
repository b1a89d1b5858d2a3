import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct DetachTests {
        init() { GtkHarness.start() }

        enum Moment: CaseIterable { case idle, pulling, refreshing, closing, hidden, willRefresh, noMoreData }

        @Test("detach gives the window back as it was, whatever is going on", arguments: Moment.allCases)
        func detach(_ moment: Moment) {
            let plain = PlainList()
            let before = plain.description
            let scroller = RefreshScroller(plain.scrolledWindow)
            let header = RefreshHeader()
            let footer = RefreshFooter()
            scroller.header = header
            scroller.footer = footer
            // Meanwhile inertia and overshoot are ours, and GTK's glow stays away.
            #expect(plain.description.contains("kinetic 0"))
            #expect(plain.description.contains { $0.hasPrefix("classes ") && $0.contains("\"refresh-scrolled\"") })
            if moment != .willRefresh {
                plain.show()
            }
            let finger = reach(moment, scroller, plain)
            let log = CallLog()
            header.onCallback = { log.note($0.rawValue) }
            footer.onCallback = { log.note($0.rawValue) }
            scroller.detach()
            #expect(!scroller.isAttached)
            #expect(scroller.scrolledWindow == nil)
            #expect(RefreshScroller.attached(to: plain.scrolledWindow) == nil)
            #expect(header.state == .idle)
            #expect(footer.state == .idle)
            #expect(header.scroller == nil)
            finger?.move(byX: 0, y: 40, steps: 4, interval: 8)
            finger?.release()
            if moment == .willRefresh { plain.show() }
            GtkHarness.frames(20, of: plain.window.widget)
            #expect(log.entries.isEmpty)
            #expect(plain.description == before)
            #expect(plain.range == 0...1200)
            #expect(plain.value == 0)
            #expect(plain.rowY(0) == 0)
            // GTK scrolls it again, and nothing pulls.
            EventClock.advance(1000)
            Wheel.turn(y: 1, in: plain.window, at: plain.point)
            #expect(plain.value > 0)
            #expect(abs(plain.rowY(0) + plain.value) <= 1)
            plain.expectChildCanBeTakenOut()
        }

        private func reach(_ moment: Moment, _ scroller: RefreshScroller, _ plain: PlainList) -> Contact? {
            switch moment {
            case .idle: break
            case .pulling:
                let finger = Contact.finger(in: plain.window, at: plain.point)
                finger.move(byX: 0, y: 250, steps: 10, interval: 8)
                #expect(scroller.header?.state == .pulling)
                return finger
            case .refreshing, .closing, .hidden:
                scroller.header?.beginRefreshing()
                GtkHarness.wait(until: scroller.isAtRest)
                #expect(scroller.contentOffset.vertical == -54)
                if moment == .hidden { scroller.header?.isHidden = true }
                if moment == .closing {
                    scroller.header?.slowAnimationDuration = 5
                    scroller.header?.endRefreshing()
                    GtkHarness.wait(until: scroller.effectiveInset.top < 53)
                }
            case .willRefresh:
                scroller.header?.beginRefreshing()
                #expect(scroller.header?.state == .willRefresh)
            case .noMoreData: scroller.footer?.endRefreshingWithNoMoreData()
            }
            return nil
        }

        @Test("detach keeps the scroll position, and settings that were not the usual ones")
        func position() {
            let plain = PlainList(isKinetic: false)
            plain.show()
            gtk_adjustment_set_value(plain.adjustment, 160)
            let adjustment = plain.adjustment
            let before = plain.description
            let scroller = RefreshScroller(plain.scrolledWindow)
            scroller.header = RefreshHeader()
            GtkHarness.frames(3, of: plain.window.widget)
            #expect(scroller.contentOffset.vertical == 160)
            #expect(plain.rowY(4) == 0)
            scroller.contentOffset.vertical = 240
            scroller.detach()
            GtkHarness.frames(3, of: plain.window.widget)
            #expect(plain.description == before)
            #expect(plain.adjustment == adjustment)
            #expect(plain.value == 240)
            #expect(plain.rowY(6) == 0)
            plain.expectChildCanBeTakenOut()
        }

        @Test("after detach a new scroller takes the window, and the components serve it")
        func attachAgain() {
            let plain = PlainList()
            plain.show()
            let header = RefreshHeader()
            for round in 1...3 {
                let scroller = RefreshScroller(plain.scrolledWindow)
                let log = CallLog()
                header.onRefreshing = { _ in log.note("refreshing") }
                scroller.header = header
                header.beginRefreshing()
                GtkHarness.wait(until: scroller.isAtRest)
                #expect(log.entries == ["refreshing"], "round \(round)")
                #expect(plain.rowY(0) == 54)
                scroller.detach()
                scroller.detach()
                GtkHarness.frames(3, of: plain.window.widget)
                #expect(plain.rowY(0) == 0)
            }
        }

        @Test("a scroller that is detached lets go of itself")
        func lifetime() {
            let tracker = LifetimeTracker()
            let plain = PlainList()
            plain.show()
            do {
                let scroller = RefreshScroller(plain.scrolledWindow)
                scroller.header = RefreshHeader()
                tracker.track(scroller, "scroller")
                tracker.track(scroller.header!, "header")
                scroller.header?.beginRefreshing()
                scroller.detach()
            }
            GtkHarness.frames(3, of: plain.window.widget)
            #expect(tracker.alive.isEmpty)
        }
    }
}
