import Glibc
import RefreshTool

/// A file that is written without a buffer, so that nothing is lost however the program ends.
final class OutputFile {
    private let path: String
    private let descriptor: Int32

    /// Empties the file at `path`, or makes it; "-" is standard output.
    init(path: String) throws(DemoFailure) {
        self.path = path
        // A reader that went away is an error of write(), not the end of the program.
        signal(SIGPIPE, SIG_IGN)
        descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw DemoFailure("cannot write \(path)", errorNumber: errno) }
    }

    deinit {
        if descriptor != STDOUT_FILENO { close(descriptor) }
    }

    func write(_ text: String) throws(DemoFailure) {
        if let failure = StandardStreams.write(text, to: descriptor) {
            throw DemoFailure("cannot write \(path == "-" ? "standard output" : path)", errorNumber: failure)
        }
    }
}
