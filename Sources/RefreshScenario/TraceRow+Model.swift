import RefreshCore

extension TraceRow {
    /// What `model` looks like now.
    ///
    /// - Parameters:
    ///   - parts: the components of the scenario; one that is not attached is idle and closed.
    ///   - alphaParts: those that fade in as they are pulled.
    ///   - safeArea: what is part of the application's insets but not of the recorded ones.
    ///   - callbacks: what the application was told since the row before.
    public init(
        of model: ScrollModel, parts: [ScenarioPart], changingAlpha alphaParts: Set<ScenarioPart> = [],
        safeArea: ScenarioInsets = .zero, callbacks: [String] = []
    ) {
        let geometry = model.geometry
        var components: [ScenarioPart: ComponentRow] = [:]
        for part in parts {
            let state = model.state(at: part.edge)
            let percent = model.pullingFraction(at: part.edge)
            components[part] = ComponentRow(
                state: state, isRefreshing: state.isRefreshing, pullingPercent: percent,
                alpha: alphaParts.contains(part) ? min(max(percent, 0), 1) : 1,
                isHidden: model.machines[part.edge]?.isHidden ?? false,
                position: geometry.slotOrigin(at: part.edge))
        }
        self.init(
            components: components, x: geometry.offset.horizontal, y: geometry.offset.vertical,
            inset: ScenarioInsets(geometry.effectiveInsets) - safeArea, callbacks: callbacks)
    }
}
