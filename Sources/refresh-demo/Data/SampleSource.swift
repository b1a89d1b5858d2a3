import RefreshGtk

/// Stands for whatever an application fetches its rows from: answers after a while.
@MainActor
final class SampleSource {
    /// How many rows there are at the beginning; nil for as many as an example wants.
    private let rowCount: Int?
    /// How long an answer takes, in seconds.
    var latency: Double
    /// How many rows come with each load.
    var rowsPerLoad: Int

    /// How many rows come with each refresh, as in MJRefresh's examples.
    private static let rowsPerRefresh = 5
    private static let usualRowCount = 30

    private var newest = 0
    private var last = 0
    private var answers: [MainLoopSource] = []

    /// - Parameter rows: how many to begin with; by default what the options say.
    init(_ options: DemoOptions, rows: Int? = nil) {
        rowCount = rows ?? options.rows
        latency = Double(options.latency) / 1000
        rowsPerLoad = options.loadRows
    }

    /// The rows to begin with.
    func firstRows(usually count: Int = usualRowCount) -> [SampleRow] {
        let rows = next(rowCount ?? count)
        firstCount = firstCount ?? rows.count
        return rows
    }

    /// How many rows the list began with; nil where it has none from here.
    private(set) var firstCount: Int?

    /// Fetches what is new, the newest first.
    func fetchNew(_ answer: @escaping @MainActor ([SampleRow]) -> Void) {
        later { [self] in
            let numbers = newest + 1...newest + Self.rowsPerRefresh
            newest = numbers.upperBound
            answer(numbers.reversed().map { SampleRow(number: -$0) })
        }
    }

    /// Fetches what is new, for a task. Throws when that is cancelled.
    func newRows() async throws -> [SampleRow] {
        let rows = await withCheckedContinuation { continuation in
            fetchNew { continuation.resume(returning: $0) }
        }
        try Task.checkCancellation()
        return rows
    }

    /// Fetches more of what follows.
    func fetchMore(_ answer: @escaping @MainActor ([SampleRow]) -> Void) {
        later { [self] in answer(next(rowsPerLoad)) }
    }

    /// Fetches nothing.
    func fetch(_ answer: @escaping @MainActor () -> Void) { later(answer) }

    private func next(_ count: Int) -> [SampleRow] {
        let first = last + 1
        last += count
        return (first..<first + count).map(SampleRow.init)
    }

    private func later(_ answer: @escaping @MainActor () -> Void) {
        answers.removeAll { !$0.isActive }
        answers.append(.after(latency, answer))
    }
}
