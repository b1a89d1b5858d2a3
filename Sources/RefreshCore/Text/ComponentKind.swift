/// The four kinds of component, which differ in what they say.
public enum ComponentKind: String, Sendable, Hashable, CaseIterable {
    /// At the top: pulled down and released.
    case header
    /// At the bottom, always in the scroll range: loads when it comes into sight.
    case autoFooter
    /// At the bottom: pulled up and released.
    case backFooter
    /// At the trailing edge: pulled sideways and released.
    case trailer
}
