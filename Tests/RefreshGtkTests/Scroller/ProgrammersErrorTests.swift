import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// What the documentation calls a programmer's error ends the program with a line that says what is wrong.
    @Suite struct ProgrammersErrorTests {
        enum Mistake: String, CaseIterable, Codable {
            case noScrolledWindow = "RefreshScroller needs a GtkScrolledWindow"
            case noChild = "give the scrolled window its child before it gets a RefreshScroller"
            case secondScroller = "the scrolled window has a RefreshScroller already"
            case sharedLook = "a look serves one component, and its widget has no parent before"
            case noExtent = "a component's extent must be positive, at most 32767"
            case unknownExtent = "extent must be positive, at most 32767"
            case endlessExtent = "must be positive, at most 32767"
            case unknownInset = "a content inset must be a number of pixels, at most 32767"
            case endlessInset = "inset must be a number of pixels, at most 32767"
            case unknownIgnoredInset = "an ignored inset must be a number of pixels, at most 32767"
            case unknownOffset = "a content offset must be a number of pixels"
            case unknownDuration = "the duration of an animation must be finite"
            case endlessDuration = "duration of an animation must be finite"
            case unknownFraction = "the fraction of a footer that must be in sight must be a number"
            case endlessPictures = "the duration of pictures must be positive and finite"
            case triggerOfBackFooter = "a back footer has no automatic trigger"
            case noIcon = "an arrow needs the name of an icon"
            case negativeDistance = "the distance of the labels is at least 0, at most 32767"
            case endlessDistance = "distance of the labels is at least 0, at most 32767"

            @MainActor func make() {
                GtkHarness.start()
                let fixture = ScrollerFixture(rows: 3, shown: false)
                switch self {
                case .noScrolledWindow: _ = RefreshScroller(fixture.list)
                case .noChild: _ = RefreshScroller(gtk_scrolled_window_new(nil, nil))
                case .secondScroller: _ = RefreshScroller(fixture.scrolledWindow)
                case .sharedLook:
                    let look = ArrowIndicator()
                    fixture.scroller.header = RefreshHeader(indicator: look)
                    fixture.scroller.footer = RefreshFooter(indicator: look)
                case .noExtent: RefreshHeader().extent = 0
                case .unknownExtent: RefreshHeader().extent = .nan
                case .endlessExtent: RefreshHeader().extent = .infinity
                case .unknownInset: fixture.scroller.contentInset.top = .nan
                case .endlessInset: fixture.scroller.contentInset.leading = -.infinity
                case .unknownIgnoredInset: RefreshFooter().ignoredInset = .nan
                case .unknownOffset: fixture.scroller.contentOffset.vertical = .nan
                case .unknownDuration: RefreshHeader().fastAnimationDuration = .nan
                case .endlessDuration: RefreshHeader().slowAnimationDuration = .infinity
                case .unknownFraction: RefreshFooter().automaticTrigger.fraction = .nan
                case .endlessPictures: _ = PictureSequence(pixbufs: [], duration: .infinity)
                case .triggerOfBackFooter: RefreshFooter(.back).automaticTrigger.fraction = 0.5
                case .noIcon: ArrowIndicator().arrowIconNames = []
                case .negativeDistance: TextIndicator().labelDistance = -1
                case .endlessDistance: TextIndicator().labelDistance = .max
                }
            }
        }

        @Test("a programmer's error ends the program and says what is wrong", arguments: Mistake.allCases)
        func endsProgram(_ mistake: Mistake) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
                await MainActor.run { mistake.make() }
            }
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(said.contains(mistake.rawValue))
        }
    }
}
