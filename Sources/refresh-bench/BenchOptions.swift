/// The command line of `refresh-bench`.
struct BenchOptions {
    static let usage = """
        Usage: refresh-bench [--json] [--verbose] [--only NAME]...
        Measures what the library costs beside GTK, as ratios of two times taken in turn in the same run.

          --json       a JSON object a line instead of a table
          --verbose    also the spread of the rounds, and the times of both sides
          --only NAME  one figure; may be given again for more
          -h, --help   print this and the names of the figures

        Exit status: 0, 1 when a figure could not be taken, or 2 for a mistake on the command line or a missing display.

        """

    /// What is wrong with a command line, in one line.
    struct UsageError: Error {
        let description: String
    }

    private(set) var isJSON = false
    private(set) var isVerbose = false
    private(set) var isHelp = false
    /// What to measure, in the order of the table.
    private(set) var figures = Figure.allCases

    /// - Parameter arguments: without the program's name. Throws a ``UsageError``.
    init(_ arguments: [String]) throws(UsageError) {
        var chosen: Set<Figure> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--verbose": isVerbose = true
            case "--help", "-h": isHelp = true
            case "--only":
                guard let name = rest.popFirst() else { throw UsageError(description: "--only needs a name") }
                guard let figure = Figure(rawValue: name) else {
                    throw UsageError(description: "there is no figure \(name)")
                }
                chosen.insert(figure)
            default: throw UsageError(description: "unknown option \(argument)")
            }
        }
        if !chosen.isEmpty { figures = figures.filter(chosen.contains) }
    }
}
