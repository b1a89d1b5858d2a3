import Foundation
import RefreshCore

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
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: .newlines)
        var entry = Entry()
        for (index, line) in lines.enumerated() {
            do {
                if line.trimmingCharacters(in: .whitespaces).isEmpty {
                    try add(entry)
                    entry = Entry()
                } else {
                    try entry.read(line)
                }
            } catch let error as CatalogueError {
                throw CatalogueError(message: "\(path):\(index + 1): \(error.message)")
            }
        }
        try add(entry)
    }

    private mutating func add(_ entry: Entry) throws {
        guard let context = entry.fields["msgctxt"] else { return }
        guard let key = RefreshTextKey(rawValue: context) else {
            throw CatalogueError(message: "no such text: \(context)")
        }
        guard texts[key] == nil else { throw CatalogueError(message: "\(context) stands here twice") }
        let text = entry.fields["msgstr"] ?? ""
        // As gettext: what a translator has not confirmed is not shown.
        if !text.isEmpty && !entry.isFuzzy { texts[key] = text }
    }
}

/// The lines of a .po file between two empty ones.
private struct Entry {
    var fields: [String: String] = [:]
    var isFuzzy = false
    private var field: String?

    mutating func read(_ line: String) throws {
        if line.hasPrefix("#") {
            if line.hasPrefix("#,") && line.contains("fuzzy") { isFuzzy = true }
            return
        }
        guard let quote = line.firstIndex(of: "\""), line.hasSuffix("\""), line.index(after: quote) < line.endIndex
        else {
            throw CatalogueError(message: "a text in quotation marks was expected")
        }
        let name = line[..<quote].trimmingCharacters(in: .whitespaces)
        if !name.isEmpty { field = name }
        guard let field, ["msgctxt", "msgid", "msgstr"].contains(field) else {
            throw CatalogueError(message: "\(name) is not understood here")
        }
        let text = line[line.index(after: quote)...].dropLast()
        fields[field, default: ""] += try Self.unescaped(String(text))
    }

    private static func unescaped(_ text: String) throws -> String {
        var result = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch characters.next() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "\"": result.append("\"")
            case "\\": result.append("\\")
            default: throw CatalogueError(message: "this escape is not understood")
            }
        }
        return result
    }
}
