/// Finds where a text stops being JSON.
///
/// Foundation's decoder on Linux says only that it is not; whoever edits a scenario by hand needs the place. It is asked
/// after the decoder refused a text, and reads no values.
struct JSONSyntax {
    /// A mistake and its place, both counted from 1.
    struct Mistake: Error, Equatable {
        let line: Int
        let column: Int
        let problem: String
    }

    /// Deeper than any scenario, shallow enough for the stack.
    private static let deepest = 200

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first mistake; nil if there is none.
    static func mistake(in bytes: some Sequence<UInt8>) -> Mistake? {
        var scanner = JSONSyntax(Array(bytes))
        do {
            try scanner.scanValue()
            scanner.skipSpace()
            if scanner.position < scanner.bytes.count { throw scanner.mistake("something follows the value") }
            return nil
        } catch {
            return error as? Mistake
        }
    }

    private func mistake(_ problem: String) -> Mistake {
        let before = bytes.prefix(position)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        // Columns are characters: the bytes that continue one do not count.
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return Mistake(line: line, column: column, problem: position < bytes.count ? problem : "the file ends here")
    }

    private mutating func scanValue() throws {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): try scanList(until: "}") { try $0.scanMember() }
        case UInt8(ascii: "["): try scanList(until: "]") { try $0.scanValue() }
        case UInt8(ascii: "\""): try scanString()
        case UInt8(ascii: "t"): try scanWord("true")
        case UInt8(ascii: "f"): try scanWord("false")
        case UInt8(ascii: "n"): try scanWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
        default: throw mistake("expected a value")
        }
    }

    private mutating func scanList(
        until end: Unicode.Scalar, element: (inout JSONSyntax) throws -> Void
    ) throws {
        position += 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw mistake("nested too deeply") }
        skipSpace()
        if take(end) { return }
        repeat { try element(&self) } while takeAfterSpace(",")
        guard takeAfterSpace(end) else { throw mistake("expected , or \(end)") }
    }

    private mutating func scanMember() throws {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw mistake("expected a name in quotes") }
        try scanString()
        guard takeAfterSpace(":") else { throw mistake("expected :") }
        try scanValue()
    }

    private mutating func scanString() throws {
        position += 1
        while peek != UInt8(ascii: "\"") {
            guard peek >= 0x20 else { throw mistake("a string must end on its line") }
            if take("\\") && !"\"\\/bfnrtu".utf8.contains(peek) { throw mistake("there is no such escape") }
            position += 1
        }
        position += 1
    }

    private mutating func scanWord(_ word: String) throws {
        for scalar in word.unicodeScalars where !take(scalar) { throw mistake("expected \(word)") }
    }

    private mutating func scanNumber() throws {
        let start = position
        _ = take("-")
        if !take("0") { try scanDigits() }
        if take(".") { try scanDigits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try scanDigits()
        }
        let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        guard number?.isFinite == true else { throw mistake("the number is too large") }
    }

    private mutating func scanDigits() throws {
        let start = position
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek) { position += 1 }
        guard position > start else { throw mistake("expected a digit") }
    }

    /// The next byte; 0, which no JSON contains, at the end.
    private var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while [0x20, 0x09, 0x0A, 0x0D].contains(peek) { position += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func takeAfterSpace(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        return take(scalar)
    }
}
