import Glibc
import RefreshReplay
import RefreshTool

/// Without a buffer: what is said on standard output and on standard error keeps its order.
func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            perror("refresh-replay")
            exit(ReplayCommand.Exit.unusable.rawValue)
        }
    }
}

StandardStreams.openMissing()

do {
    let command = try ReplayCommand(arguments: Array(CommandLine.arguments.dropFirst()))
    let exitStatus = command.run(
        output: { write($0, to: STDOUT_FILENO) },
        problem: { write($0 + "\n", to: STDERR_FILENO) })
    exit(exitStatus.rawValue)
} catch {
    write("refresh-replay: \(error); try --help\n", to: STDERR_FILENO)
    exit(ReplayCommand.Exit.unusable.rawValue)
}
