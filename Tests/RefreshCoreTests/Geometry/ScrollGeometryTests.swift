import RefreshCore
import Testing

@Suite struct ScrollGeometryTests {
    /// A list of 500 pixels' viewport along both axes.
    static func geometry(content: Double, insets: Insets = .zero) -> ScrollGeometry {
        var geometry = ScrollGeometry()
        geometry.viewport = Extents(horizontal: 500, vertical: 500)
        geometry.content = Extents(horizontal: content, vertical: content)
        geometry.insets = insets
        return geometry
    }

    static let contents = [0.0, 120, 480, 500, 501, 1200]
    static let insetCases: [Insets] = [
        .zero, Insets(top: 64, leading: 10, bottom: 49, trailing: 7),
        Insets(top: -20, leading: -4, bottom: -30, trailing: 0),
    ]

    @Test("the start edge at an offset equals the end edge at the mirrored offset", arguments: contents)
    func mirror(content: Double) {
        for (start, end) in [(Edge.top, Edge.bottom), (.leading, .trailing)] {
            for inset in [0.0, 30] {
                for offset in stride(from: -80.0, through: 80, by: 20) {
                    var geometry = Self.geometry(content: content)
                    geometry.insets[start] = inset
                    geometry.offset[start.axis] = geometry.restStart(along: start.axis) + offset
                    let atStart = geometry.revealed(at: start)

                    var mirrored = Self.geometry(content: content)
                    mirrored.insets[end] = inset
                    mirrored.offset[end.axis] = mirrored.restEnd(along: end.axis) - offset
                    // Short content lies at the start: its end edge is where the viewport ends.
                    #expect(mirrored.revealed(at: end) == atStart)
                }
            }
        }
    }

    @Test("what is revealed changes by as much as the offset, without a jump", arguments: contents, insetCases)
    func continuous(content: Double, insets: Insets) {
        var geometry = Self.geometry(content: content, insets: insets)
        for edge in Edge.allCases {
            geometry.offset[edge.axis] = -200
            var before = geometry.revealed(at: edge)
            for _ in 0..<1600 {
                geometry.offset[edge.axis] += 1
                let now = geometry.revealed(at: edge)
                #expect(now - before == (edge.isStart ? -1 : 1))
                before = now
            }
        }
    }

    @Test("the offset that reveals a distance reveals that distance", arguments: contents, insetCases)
    func inverse(content: Double, insets: Insets) {
        var geometry = Self.geometry(content: content, insets: insets)
        for edge in Edge.allCases {
            for distance in [-10.0, 0, 1, 54, 100] {
                geometry.offset[edge.axis] = geometry.offset(revealing: distance, at: edge)
                #expect(geometry.revealed(at: edge) == distance)
            }
        }
    }

    @Test("an open slot can rest fully revealed, whatever the content", arguments: contents, insetCases)
    func openSlotIsInRange(content: Double, insets: Insets) {
        for edge in Edge.allCases {
            var geometry = Self.geometry(content: content, insets: insets)
            geometry.slots[edge] = Slot(extent: 54, openness: 1, fillsGap: !edge.isStart)
            let target = geometry.offset(revealing: 54, at: edge)
            #expect(geometry.clamped(target, along: edge.axis) == target)
        }
    }

    @Test("insets are the application's plus what is reserved, and nothing is left when slots close")
    func effectiveInsets() {
        var geometry = Self.geometry(content: 1200, insets: Insets(top: 10, leading: 0, bottom: 20, trailing: 0))
        geometry.slots.top = Slot(extent: 54, openness: 0.5)
        geometry.slots.bottom = Slot(extent: 44, openness: 1, followsContent: true)
        #expect(geometry.effectiveInsets == Insets(top: 37, leading: 0, bottom: 64, trailing: 0))
        geometry.slots.top?.openness = 0
        geometry.slots.bottom = nil
        #expect(geometry.effectiveInsets == geometry.insets)
    }

    @Test("a back footer on short content reserves the gap too, and less of it under an open header")
    func gap() {
        var geometry = Self.geometry(content: 120)
        geometry.slots.bottom = Slot(extent: 44, openness: 1, fillsGap: true)
        #expect(geometry.reserved(at: .bottom) == 44 + 380)
        #expect(geometry.restEnd(along: .vertical) == 44)
        geometry.slots.top = Slot(extent: 54, openness: 1)
        #expect(geometry.reserved(at: .bottom) == 44 + 326)
    }

    @Test("an open header does not make short content long")
    func long() {
        var geometry = Self.geometry(content: 480)
        geometry.slots.top = Slot(extent: 54, openness: 1)
        #expect(!geometry.isLong(along: .vertical))
        geometry.insets.top = 21
        #expect(geometry.isLong(along: .vertical))
    }

    @Test("slots lie before the content, after it, or at the viewport's end when that is lower")
    func slotOrigins() {
        var geometry = Self.geometry(content: 120, insets: Insets(top: 10, leading: 0, bottom: 20, trailing: 0))
        geometry.slots.top = Slot(extent: 54, ignoredInset: 6)
        geometry.slots.bottom = Slot(extent: 44, fillsGap: true)
        #expect(geometry.slotOrigin(at: .top) == -60)
        #expect(geometry.slotOrigin(at: .bottom) == 470)
        geometry.slots.bottom = Slot(extent: 44, openness: 1, followsContent: true)
        #expect(geometry.slotOrigin(at: .bottom) == 120)
        geometry.content.vertical = 1200
        geometry.slots.bottom = Slot(extent: 44, fillsGap: true)
        #expect(geometry.slotOrigin(at: .bottom) == 1200)
    }
}
