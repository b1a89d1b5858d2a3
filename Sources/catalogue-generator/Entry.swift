/// One text of a .po file, read line by line.
struct Entry {
    /// By their keywords: msgctxt, msgid, msgstr.
    private(set) var fields: [String: String] = [:]
    private(set) var isFuzzy = false
    private var field: String?

    var isEmpty: Bool { fields.isEmpty }

    /// Whether anything but a further part of the translation belongs to the next one.
    var isComplete: Bool { fields["msgstr"] != nil }

    mutating func read(_ line: String) throws {
        if line.allSatisfy(\.isWhitespace) { return }
        if line.hasPrefix("#") {
            if line.hasPrefix("#,") && line.contains("fuzzy") { isFuzzy = true }
            return
        }
        guard let quote = line.firstIndex(of: "\""), line.hasSuffix("\""), line.index(after: quote) < line.endIndex
        else { throw CatalogueError(message: "a text in quotation marks was expected") }
        let name = String(line[..<quote].prefix { !$0.isWhitespace })
        if !name.isEmpty {
            guard ["msgctxt", "msgid", "msgstr"].contains(name) else {
                throw CatalogueError(message: "\(name) is not understood here")
            }
            guard fields[name] == nil else { throw CatalogueError(message: "\(name) stands here twice") }
            field = name
        }
        guard let field else { throw CatalogueError(message: "msgctxt, msgid or msgstr was expected") }
        fields[field, default: ""] += try Self.unescaped(line[line.index(after: quote)...].dropLast())
    }

    private static func unescaped(_ text: Substring) throws -> String {
        var result = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            guard character == "\\" else {
                if character == "\"" { throw CatalogueError(message: "a quotation mark lacks its backslash") }
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
