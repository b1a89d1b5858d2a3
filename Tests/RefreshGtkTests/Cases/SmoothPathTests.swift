import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite @MainActor struct SmoothPathTests {
        init() { GtkHarness.start() }

        /// What was on the screen in each frame.
        private struct Path {
            var offsets: [Double] = []
            var rows: [Double] = []
            /// In seconds of the frame clock.
            var times: [Double] = []

            @MainActor mutating func note(_ fixture: ScrollerFixture) {
                let clock = gtk_widget_get_frame_clock(fixture.window.widget)
                offsets.append(fixture.offset)
                rows.append(fixture.rowY(0) ?? .nan)
                times.append(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
            }

            /// The frames from the first that moved to the first at rest.
            var moving: ArraySlice<Double> {
                let last = offsets.last ?? 0
                let end = offsets.firstIndex(of: last) ?? offsets.startIndex
                return offsets[...end]
            }
        }

        private func record(_ fixture: ScrollerFixture, _ action: () -> Void) -> Path {
            var path = Path()
            path.note(fixture)
            action()
            fixture.settle { path.note(fixture) }
            return path
        }

        private func expectSmooth(_ path: Path, to end: Double, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(path.offsets.last == end, sourceLocation: sourceLocation)
            #expect(zip(path.offsets, path.offsets.dropFirst()).allSatisfy { $0 <= $1 }, sourceLocation: sourceLocation)
            // A frame that a busy machine dropped is no step; each frame that was drawn is one.
            let moving = path.moving.dropFirst()
            #expect(moving.count >= 8, sourceLocation: sourceLocation)
            #expect(Set(moving).count >= moving.count - 2, sourceLocation: sourceLocation)
            #expect(zip(path.offsets, path.rows).allSatisfy { abs($0 + $1) <= 0.5 }, sourceLocation: sourceLocation)
        }

        @Test("P04: release and end move the list evenly, and listeners see what the screen shows")
        func smooth() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -125)
            let log = OffsetLog(fixture.scroller)
            let opening = record(fixture) { fixture.letGo(finger) }
            expectSmooth(opening, to: -54)
            #expect(fixture.header.state == .refreshing)
            let closing = record(fixture) { fixture.header.endRefreshing() }
            expectSmooth(closing, to: 0)
            // Each offset of a frame was told, and no other.
            #expect(Set(log.offsets) == Set(opening.offsets + closing.offsets))
        }

        @Test("P04: after a blocked main loop the list closes once, without making up for missed frames")
        func blocked() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.onRefreshing = { header in
                // The case's own number.
                g_usleep(800_000)
                header.endRefreshing()
            }
            var path = Path()
            fixture.header.beginRefreshing()
            fixture.settle { path.note(fixture) }
            expectClosed(path, fixture)
            #expect(fixture.cb == 1)
        }

        @Test("P04: rows that are filled in between the end and the next frame do not disturb the closing")
        func manyRows() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            fixture.header.beginRefreshing()
            fixture.settle()
            let path = record(fixture) {
                fixture.header.endRefreshing()
                fixture.addRows(2000)
            }
            expectClosed(path, fixture)
            #expect(fixture.scroller.contentSize.vertical == 1200 + 2000 * 40)
        }

        /// Whether the list closed within its time: no frame that began later still moved it.
        private func expectClosed(
            _ path: Path, _ fixture: ScrollerFixture, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(fixture.offset == 0, sourceLocation: sourceLocation)
            #expect(fixture.rowY(0) == 0, sourceLocation: sourceLocation)
            #expect(fixture.header.state == .idle, sourceLocation: sourceLocation)
            guard let open = path.offsets.lastIndex(of: -54) else {
                Issue.record("it never was open", sourceLocation: sourceLocation)
                return
            }
            let closing = path.offsets[open...]
            #expect(zip(closing, closing.dropFirst()).allSatisfy { $0 <= $1 }, sourceLocation: sourceLocation)
            let end = path.times[open] + fixture.header.slowAnimationDuration
            let late = zip(path.times, path.offsets).filter { $0 > end && $1 != 0 }
            #expect(late.count <= 2, sourceLocation: sourceLocation)
        }

        @Test("a slow pull moves content and header by whole pixels, never back")
        func slowPull() {
            let fixture = ScrollerFixture(rows: 30) { $0.header = RefreshHeader() }
            let finger = fixture.drag(to: -1)
            let slot = fixture.slot(of: fixture.header)
            var (header, row) = (fixture.screenY(of: slot), fixture.rowY(0) ?? 0)
            for _ in 0..<150 {
                finger.move(byX: 0, y: 1, steps: 1, interval: 16)
                GtkHarness.drain()
                let (nextHeader, nextRow) = (fixture.screenY(of: slot), fixture.rowY(0) ?? 0)
                #expect(nextHeader >= header && nextHeader - header <= 1)
                #expect(nextRow - nextHeader == 54)
                (header, row) = (nextHeader, nextRow)
            }
            #expect(row > 54)
            finger.release()
        }
    }
}
