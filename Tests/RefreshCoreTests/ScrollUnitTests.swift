import Foundation
import RefreshCore
import Testing

@Suite struct ScrollUnitTests {
    @Test(
        "a scroll step is worth as much as GtkScrolledWindow makes it",
        arguments: [0.5, 1, 8, 64, 100, 500, 1080, 50_000])
    func unit(page: Double) {
        let expected = min(pow(page, 2.0 / 3), page / 2)
        #expect(abs(ScrollUnit.pixels(page: page) - expected) < 1e-9 * max(expected, 1))
    }

    @Test("a page of no size scrolls nowhere", arguments: [0.0, -1, -Double.infinity, Double.nan])
    func noPage(page: Double) { #expect(ScrollUnit.pixels(page: page) == 0) }
}
