import RefreshCore
import Testing

@Suite struct RubberBandTests {
    private static let extents = [1.0, 100, 500, 1080, 4000]

    @Test("the content follows by UIKit's formula", arguments: extents, [0.5, 10, 54, 300, 5000])
    func formula(extent: Double, distance: Double) {
        let expected = extent * (1 - 1 / (distance * 0.55 / extent + 1))
        #expect(abs(RubberBand.resisted(distance, extent: extent) - expected) < 1e-9 * extent)
    }

    @Test("resistance grows: each further pixel moves the content less, and never as far as the viewport is long")
    func concave() {
        var last = 0.0
        var lastStep = Double.infinity
        for distance in stride(from: 1.0, through: 20_000, by: 1) {
            let offset = RubberBand.resisted(distance, extent: 500)
            let step = offset - last
            #expect(step > 0 && step < lastStep && offset < 500)
            (last, lastStep) = (offset, step)
        }
        #expect(abs(RubberBand.resisted(1e-6, extent: 500) / 1e-6 - 0.55) < 1e-6)
    }

    @Test("both directions are mirror images", arguments: [0, 0.1, 54, 480, 1e6])
    func odd(distance: Double) {
        #expect(RubberBand.resisted(-distance, extent: 500) == -RubberBand.resisted(distance, extent: 500))
        #expect(RubberBand.unresisted(-distance, extent: 500) == -RubberBand.unresisted(distance, extent: 500))
    }

    @Test("the inverse gives back the finger's distance", arguments: extents, [-800, -54, -1e-9, 0, 0.25, 60, 2000])
    func inverse(extent: Double, distance: Double) {
        let offset = RubberBand.resisted(distance, extent: extent)
        guard abs(offset) < 0.98 * extent else { return }
        #expect(abs(RubberBand.unresisted(offset, extent: extent) - distance) <= 1e-9 * abs(distance))
    }

    @Test("offsets no finger can produce have a finite inverse", arguments: [495, 500, 501, 1e9, Double.infinity])
    func beyondTheAsymptote(offset: Double) {
        let largest = RubberBand.unresisted(495, extent: 500)
        #expect(RubberBand.unresisted(offset, extent: 500) == largest)
        #expect(largest.isFinite && largest > 0)
        #expect(RubberBand.unresisted(-offset, extent: 500) == -largest)
    }

    @Test("an infinite pull ends at the viewport's length")
    func infinitePull() {
        #expect(RubberBand.resisted(.infinity, extent: 500) == 500)
        #expect(RubberBand.resisted(-.infinity, extent: 500) == -500)
    }

    @Test("a viewport without length does not move", arguments: [0, -1, -500])
    func noExtent(extent: Double) {
        #expect(RubberBand.resisted(54, extent: extent) == 0)
        #expect(RubberBand.unresisted(54, extent: extent) == 0)
    }
}
