import RefreshCGtk3
import RefreshCore

/// Pictures of the application's beside the title and the detail: MJRefresh's Gif header and footers.
///
/// ```swift
/// let rising = (1...12).map { "pictures/sun-\($0).png" }
/// let look = PicturesIndicator()
/// look.setPictures(PictureSequence(files: rising), for: .idle)
/// look.setPictures(PictureSequence(files: ["pictures/spinning.gif"]), for: .refreshing)
/// scroller.header = RefreshHeader(indicator: look) { header in reload { header.endRefreshing() } }
/// ```
///
/// The pictures for `idle` follow the pull, from the first at rest to the last at the full extent. Those for
/// `pulling` and `refreshing` run, as long as they are seen; where nothing may move, the first one stands. With both
/// labels hidden the picture is in the middle. The component is at least as long as the largest picture of any state.
///
/// What a state has no pictures for:
/// - `pulling` shows the last one for `idle`;
/// - `refreshing` shows what `pulling` does, and `willRefresh` what `refreshing` does;
/// - `idle` and `noMoreData` show none, and the labels are alone in the middle.
@MainActor
public final class PicturesIndicator: LabelledIndicator {
    /// The distance that MJRefresh keeps between its labels and its pictures, in pixels.
    public static let defaultPictureDistance = 20

    private let pictures = PictureSign()

    /// A look for one component, without pictures yet.
    public init() {
        super.init(sign: pictures)
        labelDistance = Self.defaultPictureDistance
    }

    /// Sets the pictures of a state, nil for none. At any time; the component's extent follows. Those for
    /// `noMoreData` do not run: their first one is shown.
    public func setPictures(_ sequence: PictureSequence?, for state: RefreshState) {
        pictures.sequences[state] = sequence
        leastSize = pictures.size
        pictures.sequencesChanged()
    }

    /// The pictures that were set for a state.
    public func pictures(for state: RefreshState) -> PictureSequence? { pictures.sequences[state] }

    public override func update(_ presentation: RefreshPresentation) {
        super.update(presentation)
        pictures.follow(presentation.fraction)
    }
}
