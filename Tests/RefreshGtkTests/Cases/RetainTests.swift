import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct RetainTests {
        init() { GtkHarness.start() }

        /// What an application has: a window, and itself in all the handlers.
        @MainActor private final class Owner {
            var calls = 0
            let fixture: ScrollerFixture

            init(isShown: Bool = true, holdsWeakly: Bool = true) {
                fixture = ScrollerFixture(rows: 30, shown: isShown) {
                    $0.header = RefreshHeader()
                    $0.footer = RefreshFooter()
                    $0.trailer = RefreshTrailer()
                }
                if holdsWeakly { handleWeakly() } else { handleStrongly() }
            }

            private func handleWeakly() {
                for component in fixture.components {
                    component.onRefreshing = { [weak self] _ in self?.calls += 1 }
                    component.onStateChanged = { [weak self] _, _ in self?.calls += 1 }
                    component.setTitle("Title", for: .idle)
                }
                fixture.header.lastUpdatedText = { [weak self] _ in "\(self?.calls ?? 0)" }
                fixture.scroller.onSettled = { [weak self] in self?.calls += 1 }
            }

            private func handleStrongly() {
                let window = ObjectReference(fixture.scrolledWindow)
                let scroller = fixture.scroller
                for component in fixture.components {
                    component.onCallback = { _ in withExtendedLifetime((window, scroller)) {} }
                    component.onRefreshing = { _ in withExtendedLifetime((window, scroller)) {} }
                    component.onBeginCompletion = { withExtendedLifetime((window, scroller)) {} }
                    component.onEndingAnimationBegan = { withExtendedLifetime((window, scroller)) {} }
                    component.onEndCompletion = { withExtendedLifetime((window, scroller)) {} }
                    component.onStateChanged = { _, _ in withExtendedLifetime((window, scroller)) {} }
                    component.onLanguageChanged = { _ in withExtendedLifetime((window, scroller)) {} }
                }
                fixture.header.lastUpdatedText = { _ in
                    withExtendedLifetime((window, scroller)) {}
                    return ""
                }
                scroller.onSettled = { withExtendedLifetime((window, scroller)) {} }
                // One that never runs: the window is destroyed before.
                fixture.header.beginRefreshing { withExtendedLifetime((window, scroller)) {} }
            }

            func track(_ tracker: LifetimeTracker) {
                tracker.track(self, "owner")
                tracker.track(fixture.scroller, "scroller")
                tracker.track(gobject: fixture.window.widget, "window")
                tracker.track(gobject: fixture.scrolledWindow, "scrolled window")
                tracker.track(gobject: fixture.viewport, "viewport")
                tracker.track(gobject: fixture.list, "list")
                for component in fixture.components {
                    tracker.track(component, "\(component.edge)")
                    tracker.track(component.indicator, "indicator of \(component.edge)")
                    tracker.track(gobject: fixture.slot(of: component), "slot of \(component.edge)")
                }
            }

            func refresh() {
                fixture.header.beginRefreshing()
                fixture.settle()
                fixture.header.endRefreshing()
                fixture.settle()
            }
        }

        /// A function of its own, so that nothing in it outlives the call.
        @inline(never)
        private func inScope(_ body: () -> Void) { body() }

        @Test("L03: with handlers that hold their owner weakly, closing the window frees everything")
        func weakHandlers() {
            let tracker = LifetimeTracker()
            inScope {
                let owner = Owner()
                owner.track(tracker)
                owner.refresh()
                #expect(owner.calls > 0)
                owner.fixture.window.destroy()
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
        }

        @Test("L03: destroying the window lets go of handlers that hold the scrolled window and the scroller")
        func strongHandlers() {
            let tracker = LifetimeTracker()
            inScope {
                let owner = Owner(holdsWeakly: false)
                owner.track(tracker)
                owner.fixture.settle()
                owner.fixture.window.destroy()
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
        }

        @Test("L03: components that the application keeps let go of their handlers when the window is destroyed")
        func keptComponents() {
            let tracker = LifetimeTracker()
            var kept: [Refresher] = []
            inScope {
                let owner = Owner(holdsWeakly: false)
                tracker.track(owner.fixture.scroller, "scroller")
                tracker.track(gobject: owner.fixture.scrolledWindow, "scrolled window")
                tracker.track(gobject: owner.fixture.list, "list")
                kept = owner.fixture.components
                owner.fixture.settle()
                owner.fixture.window.destroy()
            }
            GtkHarness.drain()
            #expect(kept.count == 3)
            #expect(tracker.alive.isEmpty)
            #expect(kept.allSatisfy { $0.scroller == nil && $0.state == .idle })
        }

        @Test("L03: a component that is taken away is freed, with the window still open")
        func replaced() {
            let tracker = LifetimeTracker()
            let fixture = ScrollerFixture(rows: 30) { _ in }
            inScope {
                for _ in 0..<3 {
                    let header = RefreshHeader()
                    tracker.track(header, "header")
                    tracker.track(gobject: header.indicator.widget, "widget")
                    fixture.scroller.header = header
                    header.beginRefreshing()
                    GtkHarness.frames(2, of: fixture.window.widget)
                }
                fixture.scroller.header = nil
            }
            fixture.settle()
            #expect(tracker.alive.isEmpty)
            #expect(fixture.offset == 0)
        }

        @Test("L03: detaching frees the scroller and leaves the window as it was")
        func detached() {
            let tracker = LifetimeTracker()
            let window = TestWindow(width: 400, height: 500)
            let scrolledWindow = gtk_scrolled_window_new(nil, nil)!
            gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), gtk_list_box_new())
            inScope {
                let scroller = RefreshScroller(scrolledWindow)
                scroller.header = RefreshHeader()
                tracker.track(scroller, "scroller")
                tracker.track(scroller.header!, "header")
                window.show(scrolledWindow)
                scroller.detach()
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
            #expect(RefreshScroller.attached(to: scrolledWindow) == nil)
        }

        @Test("L03: a hundred windows, some closed while refreshing, leave as many objects as there were")
        func hundredTimes() {
            let settings = DesktopSettings()
            settings.set("gtk-enable-animations", false)
            let sources = MainLoopSources()
            let tracker = LifetimeTracker()
            for round in 0..<100 {
                inScope {
                    let owner = Owner(isShown: round % 4 == 0)
                    owner.track(tracker)
                    if round % 3 == 0 { owner.fixture.header.beginRefreshing() }
                    if round % 8 == 0 { owner.refresh() }
                    owner.fixture.window.destroy()
                }
            }
            GtkHarness.drain()
            #expect(tracker.alive.isEmpty)
            sources.waitUntilGone()
            withExtendedLifetime(settings) {}
        }
    }
}
