/// Notes what was called, in order. A reference, so that closures which may not capture variables can write to it.
@MainActor
final class CallLog {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }
    func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }
    func clear() { entries = [] }
}
