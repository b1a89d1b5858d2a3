import Glibc
import Testing

@testable import refresh_demo

@Suite("The demo's command line")
struct CommandLineTests {
    @Test("--list names each example with its title, without a display")
    func list() throws {
        let demo = try DemoProcess(["--list"], hasDisplay: false)
        #expect(demo.status == 0)
        #expect(demo.errors.isEmpty)
        let lines = demo.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(lines == Example.listed.map { [$0.id, $0.title] })
        #expect(Set(lines.map { $0.first }).count == lines.count, "an id is there twice")
    }

    /// By which scripts and manuals name them.
    static let promised = [
        "header-default", "header-pictures", "header-time-hidden", "header-status-hidden", "header-own-text",
        "header-own-widget", "header-ring", "footer-default", "footer-pictures", "footer-refreshing-title-hidden",
        "footer-all-loaded", "footer-automatic-off", "footer-own-text", "footer-hidden-after-loading", "footer-back",
        "footer-back-pictures", "footer-own-widget", "footer-back-own-widget", "both-flow-box", "both-pinned-row",
        "both-one-call", "trailer-default", "tree-100k", "text-view", "language", "failed", "async", "processes",
    ]

    @Test("the examples have the ids that they have always had")
    func ids() {
        #expect(Set(Self.promised).subtracting(Example.listed.map(\.id)).isEmpty)
    }

    @Test("--help names each option, without a display")
    func help() throws {
        let demo = try DemoProcess(["--help"], hasDisplay: false)
        #expect(demo.status == 0)
        let options = [
            "--list", "--source ID", "--example ID", "--bare", "--rows N", "--latency MS", "--load-rows N",
            "--language CODE", "--quit-after S", "--log FILE", "--log-offsets", "--record FILE",
        ]
        for option in options { #expect(demo.output.contains("  \(option) "), "\(option)") }
    }

    static let mistakes: [(arguments: [String], complaint: String)] = [
        (["--nonsense"], "unknown option --nonsense"),
        (["-x"], "unknown option -x"),
        (["nonsense"], "unexpected argument nonsense"),
        ([""], "unexpected argument"),
        (["--example", "nonsense"], "there is no example nonsense"),
        (["--example=nonsense"], "there is no example nonsense"),
        (["--source", "nonsense"], "there is no example nonsense"),
        (["--source"], "--source needs a value"),
        (["--example"], "--example needs a value"),
        (["--example", ""], "--example needs a value"),
        (["--rows"], "--rows needs a value"),
        (["--rows", "many"], "--rows needs a whole number from 0 to 1000000, not many"),
        (["--rows", "-1"], "--rows needs a whole number from 0 to 1000000, not -1"),
        (["--rows", "1000001"], "--rows needs a whole number from 0 to 1000000, not 1000001"),
        (["--rows", "99999999999999999999"], "not 99999999999999999999"),
        (["--rows", "1.5"], "not 1.5"),
        (["--latency", "1s"], "--latency needs a whole number"),
        (["--load-rows", "x"], "--load-rows needs a whole number"),
        (["--language", "xx"], "there is no language xx, only ar de"),
        (["--language", "!"], "there is no language !"),
        (["--quit-after", "nan"], "--quit-after needs a number of seconds"),
        (["--quit-after", "inf"], "--quit-after needs a number of seconds"),
        (["--quit-after", "-1"], "--quit-after needs a number of seconds"),
        (["--bare=yes"], "--bare takes no value"),
        (["--list", "--nonsense"], "unknown option --nonsense"),
        (["--line\nbreak"], "unknown option --line break"),
        (["--log", "/nonexistent/log"], "cannot write /nonexistent/log: No such file or directory"),
        (["--log", "/"], "cannot write /: Is a directory"),
        (["--record", "/nonexistent/record"], "cannot write /nonexistent/record: No such file or directory"),
    ]

    @Test("a mistake is told in one line, and the status is 2", arguments: mistakes)
    func mistake(_ mistake: (arguments: [String], complaint: String)) throws {
        let demo = try DemoProcess(mistake.arguments, hasDisplay: false)
        Self.expectComplaint(mistake.complaint, from: demo)
    }

    @Test("without a display it says so", arguments: [[], ["--bare"], ["--example", "failed", "--rows", "3"]])
    func noDisplay(_ arguments: [String]) throws {
        Self.expectComplaint("there is no display", from: try DemoProcess(arguments, hasDisplay: false))
    }

    @Test("a log that takes no more ends it", arguments: [["--bare"], []])
    func fullLog(_ arguments: [String]) throws {
        let demo = try DemoProcess(arguments + ["--log", "/dev/full", "--quit-after", "30"])
        Self.expectComplaint("cannot write /dev/full: No space left on device", from: demo)
    }

    @Test("what is meant for a standard output that is closed goes nowhere else", arguments: [["--bare"], []])
    func closedOutput(_ arguments: [String]) throws {
        let demo = try DemoProcess(
            arguments + ["--log", "-", "--quit-after", "30"], without: STDOUT_FILENO, terminatedAfter: 60)
        Self.expectComplaint("cannot write standard output: Bad file descriptor", from: demo)
    }

    @Test(
        "it runs with a stream closed that it does not need", arguments: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO])
    func closedStream(_ stream: Int32) throws {
        let demo = try DemoProcess(
            ["--bare", "--quit-after", "0"], without: stream, terminatedAfter: 60)
        #expect(demo.status == 0)
        #expect(demo.output.isEmpty)
    }

    @Test("a value may follow its option in the same argument")
    func attachedValue() throws {
        let options = try DemoOptions.parse(["--rows=7", "--log=a=b", "--latency", "20"])
        #expect(options.rows == 7)
        #expect(options.log == "a=b")
        #expect(options.latency == 20)
    }

    static func expectComplaint(
        _ complaint: String, from demo: DemoProcess, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(demo.status == 2, sourceLocation: sourceLocation)
        #expect(demo.output.isEmpty, sourceLocation: sourceLocation)
        let lines = demo.errors.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last == "", "not one line: \(demo.errors)", sourceLocation: sourceLocation)
        #expect(demo.errors.hasPrefix("refresh-demo: "), sourceLocation: sourceLocation)
        #expect(demo.errors.contains(complaint), "\(demo.errors)", sourceLocation: sourceLocation)
    }
}
