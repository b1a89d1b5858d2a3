import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    /// Header and footer together, in one call and at one time.
    @Suite @MainActor struct BothEndsTests {
        let log = CallLog()

        init() { GtkHarness.start() }

        /// What an application has its methods in.
        @MainActor private final class Model {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func refresh() { log.note("refresh") }
            func loadMore() { log.note("load") }
        }

        @Test("one call sets both ends; what it does not name stays")
        func addRefresh() {
            let fixture = ScrollerFixture(rows: 30)
            let (scroller, log) = (fixture.scroller, self.log)
            scroller.addRefresh(header: { _ in log.note("refresh") }, footer: { _ in log.note("load") })
            let (header, footer) = (scroller.header, scroller.footer)
            #expect(footer?.style == .back)
            scroller.startRefresh(at: .top)
            scroller.startRefresh(at: .bottom)
            scroller.startRefresh(at: .trailing)
            fixture.settle()
            #expect(log.entries.sorted() == ["load", "refresh"])
            scroller.stopRefresh(at: .top)
            #expect(header?.state == .idle && footer?.state == .refreshing)
            scroller.stopRefresh(at: .bottom)
            scroller.stopRefresh(at: .trailing)
            #expect(footer?.state == .idle)
            fixture.settle()

            scroller.addRefresh(footerStyle: .automatic, footer: { _ in log.note("other load") })
            #expect(scroller.header === header)
            #expect(scroller.footer !== footer && scroller.footer?.style == .automatic)
            scroller.addRefresh(header: { _ in log.note("other refresh") })
            #expect(scroller.header !== header && scroller.footer?.style == .automatic)
            scroller.startRefresh(at: .bottom)
            #expect(log.entries.last == "other load")
        }

        @Test("one call with a target calls its methods, holds it weakly, and calls nobody once it is gone")
        func target() {
            let fixture = ScrollerFixture(rows: 30)
            let scroller = fixture.scroller
            var model: Model? = Model(log)
            weak let dropped = model
            scroller.addRefresh(target: model!, header: Model.refresh, footer: Model.loadMore)
            #expect(scroller.footer?.style == .back)
            for edge in [Edge.top, .bottom] {
                scroller.startRefresh(at: edge)
                fixture.settle()
                scroller.stopRefresh(at: edge)
                fixture.settle()
            }
            #expect(log.entries == ["refresh", "load"])
            model = nil
            #expect(dropped == nil)
            scroller.startRefresh(at: .top)
            fixture.settle()
            #expect(log.entries == ["refresh", "load"])
            #expect(scroller.header?.state == .refreshing)
        }

        @Test("a component's target takes the handler's place and is held weakly")
        func componentTarget() {
            let fixture = ScrollerFixture(rows: 30) { $0.footer = RefreshFooter() }
            let log = self.log
            fixture.footer.onRefreshing = { _ in log.note("handler") }
            var model: Model? = Model(log)
            weak let dropped = model
            fixture.footer.setTarget(model!, Model.loadMore)
            fixture.footer.beginRefreshing()
            #expect(log.entries == ["load"])
            fixture.footer.endRefreshing()
            model = nil
            #expect(dropped == nil)
            fixture.footer.beginRefreshing()
            #expect(log.entries == ["load"])
        }

        @Test("settings in a chain do what they do one by one, and link sets the component on the scroller")
        func chain() {
            let fixture = ScrollerFixture(rows: 30)
            let log = self.log
            let header = RefreshHeader { _ in log.note("refreshing") }
                .autoChangeTransparency(true)
                .afterBeginning { log.note("begun") }
                .endingAnimationBegan { log.note("ending") }
                .afterEnding { log.note("ended") }
                .setTitle("Pull, please", for: .idle)
                .link(to: fixture.scroller)
            #expect(fixture.scroller.header === header)
            #expect(header.automaticallyChangesAlpha)
            #expect(header.title(for: .idle) == "Pull, please")
            header.beginRefreshing()
            fixture.settle()
            header.endRefreshing()
            fixture.settle()
            #expect(log.entries == ["refreshing", "begun", "ending", "ended"])
            #expect(!header.autoChangeTransparency(false).automaticallyChangesAlpha)

            let footer = RefreshFooter().link(to: fixture.scroller)
            let trailer = RefreshTrailer().link(to: fixture.scroller)
            #expect(fixture.scroller.footer === footer && fixture.scroller.trailer === trailer)
            let other = RefreshFooter(.back).link(to: fixture.scroller)
            #expect(fixture.scroller.footer === other && footer.scroller == nil)
            fixture.scroller.detach()
            RefreshHeader().link(to: fixture.scroller)
            #expect(fixture.scroller.header == nil)
        }

        @Test("both ends refresh at once with their insets, and end in any order", arguments: [Edge.top, .bottom])
        func bothAtOnce(_ first: Edge) throws {
            let fixture = ScrollerFixture(rows: 30) {
                $0.contentInset = Insets(top: 10, leading: 0, bottom: 20, trailing: 0)
                $0.header = RefreshHeader()
                $0.footer = RefreshFooter(.back)
            }
            let scroller = fixture.scroller
            for edge in [Edge.top, .bottom] { scroller.startRefresh(at: edge) }
            fixture.settle()
            #expect(fixture.cb == 1 && fixture.loads == 1)
            #expect(fixture.insets == Insets(top: 64, leading: 0, bottom: 64, trailing: 0))
            scroller.contentOffset.vertical = -64
            #expect(fixture.place(of: fixture.header) == 10...64)
            scroller.contentOffset.vertical = 764
            #expect(fixture.offset == 764)
            #expect(fixture.place(of: fixture.footer) == 436...480)
            scroller.stopRefresh(at: first)
            fixture.settle()
            let second: Edge = first == .top ? .bottom : .top
            #expect(fixture.insets.top == (first == .top ? 10 : 64))
            #expect(fixture.insets.bottom == (first == .bottom ? 20 : 64))
            scroller.stopRefresh(at: second)
            fixture.settle()
            #expect(fixture.insets == scroller.contentInset)
            #expect(fixture.components.allSatisfy { $0.state == .idle })
        }
    }
}
