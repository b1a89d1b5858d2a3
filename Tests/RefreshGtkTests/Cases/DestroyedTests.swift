import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct DestroyedTests {
        init() { GtkHarness.start() }

        /// When the window of case L01 is destroyed.
        enum Moment: CaseIterable, Sendable {
            case opening, refreshing, closing
        }

        @Test("L01: destroyed while refreshing, ended later", arguments: Moment.allCases)
        func destroyedWhileRefreshing(_ moment: Moment) {
            let sources = MainLoopSources()
            let tracker = LifetimeTracker()
            autoreleased {
                let header = RefreshHeader()
                let footer = RefreshFooter()
                tracker.track(header, "header")
                var calls = 0
                header.onRefreshing = { _ in calls += 1 }
                let fixture = ScrollerFixture(rows: 30) {
                    $0.header = header
                    $0.footer = footer
                }
                header.onCallback = nil
                tracker.track(fixture.scroller, "scroller")
                // So slow that a busy machine cannot miss it.
                if moment == .opening { header.fastAnimationDuration = 60 }
                if moment == .closing { header.slowAnimationDuration = 60 }
                header.beginRefreshing()
                switch moment {
                case .opening: GtkHarness.wait(until: fixture.offset < -0.01, "it opens")
                case .refreshing: fixture.settle()
                case .closing:
                    fixture.settle()
                    header.endRefreshing()
                    GtkHarness.wait(until: fixture.offset > -53.99, "it closes")
                }
                let before = calls
                fixture.window.destroy()
                #expect(!header.isRefreshing)
                #expect(!fixture.scroller.isAttached)
                GtkHarness.drain()
                header.endRefreshing()
                header.beginRefreshing()
                footer.resetNoMoreData()
                header.endRefreshing { calls += 100 }
                GtkHarness.drain()
                #expect(!header.isRefreshing)
                #expect(calls == before)
                #expect(header.scroller == nil)
            }
            expectNothingLeft(tracker, sources)
        }

        /// A moment in which the application is called.
        enum Call: String, CaseIterable, Sendable {
            case refreshing, beginCompletion, endingAnimationBegan, endCompletion
            case stateChanged, oneShotBegin, oneShotEnd, settled, offsetChanged, panChanged, panEnded, adjustmentChanged
        }

        @Test("the window may be destroyed in any callback", arguments: Call.allCases)
        func destroyedInCallback(_ call: Call) {
            let sources = MainLoopSources()
            let tracker = LifetimeTracker()
            autoreleased {
                let fixture = ScrollerFixture(rows: 30) {
                    $0.header = RefreshHeader()
                    $0.footer = RefreshFooter(.back)
                }
                track(fixture, tracker)
                let header = fixture.header
                let window = fixture.window
                let scroller = fixture.scroller
                var isDestroyed = false
                let destroy: @MainActor () -> Void = {
                    window.destroy()
                    isDestroyed = true
                }
                let observer = Destroyer(destroy)
                switch call {
                case .refreshing: header.onRefreshing = { _ in destroy() }
                case .beginCompletion: header.onBeginCompletion = destroy
                case .endingAnimationBegan: header.onEndingAnimationBegan = destroy
                case .endCompletion: header.onEndCompletion = destroy
                case .stateChanged: header.onStateChanged = { _, _ in destroy() }
                case .settled: scroller.onSettled = destroy
                case .oneShotBegin, .oneShotEnd: break
                case .offsetChanged:
                    observer.atOffset = -20
                    scroller.addObserver(observer)
                case .panChanged:
                    observer.atPan = .changed
                    scroller.addObserver(observer)
                case .adjustmentChanged:
                    SignalConnection.plain(fixture.adjustment, "value-changed", destroy).keepWithInstance()
                case .panEnded:
                    observer.atPan = .ended
                    scroller.addObserver(observer)
                }
                if call == .oneShotBegin {
                    header.beginRefreshing(completion: destroy)
                } else {
                    let finger = Contact.finger(in: fixture.window, at: fixture.point())
                    finger.move(byX: 0, y: 200, steps: 40, interval: 8)
                    finger.release()
                }
                GtkHarness.wait(until: isDestroyed || header.state == .refreshing && scroller.isAtRest)
                if !isDestroyed { header.endRefreshing { if call == .oneShotEnd { destroy() } } }
                GtkHarness.wait(until: isDestroyed, "\(call) is called")
                #expect(!scroller.isAttached)
                #expect(header.state == .idle)
                GtkHarness.drain()
                withExtendedLifetime(observer) {}
            }
            expectNothingLeft(tracker, sources)
        }

        /// What goes on when the window is destroyed.
        enum Activity: CaseIterable, Sendable {
            case touchPull, mousePull, touchpadPull, wheelPull, spring, glide, opening, closing, failure, willRefresh,
                noMoreData, loading, fadingSpinner
        }

        @Test("the window may be destroyed at any moment", arguments: Activity.allCases)
        func destroyedDuring(_ activity: Activity) {
            let sources = MainLoopSources()
            let tracker = LifetimeTracker()
            autoreleased {
                let fixture = ScrollerFixture(rows: 30, shown: activity != .willRefresh) {
                    $0.header = RefreshHeader()
                    $0.footer = RefreshFooter()
                }
                track(fixture, tracker)
                let contact = start(activity, fixture)
                fixture.window.destroy()
                #expect(!fixture.scroller.isAttached)
                contact?.move(byX: 0, y: 20, steps: 2, interval: 8)
                contact?.release()
                GtkHarness.drain()
            }
            expectNothingLeft(tracker, sources)
        }

        private func start(_ activity: Activity, _ fixture: ScrollerFixture) -> Contact? {
            switch activity {
            case .touchPull: return fixture.drag(to: -70)
            case .mousePull: return fixture.drag(to: -70, by: true)
            case .touchpadPull: fixture.touchpad(beyond: -60)
            case .wheelPull:
                fixture.pause()
                fixture.wheel(-5)
            case .spring:
                fixture.drag(to: -40).release()
                GtkHarness.frames(3, of: fixture.window.widget)
            case .glide:
                fixture.fling(at: -2000)
                GtkHarness.frames(3, of: fixture.window.widget)
            case .opening:
                fixture.header.beginRefreshing()
                GtkHarness.frames(3, of: fixture.window.widget)
            case .closing, .fadingSpinner, .failure:
                fixture.header.beginRefreshing()
                fixture.settle()
                if activity == .failure {
                    fixture.header.endRefreshing(failed: "No connection")
                } else {
                    fixture.header.endRefreshing()
                }
                GtkHarness.frames(3, of: fixture.window.widget)
                if activity == .fadingSpinner { fixture.scroller.header = nil }
            case .willRefresh: fixture.header.beginRefreshing()
            case .noMoreData: fixture.footer.endRefreshingWithNoMoreData()
            case .loading: fixture.footer.beginRefreshing()
            }
            return nil
        }

        private func track(_ fixture: ScrollerFixture, _ tracker: LifetimeTracker) {
            tracker.track(fixture.scroller, "scroller")
            for refresher in fixture.components {
                tracker.track(refresher, "\(refresher.edge)")
                tracker.track(refresher.indicator, "indicator of \(refresher.edge)")
                tracker.track(gobject: refresher.indicator.widget, "widget of \(refresher.edge)")
            }
            tracker.track(gobject: fixture.scrolledWindow, "scrolled window")
            tracker.track(gobject: fixture.viewport, "viewport")
            tracker.track(gobject: fixture.list, "list")
            tracker.track(gobject: fixture.adjustment, "adjustment")
        }

        /// A function of its own, so that nothing in it outlives the call.
        @inline(never)
        private func autoreleased(_ body: () -> Void) { body() }

        private func expectNothingLeft(
            _ tracker: LifetimeTracker, _ sources: MainLoopSources, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty, sourceLocation: sourceLocation)
            sources.waitUntilGone(sourceLocation: sourceLocation)
        }
    }
}

/// Does something at a moment that observers are told of, once.
@MainActor
private final class Destroyer: @MainActor ScrollObserver {
    var atOffset: Double?
    var atPan: PanPhase?
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    private func act() {
        action?()
        action = nil
    }

    func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {
        if let atOffset, now.vertical < atOffset { act() }
    }

    func panDidChange(to phase: PanPhase, along axis: Axis) {
        if phase == atPan { act() }
    }
}
