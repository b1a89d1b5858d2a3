import Glibc
import RefreshReplay
import RefreshTool

func write(_ text: String, to descriptor: Int32) {
    guard let failure = StandardStreams.write(text, to: descriptor) else { return }
    errno = failure
    perror("refresh-replay")
    exit(ReplayCommand.Exit.unusable.rawValue)
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
