import Foundation

/// A text of the repository's, with the programs that are printed in it.
struct Document {
    private let text: String
    private let path: String

    /// - Parameter path: in the repository.
    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Installation.repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// The one block of code in `language` that has `mark` in it.
    func block(_ language: String, with mark: String) throws -> String {
        let found = text.split(separator: "\n```\(language)\n", omittingEmptySubsequences: false).dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { $0.contains(mark) }
        guard found.count == 1 else {
            throw TestFailure("\(path) has \(found.count) blocks of \(language) with \(mark)")
        }
        return found[0] + "\n"
    }

    /// The command that `file` is built or run with, whether it stands in a line of its own or among words.
    func command(_ tool: String, of file: String) throws -> String {
        let found = text.matches(of: /[`\n](\w+) ([^`\n]*)/)
            .first { $0.1 == tool && $0.2.split(separator: " ").contains { $0 == file } }
        guard let found else { throw TestFailure("\(path) does not say how \(tool) takes \(file)") }
        // What follows runs what was built.
        return "\(found.1) \(found.2)".components(separatedBy: " && ")[0]
    }
}
