import RefreshGtk

extension Example {
    static let bothOneCall = Example(
        id: "both-one-call", title: "One call", subtitle: "Header and footer at once, as CHERefresh has it"
    ) { stage in
        let list = RowList(stage.source.firstRows())
        let scroller = RefreshScroller(list.scrolledWindow)
        scroller.addRefresh { _ in
            stage.source.fetchNew { rows in
                list.prepend(rows)
                scroller.stopRefresh(at: .top)
            }
        } footer: { _ in
            stage.source.fetchMore { rows in
                list.append(rows)
                scroller.stopRefresh(at: .bottom)
            }
        }
        return scroller
    }
}
