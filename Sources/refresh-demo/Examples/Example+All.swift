extension Example {
    /// The gallery, in its order. The sidebar and `--list` are made of it.
    static let listed: [Example] = [
        .headerDefault,
        .footerDefault,
        .footerBack,
        .bothFlowBox,
        .tree100k,
        .textView,
    ]

    /// For tests; found by their id only.
    static let unlisted: [Example] = [.buttons, .nested]
}
