/// A value of JSON that is written as text. Objects keep the order in which they were built.
///
/// The demo records scenarios and is free of Foundation, which is why this is here.
public indirect enum JSONText: Sendable, Hashable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// The text, without spaces or line breaks.
    public var text: String {
        var result = ""
        write(into: &result)
        return result
    }

    private func write(into text: inout String) {
        switch self {
        case .string(let string): Self.write(string, into: &text)
        case .number(let number): text += Self.text(of: number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .null: text += "null"
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, into: &text)
                text += ":"
                member.value.write(into: &text)
            }
            text += "}"
        }
    }

    /// Whole numbers without a fraction, as others write them. JSON has no word for what is not a number.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        // Negative zero is a zero.
        guard number != 0 else { return "0" }
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    public static func == (left: JSONText, right: JSONText) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    public init(stringLiteral value: String) { self = .string(value) }

    public init(dictionaryLiteral elements: (String, JSONText)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}
