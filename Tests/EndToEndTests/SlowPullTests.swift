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

        static func expectNoStepBack(_ gesture: Gesture, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try DemoSession.run("header-default") { demo in
                let frames = try demo.record(area, during: gesture)
                let before = try #require(frames.first)
                var positions: [Int] = []
                for (index, frame) in frames.enumerated() {
                    let shift = frame.shift(of: rows, from: before, within: 0...180)
                    positions.append(try #require(shift, "the rows are torn or gone in frame \(index)"))
                }
                let pull = positions[...(positions.lastIndex(of: positions.max() ?? 0) ?? 0)]
                let back = zip(pull, pull.dropFirst()).filter { $0 > $1 }
                #expect(back.isEmpty, "steps back in \(Array(pull))", sourceLocation: sourceLocation)
                // The steps are seen one by one, not as a few jumps.
                #expect(Set(pull).count >= 30, "few positions in \(Array(pull))", sourceLocation: sourceLocation)
                let lowest = -(demo.log.offsets.min() ?? 0)
                #expect(
                    abs(Double(pull.last ?? 0) - lowest) <= 1, "shown \(pull.last ?? 0), logged \(lowest)",
                    sourceLocation: sourceLocation)
            }
        }

        @Test("by touch, one pixel a step, the list never steps back")
        func touch() throws {
            try Self.expectNoStepBack(
                .touchDrag(from: .init(x: 150, y: 150), to: .init(x: 150, y: 240), steps: 90, interval: 25))
        }

        @Test("by mouse, one pixel a step, the list never steps back")
        func mouse() throws {
            try Self.expectNoStepBack(
                .mouseDrag(from: .init(x: 150, y: 150), to: .init(x: 150, y: 240), steps: 90, interval: 25))
        }
    }
}
