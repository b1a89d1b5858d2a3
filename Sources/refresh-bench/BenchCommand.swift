import Glibc
import RefreshCGtk3
import RefreshGtk

/// The program, apart from its process.
@MainActor
enum BenchCommand {
    enum Exit: Int32 {
        case success = 0
        /// A figure could not be taken.
        case incomplete = 1
        /// The command line cannot be used, there is no display, or standard output cannot be written.
        case unusable = 2
    }

    static func run(_ arguments: [String]) -> Exit {
        let options: BenchOptions
        do { options = try BenchOptions(arguments) } catch {
            complain("\(error.description); try --help")
            return .unusable
        }
        guard !options.isHelp else {
            print(BenchOptions.usage, terminator: "")
            for line in Report.catalogue { print(line) }
            return hasWritten() ? .success : .unusable
        }
        guard gtk_init_check(nil, nil) != 0 else {
            complain("GTK cannot open a display")
            return .unusable
        }
        #if DEBUG
            complain("this is a debug build, whose figures say nothing; use swift run -c release refresh-bench")
        #endif
        return measure(options)
    }

    private static func measure(_ options: BenchOptions) -> Exit {
        var exit = Exit.success
        let report = Report(isJSON: options.isJSON, isVerbose: options.isVerbose)
        if let heading = report.heading { print(heading) }
        for figure in options.figures {
            do {
                print(report.line(for: figure, try figure.measure()))
            } catch {
                complain("\(figure.rawValue): \((error as? Unmeasurable)?.reason ?? "\(error)")")
                exit = .incomplete
            }
            guard hasWritten() else { return .unusable }
        }
        return exit
    }

    /// Writes what was printed, and complains where that cannot be done.
    private static func hasWritten() -> Bool {
        guard fflush(nil) != 0 else { return true }
        complain("cannot write standard output: \(String(cString: strerror(errno)))")
        return false
    }

    private static func complain(_ text: String) {
        let line = "refresh-bench: \(text)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}
