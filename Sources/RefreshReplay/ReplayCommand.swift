import RefreshScenario

/// The command line of `refresh-replay`, apart from the process it runs in.
public struct ReplayCommand: Sendable, Hashable {
    /// How the process ends.
    public enum Exit: Int32, Sendable, Comparable {
        case success = 0
        /// A difference has no rule.
        case unexplained = 1
        /// A file or the command line cannot be used.
        case unusable = 2

        public static func < (left: Exit, right: Exit) -> Bool { left.rawValue < right.rawValue }
    }

    public static let usage = """
        Usage: refresh-replay [--check] [--] FILE...
        Replays recorded scenarios, as refresh-demo --record writes them, and prints their traces.

          --check     compare with the recorded traces instead, and name the rule for each difference
          -h, --help  print this

        All that follows -- is a file.

        Exit status: 0, 1 for a difference without a rule, or 2 for a mistake on the command line or a file that
        cannot be used.
        """

    public let isCheck: Bool
    public let isHelp: Bool
    public let files: [String]

    /// What is wrong with a command line, in one line.
    public struct UsageError: Error, CustomStringConvertible, Equatable {
        public let description: String
    }

    /// - Parameter arguments: without the program's name. After `--`, everything is a file. Throws a ``UsageError``.
    public init(arguments: [String]) throws {
        let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
        if let unknown = options.first(where: { !["--check", "--help", "-h"].contains($0) }) {
            throw UsageError(description: "unknown option \(unknown)")
        }
        let rest = arguments.drop { $0 != "--" }.dropFirst()
        files = arguments.prefix { $0 != "--" }.filter { !$0.hasPrefix("-") } + rest
        isCheck = options.contains("--check")
        isHelp = options.contains("--help") || options.contains("-h")
        if files.isEmpty && !isHelp { throw UsageError(description: "no file given") }
    }

    /// Works on all files, also after one that cannot be used.
    ///
    /// - Parameters:
    ///   - output: takes what belongs to standard output, with its line ends.
    ///   - problem: takes one line for standard error.
    public func run(output: (String) -> Void, problem: (String) -> Void) -> Exit {
        guard !isHelp else {
            output(Self.usage + "\n")
            return .success
        }
        var exit = Exit.success
        var summary = Summary()
        for file in files {
            do {
                let recording = try Recording(file: file)
                if isCheck {
                    let verdict = try check(recording, file: file, output: output)
                    summary.add(verdict)
                    if !verdict.isExplained { exit = max(exit, .unexplained) }
                } else {
                    output(replayed(recording).text)
                }
            } catch {
                problem("refresh-replay: \(error)")
                exit = .unusable
            }
        }
        if summary.total > 0 { output(summary.lines.joined(separator: "\n") + "\n") }
        return exit
    }

    private func check(_ recording: Recording, file: String, output: (String) -> Void) throws -> Verdict {
        guard !recording.trace.isEmpty else {
            throw RecordingError(file: file, place: "trace", problem: "there is nothing to compare with")
        }
        let verdict = Verdict(of: recording)
        if verdict.isEqual { output("\(file): equal\n") }
        for finding in verdict.findings { output("\(file): \(finding)\n") }
        return verdict
    }

    private func replayed(_ recording: Recording) -> Recording {
        let trace = Replay.run(recording.scenario).map(\.row)
        return Recording(scenario: recording.scenario, tags: recording.tags, trace: trace)
    }
}
