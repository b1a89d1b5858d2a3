import RefreshCGtk3
import RefreshGtk

/// The looks of the library, each as something that moves while its component refreshes.
enum Look: CaseIterable, Sendable {
    case spinner, ring, pictures

    @MainActor func makeIndicator() -> any RefreshIndicator {
        switch self {
        case .spinner: return ArrowIndicator()
        case .ring: return RingIndicator()
        case .pictures:
            let indicator = PicturesIndicator()
            indicator.setPictures(SamplePixbufs.sequence(4), for: .idle)
            indicator.setPictures(SamplePixbufs.sequence(3, duration: 0.15), for: .refreshing)
            return indicator
        }
    }
}
