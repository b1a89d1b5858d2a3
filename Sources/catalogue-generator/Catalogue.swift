import Foundation
import RefreshCore

/// What is wrong with a file or with the command line.
struct CatalogueError: Error {
    let message: String
}

/// One language's .po file: the texts by key. What the file does not translate is left out.
struct Catalogue {
    let language: String
    private(set) var texts: [RefreshTextKey: String] = [:]

    init(path: String) throws {
        let url = URL(fileURLWithPath: path)
        language = url.deletingPathExtension().lastPathComponent
        guard LanguageCode(language) != nil else {
            throw CatalogueError(message: "\(path): the name is no code of a language, such as pt_BR")
        }
        guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
            throw CatalogueError(message: "\(path): cannot be read as UTF-8")
        }
        var entry = Entry()
        var firstLine = 1
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if entry.isComplete && !line.hasPrefix("\"") {
                try Self.located(path, firstLine) { try add(entry) }
                entry = Entry()
            }
            if entry.isEmpty { firstLine = index + 1 }
            try Self.located(path, index + 1) { try entry.read(line) }
        }
        try Self.located(path, firstLine) { try add(entry) }
    }

    private mutating func add(_ entry: Entry) throws {
        guard !entry.isEmpty else { return }
        guard let original = entry.fields["msgid"], let text = entry.fields["msgstr"] else {
            throw CatalogueError(message: "msgid or msgstr is missing")
        }
        guard let context = entry.fields["msgctxt"] else {
            if original.isEmpty { return }
            throw CatalogueError(message: "msgctxt is missing: it tells which text this is")
        }
        guard let key = RefreshTextKey(rawValue: context) else {
            throw CatalogueError(message: "no such text: \(context)")
        }
        guard texts[key] == nil else { throw CatalogueError(message: "\(context) stands here twice") }
        // As gettext: what nobody has translated, or confirmed after a change, is not shown.
        guard !text.isEmpty, !entry.isFuzzy, original == key.english else { return }
        for (field, count) in key.dateFields where text.components(separatedBy: field).count - 1 != count {
            throw CatalogueError(message: "\(context) needs \(field) \(count == 1 ? "once" : "nowhere")")
        }
        texts[key] = text
    }

    private static func located(_ path: String, _ line: Int, _ body: () throws -> Void) throws {
        do { try body() } catch let error as CatalogueError {
            throw CatalogueError(message: "\(path):\(line): \(error.message)")
        }
    }
}

extension RefreshTextKey {
    /// What is replaced in a date, and how often it has to be there.
    fileprivate var dateFields: [(field: String, count: Int)] {
        switch self {
        case .dayOfYear: [("yyyy", 0), ("MM", 1), ("dd", 1)]
        case .date: [("yyyy", 1), ("MM", 1), ("dd", 1)]
        default: []
        }
    }
}
