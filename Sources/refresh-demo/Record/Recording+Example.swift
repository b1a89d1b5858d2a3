import RefreshCore
import RefreshGtk
import RefreshScenario

extension ScenarioArrangement {
    /// The components of `scroller`; nil for a combination that scenarios do not have.
    @MainActor
    init?(of scroller: RefreshScroller) {
        switch (scroller.header != nil, scroller.footer?.style, scroller.trailer != nil) {
        case (true, nil, false): self = .header
        case (false, .back, false): self = .backFooter
        case (false, .automatic, false): self = .autoFooter
        case (false, nil, true): self = .trailer
        case (true, .back, false): self = .headerAndBackFooter
        case (true, .automatic, false): self = .headerAndAutoFooter
        default: return nil
        }
    }
}

extension Recording {
    /// An example as it is set up, before anything happened to it.
    @MainActor
    init(start run: ExampleRun, _ arrangement: ScenarioArrangement, of model: ScrollModel) {
        var options = ScenarioOptions()
        options.hasFrames = true
        if let footer = run.scroller.footer, footer.style == .automatic {
            options.triggerFraction = footer.automaticTrigger.fraction
            options.timesPerDrag = footer.automaticTrigger.timesPerDrag
            options.loadsAutomatically = footer.automaticTrigger.isAutomatic
        }
        options.ignoredInsetTop = run.scroller.header?.ignoredInset ?? 0
        options.ignoredInsetBottom = run.scroller.footer?.ignoredInset ?? 0
        options.ignoredInsetRight = run.scroller.trailer?.ignoredInset ?? 0
        let scenario = Scenario(
            name: run.example.id, arrangement: arrangement, viewport: ScenarioSize(model.geometry.viewport),
            content: ScenarioSize(model.geometry.content), inset: ScenarioInsets(model.geometry.insets),
            options: options, isMapped: model.isMapped)
        self.init(scenario: scenario, trace: [TraceRow(idle: arrangement.parts, of: model)])
    }
}

extension TraceRow {
    /// The row for the list without what the example may have begun already.
    fileprivate init(idle parts: [ScenarioPart], of model: ScrollModel) {
        self.init(of: model, parts: parts)
        for part in parts {
            components[part]?.state = .idle
            components[part]?.isRefreshing = false
            components[part]?.isHidden = false
        }
    }
}

extension ExampleRun {
    /// The components that fade in.
    var alphaParts: Set<ScenarioPart> {
        Set(refreshers.filter(\.automaticallyChangesAlpha).compactMap { ScenarioPart($0.edge) })
    }
}
