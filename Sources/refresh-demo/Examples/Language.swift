import RefreshCGtk3
import RefreshGtk

extension Example {
    static let language = Example(
        id: "language", title: "Language", subtitle: "Choose one: all that is visible changes at once"
    ) { stage in
        let list = RowList([])
        let choices: [String?] = [nil] + RefreshLanguage.shipped
        let chosen = RefreshLanguage.current.flatMap { RefreshLanguage.shipped(matching: $0) }
        var group: UnsafeMutablePointer<GtkRadioButton>?
        for code in choices {
            let row = gtk_radio_button_new_from_widget(group)!
            group = row.cast(to: GtkRadioButton.self)
            // Its own title tells which language it is, where a code tells few.
            let sample = code.map { RefreshLanguage.texts(in: $0)[.headerIdle] } ?? "As the environment has it"
            add(box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [codeLabel(code), label(sample)]), to: row)
            setMargins(of: row, horizontal: 12, vertical: 8)
            if code == chosen { setActive(row, true) }
            onToggle(row) { isChosen in
                if isChosen { RefreshLanguage.current = code }
            }
            list.insert(row, at: list.count)
        }
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.header = RefreshHeader { header in
            stage.source.fetch { header.endRefreshing() }
        }
        scroller.footer = RefreshFooter(.back) { footer in
            stage.source.fetch { footer.endRefreshing() }
        }
        return scroller
    }

    @MainActor
    private static func codeLabel(_ code: String?) -> Widget {
        let label = label(code ?? "", classes: "dim-label")
        gtk_label_set_width_chars(label.cast(to: GtkLabel.self), 6)
        return label
    }
}
