import RefreshGtk

/// One option of the command line, `--name VALUE` or `--name=VALUE`, and what follows it.
struct OptionReader {
    let name: String
    private(set) var rest: ArraySlice<String>
    private var attached: String?

    init(_ argument: String, _ rest: ArraySlice<String>) {
        self.rest = rest
        if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
            name = String(argument[..<sign])
            attached = String(argument[argument.index(after: sign)...])
        } else {
            name = argument
        }
    }

    var unknown: DemoFailure {
        name.hasPrefix("-")
            ? DemoFailure("unknown option \(name); see --help")
            : DemoFailure("unexpected argument \(name); see --help")
    }

    /// To be called when the option has taken what it wants: a value that is left is a mistake.
    func finish() throws(DemoFailure) {
        if attached != nil { throw DemoFailure("\(name) takes no value") }
    }

    /// The option's value.
    mutating func value() throws(DemoFailure) -> String {
        defer { attached = nil }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw DemoFailure("\(name) needs a value")
        }
        return value
    }

    mutating func wholeNumber(upTo limit: Int) throws(DemoFailure) -> Int {
        let text = try value()
        guard let number = Int(text), (0...limit).contains(number) else {
            throw DemoFailure("\(name) needs a whole number from 0 to \(limit), not \(text)")
        }
        return number
    }

    mutating func seconds(upTo limit: Int) throws(DemoFailure) -> Double {
        let text = try value()
        guard let number = Double(text), (0...Double(limit)).contains(number) else {
            throw DemoFailure("\(name) needs a number of seconds from 0 to \(limit), not \(text)")
        }
        return number
    }

    mutating func language() throws(DemoFailure) -> String {
        let code = try value()
        guard RefreshLanguage.shipped(matching: code) != nil else {
            throw DemoFailure("there is no language \(code), only \(RefreshLanguage.shipped.joined(separator: " "))")
        }
        return code
    }

    mutating func exampleID() throws(DemoFailure) -> String {
        let id = try value()
        guard Example.named(id) != nil else { throw DemoFailure("there is no example \(id); --list names them") }
        return id
    }
}
