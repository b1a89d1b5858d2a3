extension Example {
    /// A group of the gallery.
    struct Section: Sendable {
        let title: String
        let examples: [Example]
    }

    /// The gallery, in its order. The sidebar and `--list` are made of it.
    static let sections: [Section] = [
        Section(
            title: "Header",
            examples: [
                .headerDefault, .headerPictures, .headerTimeHidden, .headerStatusHidden, .headerOwnText,
                .headerOwnWidget, .headerRing,
            ]),
        Section(
            title: "Footer",
            examples: [
                .footerDefault, .footerPictures, .footerRefreshingTitleHidden, .footerAllLoaded, .footerAutomaticOff,
                .footerOwnText, .footerHiddenAfterLoading, .footerBack, .footerBackPictures, .footerOwnWidget,
                .footerBackOwnWidget,
            ]),
        Section(title: "Both ends", examples: [.bothFlowBox, .bothPinnedRow, .bothOneCall]),
        Section(title: "Trailer", examples: [.trailerDefault]),
        Section(title: "Other children", examples: [.tree100k, .textView]),
        Section(title: "Texts", examples: [.language]),
        Section(title: "Handlers", examples: [.failed, .async, .processes]),
    ]

    static let listed: [Example] = sections.flatMap(\.examples)

    /// For tests; found by their id only.
    static let unlisted: [Example] = [.buttons, .nested]

    static let all: [Example] = listed + unlisted
}
