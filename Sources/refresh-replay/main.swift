import Foundation
import RefreshReplay

/// One line, or several with their line ends, to a file handle.
func write(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
}

do {
    let command = try ReplayCommand(arguments: Array(CommandLine.arguments.dropFirst()))
    let exitStatus = command.run(
        output: { write($0, to: .standardOutput) },
        problem: { write($0 + "\n", to: .standardError) })
    exit(exitStatus.rawValue)
} catch {
    write("refresh-replay: \(error); try --help\n", to: .standardError)
    exit(ReplayCommand.Exit.unusable.rawValue)
}
