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
            case noExtent = "a component's extent must be positive"
            case triggerOfBackFooter = "a back footer has no automatic trigger"
            case noIcon = "an arrow needs the name of an icon"
            case negativeDistance = "the distance of the labels is at least 0"

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
                case .triggerOfBackFooter: RefreshFooter(.back).automaticTrigger.fraction = 0.5
                case .noIcon: ArrowIndicator().arrowIconNames = []
                case .negativeDistance: TextIndicator().labelDistance = -1
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
