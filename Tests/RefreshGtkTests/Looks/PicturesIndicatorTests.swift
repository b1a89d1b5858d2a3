import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Pictures beside the labels") @MainActor
    struct PicturesIndicatorTests {
        init() { GtkHarness.start() }

        private let colours = SamplePixbufs.colours

        private func idle(_ fraction: Double) -> RefreshPresentation {
            var presentation = RefreshPresentation.header(.idle)
            presentation.fraction = fraction
            return presentation
        }

        @Test(
            "idle pictures follow the pull, in equal shares, and the last stays beyond the full extent",
            arguments: [(0.0, 0), (0.24, 0), (0.25, 1), (0.5, 2), (0.99, 3), (1.0, 3), (3.0, 3)])
        func follow(_ fraction: Double, _ index: Int) {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(4), for: .idle)
            let stage = IndicatorStage(indicator)
            stage.show(idle(fraction))
            #expect(stage.pictureColour == colours[index])
            stage.update(idle(0))
            stage.update(idle(fraction))
            #expect(stage.pictureColour == colours[index])
        }

        @Test("while refreshing the pictures run one after the other, and a new title does not start them anew")
        func run() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(3, duration: 0.15), for: .refreshing)
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            for index in [1, 2, 0, 1] {
                GtkHarness.wait(until: stage.pictureColour == colours[index])
            }
            var renamed = RefreshPresentation.header(.refreshing)
            renamed.title = "Fetching"
            indicator.update(renamed)
            #expect(stage.pictureColour != colours[0])
            GtkHarness.wait(until: stage.pictureColour == colours[2])
        }

        @Test("V03: with pictures for refreshing alone, nothing runs after the end and none is shown, also in a pull")
        func onlyRefreshing() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(3, duration: 0.06), for: .refreshing)
            let stage = IndicatorStage(indicator)
            stage.show(idle(0))
            let before = WidgetPicture(of: indicator.widget)
            #expect(stage.mapped("refresh-picture") == nil)
            stage.update(.header(.refreshing))
            GtkHarness.wait(until: stage.pictureColour == colours[2])
            stage.update(idle(0))
            #expect(stage.mapped("refresh-picture") == nil)
            expectRest(of: stage.window.widget)
            #expect(WidgetPicture(of: indicator.widget) == before)
            stage.update(idle(20 / 54))
            #expect(stage.mapped("refresh-picture") == nil)
            expectRest(of: stage.window.widget)
        }

        @Test("P01: out of sight, or in a hidden page, no picture is changed; seen again they go on")
        func unseen() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(5, duration: 0.1), for: .refreshing)
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            GtkHarness.wait(until: stage.pictureColour == colours[1])
            var unseen = RefreshPresentation.header(.refreshing)
            unseen.isInSight = false
            indicator.update(unseen)
            expectRest(of: stage.window.widget)
            indicator.update(.header(.refreshing))
            GtkHarness.wait(until: stage.pictureColour == colours[4])
            let page = gtk_widget_get_parent(indicator.widget)!
            gtk_widget_hide(page)
            expectRest(of: stage.window.widget)
            gtk_widget_show(page)
            GtkHarness.wait(until: stage.pictureColour == colours[2])
            GtkHarness.wait(until: stage.pictureColour == colours[3])
        }

        @Test("A04: where nothing may move, the first picture for refreshing stands")
        func still() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(3, duration: 0.06), for: .refreshing)
            let stage = IndicatorStage(indicator)
            stage.show(.header(.refreshing))
            GtkHarness.wait(until: stage.pictureColour == colours[2])
            stage.update(.header(.refreshing, isAnimated: false))
            #expect(stage.pictureColour == colours[0])
            expectRest(of: stage.window.widget)
            #expect(stage.pictureColour == colours[0])
        }

        @Test("what a state has no pictures for is shown by those of the state before")
        func fallback() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(2), for: .idle)
            let stage = IndicatorStage(indicator)
            stage.show(idle(0))
            for state in [RefreshState.pulling, .refreshing, .willRefresh] {
                stage.update(.header(state))
                #expect(stage.pictureColour == colours[1], "\(state)")
            }
            stage.update(.header(.noMoreData))
            #expect(stage.mapped("refresh-picture") == nil)
            indicator.setPictures(SamplePixbufs.sequence(1, from: 2), for: .pulling)
            stage.update(.header(.pulling))
            #expect(stage.pictureColour == colours[2])
            stage.update(.header(.refreshing))
            #expect(stage.pictureColour == colours[2])
            indicator.setPictures(SamplePixbufs.sequence(1, from: 3), for: .noMoreData)
            stage.update(.header(.noMoreData))
            #expect(stage.pictureColour == colours[3])
            expectRest(of: stage.window.widget)
        }

        @Test("a failure is told by the warning sign, not by a picture of another state")
        func failure() {
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(2), for: .idle)
            let stage = IndicatorStage(indicator)
            var failed = RefreshPresentation.header(.idle)
            failed.isFailed = true
            stage.show(failed)
            #expect(stage.mapped("refresh-failure") != nil)
            #expect(stage.mapped("refresh-picture") == nil)
            stage.update(idle(1))
            #expect(stage.pictureColour == colours[1])
        }

        @Test("a window that is destroyed while pictures run takes them along")
        func destroyed() {
            let tracker = LifetimeTracker()
            do {
                let indicator = PicturesIndicator()
                let sequence = SamplePixbufs.sequence(3, duration: 0.06)
                indicator.setPictures(sequence, for: .refreshing)
                let fixture = ScrollerFixture(rows: 3) { $0.header = RefreshHeader(indicator: indicator) }
                fixture.header.beginRefreshing()
                fixture.settle()
                #expect(fixture.shows("refresh-picture", in: fixture.header))
                tracker.track(indicator, "indicator")
                tracker.track(sequence, "pictures")
                tracker.track(gobject: indicator.widget, "widget")
                fixture.window.destroy()
            }
            GtkHarness.wait(until: tracker.alive.isEmpty, "\(tracker.alive)")
        }
    }
}
