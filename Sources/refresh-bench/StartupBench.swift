import Glibc
import RefreshCGtk3
import RefreshGtk

/// How long a program with the library takes to its first frame, from its start on.
@MainActor
enum StartupBench {
    private static let rounds = 15

    static func measure() throws -> Measurement {
        let demo = try program("refresh-demo")
        let window = try program("bare-window")
        return try Stopwatch.compare(rounds: rounds) {
            try seconds(to: #""event":"ready""#, from: [demo, "--bare", "--example", "header-default", "--log", "-"])
        } over: {
            try seconds(to: "ready", from: [window])
        }
    }

    /// A program built along with this one.
    private static func program(_ name: String) throws -> String {
        let link = g_file_read_link("/proc/self/exe", nil)
        defer { g_free(link) }
        let folder = g_path_get_dirname(link)
        defer { g_free(folder) }
        let path = folder.map { String(cString: $0) + "/" + name } ?? name
        guard g_file_test(path, G_FILE_TEST_IS_EXECUTABLE) != 0 else {
            throw Unmeasurable(reason: "\(name) is not built; run swift build -c release first")
        }
        return path
    }

    /// Runs a program until it prints a line with `sign`, and returns how long that takes.
    private static func seconds(to sign: String, from command: [String]) throws -> Double {
        var arguments = command.map { UnsafePointer(strdup($0)) } + [nil]
        defer { for argument in arguments { free(UnsafeMutablePointer(mutating: argument)) } }
        let start = Stopwatch.wallTime
        guard let process = g_subprocess_newv(&arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE, nil) else {
            throw Unmeasurable(reason: "\(command[0]) does not start")
        }
        defer {
            g_subprocess_force_exit(process)
            g_subprocess_wait(process, nil, nil)
            g_object_unref(process.rawObject)
        }
        let output = g_data_input_stream_new(g_subprocess_get_stdout_pipe(process))
        defer { g_object_unref(output) }
        while let line = g_data_input_stream_read_line(output, nil, nil, nil) {
            defer { g_free(line) }
            if strstr(line, sign) != nil { return Stopwatch.wallTime - start }
        }
        throw Unmeasurable(reason: "\(command[0]) ended before its first frame")
    }
}
