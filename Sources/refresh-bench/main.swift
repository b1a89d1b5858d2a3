import Glibc
import RefreshTool

StandardStreams.openMissing()

// Synchronous, or the main actor would leave the thread that runs GTK.
exit(BenchCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
