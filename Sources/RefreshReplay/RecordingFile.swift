import FoundationEssentials
import RefreshScenario

/// Why a file cannot be used: one line that names the file and the place in it.
public struct RecordingError: Error, CustomStringConvertible, Equatable {
    public let file: String
    /// Where in the file: `scenario.events[3].type`, or line and column as in `12:7`; empty for the file as a whole.
    public let place: String
    public let problem: String

    public var description: String {
        let text = [file, place, problem].filter { !$0.isEmpty }.joined(separator: ": ")
        // Whatever the decoder quotes from the file must not break the line.
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}

extension Recording {
    /// Reads a file. Throws a ``RecordingError``.
    public init(file path: String) throws {
        // Asked beforehand, as the messages for both differ between versions of Foundation.
        var isDirectory = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw RecordingError(file: path, place: "", problem: "there is no such file")
        }
        guard !isDirectory else {
            throw RecordingError(file: path, place: "", problem: "this is a directory")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RecordingError(file: path, place: "", problem: "the file cannot be read")
        }
        try self.init(data: data, file: path)
    }

    /// Reads a file's contents; `file` is named in errors. Throws a ``RecordingError``.
    public init(data: Data, file: String) throws {
        guard String(validating: data, as: UTF8.self) != nil else {
            throw RecordingError(file: file, place: "", problem: "the text is not UTF-8")
        }
        do {
            self = try JSONDecoder().decode(Recording.self, from: data)
        } catch let error as DecodingError {
            if let mistake = JSONSyntax.mistake(in: data) {
                throw RecordingError(file: file, place: "\(mistake.line):\(mistake.column)", problem: mistake.problem)
            }
            throw RecordingError(file: file, error)
        } catch {
            throw RecordingError(file: file, place: "", problem: "\(error)")
        }
    }
}

extension RecordingError {
    init(file: String, _ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(file: file, path: context.codingPath + [key], problem: "this is missing")
        case .valueNotFound(_, let context):
            self.init(file: file, path: context.codingPath, problem: "expected a value, found null")
        case .typeMismatch(let type, let context):
            self.init(file: file, path: context.codingPath, problem: "expected \(Self.name(of: type))")
        case .dataCorrupted(let context):
            self.init(file: file, path: context.codingPath, problem: context.debugDescription)
        @unknown default: self.init(file: file, place: "", problem: "\(error)")
        }
    }

    private init(file: String, path: [any CodingKey], problem: String) {
        var place = ""
        for key in path {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
        self.init(file: file, place: place, problem: problem)
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is any Collection.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
        default: "an object"
        }
    }
}
