import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What everything is until the application says otherwise: MJRefresh's numbers, written out here once more.
    @Suite @MainActor struct DefaultsTests {
        init() { GtkHarness.start() }

        @Test("a component is as MJRefresh's until it is told otherwise")
        func component() {
            let (header, footer, back, trailer) = (
                RefreshHeader(), RefreshFooter(), RefreshFooter(.back), RefreshTrailer()
            )
            #expect(header.extent == 54 && footer.extent == 44 && back.extent == 44 && trailer.extent == 60)
            #expect(header.edge == .top && footer.edge == .bottom && back.edge == .bottom && trailer.edge == .trailing)
            for component in [header, footer, back, trailer] {
                #expect(component.fastAnimationDuration == 0.25)
                #expect(component.slowAnimationDuration == 0.4)
                #expect(component.ignoredInset == 0)
                #expect(!component.isHidden)
                #expect(!component.automaticallyChangesAlpha)
                #expect(component.state == .idle && !component.isRefreshing)
                #expect(component.pullingPercent == 0)
            }
            #expect(header.lastUpdatedKey == RefreshHeader().lastUpdatedKey)
            #expect(header.store === LastUpdatedStore.shared)
        }

        @Test("an automatic footer loads by itself, once a drag, when all of it is in sight")
        func trigger() {
            let footer = RefreshFooter()
            #expect(footer.style == .automatic)
            #expect(footer.automaticTrigger == AutomaticTrigger(fraction: 1, timesPerDrag: 1, isAutomatic: true))
            #expect(footer.automaticTrigger == AutomaticTrigger())
        }

        @Test("a look is arrow and texts, for an automatic footer a spinner, 25 pixels from the labels or 20")
        func look() throws {
            #expect(RefreshHeader().indicator is ArrowIndicator)
            #expect(RefreshFooter().indicator is SpinnerIndicator)
            #expect(RefreshFooter(.back).indicator is ArrowIndicator)
            #expect(RefreshTrailer().indicator is ArrowIndicator)
            let ring = RefreshHeader.ring()
            #expect(ring.extent == 80 && ring.indicator is RingIndicator)
            for indicator in [ArrowIndicator(), SpinnerIndicator(), TextIndicator(), RingIndicator()] {
                #expect(indicator.labelDistance == 25)
                #expect(!indicator.isTitleHidden && !indicator.isDetailHidden && !indicator.isRefreshingTitleHidden)
            }
            #expect(PicturesIndicator().labelDistance == 20)
        }

        @Test("a scroller pulls by mouse and by meant notches, and has no inset")
        func scroller() {
            let scroller = ScrollerFixture(rows: 30).scroller
            #expect(scroller.wheelPolicy == .deliberate)
            #expect(scroller.isMousePullEnabled)
            #expect(scroller.contentInset == .zero && scroller.effectiveInset == .zero)
            #expect(scroller.contentOffset == .zero)
            #expect(scroller.header == nil && scroller.footer == nil && scroller.trailer == nil)
            #expect(scroller.isAtRest && !scroller.isDragging && !scroller.isDecelerating)
        }

        @Test("headers that are given no key share one time; one with a key has its own")
        func sharedKey() {
            let folder = TemporaryFolder()
            let (first, second, own) = (RefreshHeader(), RefreshHeader(), RefreshHeader())
            own.lastUpdatedKey = "own"
            for header in [first, second, own] {
                header.store = LastUpdatedStore(folder: folder.path, application: "test", clock: { 5 })
            }
            let fixture = ScrollerFixture(rows: 30) { $0.header = first }
            first.beginRefreshing()
            fixture.settle()
            first.endRefreshing()
            fixture.settle()
            #expect(first.lastUpdatedTime == 5)
            #expect(second.lastUpdatedTime == 5)
            #expect(own.lastUpdatedTime == nil)
        }

        @Test("the text of the last update is what the application makes of it, and is made anew for each pull")
        func ownTimeText() {
            let folder = TemporaryFolder()
            let clock = SetClock(5)
            let fixture = ScrollerFixture(rows: 30) {
                $0.header = RefreshHeader()
                $0.header?.store = LastUpdatedStore(folder: folder.path, application: "test", clock: { clock.now })
                $0.header?.lastUpdatedText = { $0.map { time in "at \(time)" } ?? "never" }
            }
            let header = fixture.header
            func pulled() -> [String] {
                let finger = fixture.drag(to: -40)
                defer {
                    fixture.letGo(finger)
                    fixture.settle()
                }
                return fixture.texts(in: header)
            }
            #expect(pulled() == [header.title(for: .idle), "never"])
            header.beginRefreshing()
            fixture.settle()
            header.endRefreshing()
            fixture.settle()
            #expect(pulled() == [header.title(for: .idle), "at 5.0"])
            // Another header with the same key.
            header.store.setTime(9, for: header.lastUpdatedKey)
            #expect(pulled() == [header.title(for: .idle), "at 9.0"])
            header.lastUpdatedText = nil
            #expect(pulled()[1].hasPrefix("Last update: "))
        }
    }
}
