import Foundation

// example-source-generator OUTPUT FILE...       writes the texts of the files as Swift source
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("example-source-generator: \(message)\n".utf8))
    exit(2)
}

guard let output = arguments.first, !output.hasPrefix("-") else {
    fail("usage: example-source-generator OUTPUT FILE...")
}
do {
    let texts = try arguments.dropFirst().map { path in
        let name = URL(fileURLWithPath: path).lastPathComponent
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return "        \(name.debugDescription): \(text.debugDescription),\n"
    }
    let source = """
        // Made from the examples; do not edit.
        enum ExampleSources {
            /// The text of each file of examples, by its name.
            static let texts: [String: String] = [
        \(texts.joined())    ]
        }

        """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
    fail(error.localizedDescription)
}
