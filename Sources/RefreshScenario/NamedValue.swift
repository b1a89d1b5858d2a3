/// A value that files write as one of a few names.
///
/// Decoding one from a name that is none says which there are, in place of the type's name.
public protocol NamedValue: RawRepresentable<String>, CaseIterable, Decodable {}

extension NamedValue {
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let value = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\"\(name)\" is none of \(names)"))
        }
        self = value
    }
}

extension KeyedDecodingContainer {
    /// A whole number. Foundation's decoder calls a fraction a fault of the whole file and loses its place.
    func wholeNumber(forKey key: Key) throws -> Int {
        guard let number = Int(exactly: try decode(Double.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected a whole number")
        }
        return number
    }

    func wholeNumberIfPresent(forKey key: Key) throws -> Int? {
        contains(key) ? try wholeNumber(forKey: key) : nil
    }
}
