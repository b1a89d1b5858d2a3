import Glibc

/// Why the program cannot do what it was asked to. Ends it with status 2.
struct DemoFailure: Error {
    /// What is the matter, for a line on standard error.
    let message: String

    init(_ message: String) { self.message = message }

    /// After a call of libc that failed.
    init(_ what: String, errorNumber: Int32) { self.init("\(what): \(String(cString: strerror(errorNumber)))") }

    static let exitStatus: Int32 = 2

    func report() {
        // One line, whatever was in the argument that it quotes.
        let line = "refresh-demo: " + String(message.map { $0.isNewline ? " " : $0 }) + "\n"
        _ = Array(line.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
