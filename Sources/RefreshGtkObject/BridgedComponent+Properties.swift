import RefreshGtk

// Settings in the form in which C has them.

extension BridgedComponent {
    /// -1 is without limit.
    var timesPerDrag: Int32 {
        get { automaticTrigger.timesPerDrag.map { Int32(clamping: $0) } ?? -1 }
        set { automaticTrigger.timesPerDrag = newValue < 0 ? nil : Int(newValue) }
    }

    /// NULL, which is the empty string here, is the default.
    var keyName: String {
        get { lastUpdatedKey }
        set {
            told.lastUpdate = lastUpdatedSecond
            lastUpdatedKey = newValue.isEmpty ? Self.defaultLastUpdatedKey : newValue
            tellLastUpdate()
        }
    }

    /// In seconds since 1970; -1 where there is none.
    var lastUpdatedSecond: Int { lastUpdatedTime.map { Int($0) } ?? -1 }
}
