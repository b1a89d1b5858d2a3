import Testing

extension EndToEnd {
    /// What the eye sees: every frame of a pull of one pixel a step, looked at for how far
    /// the rows have come down.
    @Suite("Slow pull")
    @MainActor
    struct SlowPullTests {
        /// The left part of the window, where rows have their text.
        static let area = Picture.Area(x: 0, y: 0, width: 240, height: 500)

        /// Rows that are in sight before and after, whatever the pull.
        static let rows = 10..<300

        /// The header's extent in pixels; up to there it shows the title of the idle state.
        static let header = 54

        static func expectNoStepBack(_ gesture: Gesture, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try DemoSession.run("header-default") { demo in
                let frames = try demo.record(area, during: gesture)
                let before = try #require(frames.first)
                var positions: [Int] = []
                for (index, frame) in frames.enumerated() {
                    let shift = frame.shift(of: rows, from: before, within: 0...180)
                    positions.append(try #require(shift, "the rows are torn or gone in frame \(index)"))
                }
                let lowest = positions.max() ?? 0
                let pull = positions[...(positions.lastIndex(of: lowest) ?? 0)]
                let back = zip(pull, pull.dropFirst()).filter { $0 > $1 }
                #expect(back.isEmpty, "steps back in \(Array(pull))", sourceLocation: sourceLocation)
                // The steps are seen one by one, not as a few jumps.
                #expect(Set(pull).count >= 30, "few positions in \(Array(pull))", sourceLocation: sourceLocation)
                let logged = -(demo.log.offsets.min() ?? 0)
                #expect(
                    abs(Double(lowest) - logged) <= 1, "shown \(lowest), logged \(logged)",
                    sourceLocation: sourceLocation)
                try expectHeaderMovesAlong(frames, positions, sourceLocation: sourceLocation)
            }
        }

        /// The header comes in with the rows, line by line: what is in sight of it in a frame is
        /// the lower part of what is in sight a little later.
        private static func expectHeaderMovesAlong(
            _ frames: [Picture], _ positions: [Int], sourceLocation: SourceLocation
        ) throws {
            let open = try #require(positions.firstIndex { (header - 6...header).contains($0) }, "no frame shows it")
            // Less than half of it has too few letters to compare.
            let parts = (0..<open).filter { positions[$0] > header / 2 }
            #expect(parts.count >= 10, "few frames show the header in part", sourceLocation: sourceLocation)
            for part in parts {
                let missing = positions[open] - positions[part]
                #expect(
                    frames[part].shows(missing..<positions[open], of: frames[open], movedBy: -missing),
                    "the header is not where the rows are in frame \(part)", sourceLocation: sourceLocation)
            }
        }

        @Test("by touch, one pixel a step, the list never steps back")
        func touch() throws {
            try Self.expectNoStepBack(
                .touchDrag(from: .init(x: 150, y: 150), to: .init(x: 150, y: 290), steps: 140, interval: 20))
        }

        @Test("by mouse, one pixel a step, the list never steps back")
        func mouse() throws {
            try Self.expectNoStepBack(
                .mouseDrag(from: .init(x: 150, y: 150), to: .init(x: 150, y: 290), steps: 140, interval: 20))
        }
    }
}
