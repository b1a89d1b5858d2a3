import Foundation

/// A program without the Swift toolchain in its way: what a machine has on which the library is only installed.
///
/// Not Foundation's `Process`, which needs a run loop to notice an end.
final class Program {
    /// Nil while it runs; the negative of a signal that ended it.
    private(set) var status: Int32?
    let pid: pid_t
    private let log: URL

    /// What it printed so far, on standard output and standard error.
    var output: String { (try? String(decoding: Data(contentsOf: log), as: UTF8.self)) ?? "" }

    /// - Parameter command: the program, found by `environment`'s PATH, and its arguments.
    init(_ command: [String], in folder: URL, environment: [String: String] = Installation.environment) throws {
        log = folder.appendingPathComponent("\(UUID().uuidString).log")
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The runner's thread has signals blocked, which a child would inherit and then outlive SIGTERM.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

        // env(1), because posix_spawnp looks along the test's own PATH and does not change the folder.
        let words = ["/usr/bin/env", "--chdir=\(folder.path)"] + command
        var argv = words.map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var child = pid_t()
        let failure = posix_spawn(&child, words[0], &actions, &attributes, &argv, &envp)
        guard failure == 0 else { throw TestFailure("cannot start \(command): \(String(cString: strerror(failure)))") }
        pid = child
    }

    deinit { kill() }

    var hasEnded: Bool {
        var value: Int32 = 0
        if status == nil, waitpid(pid, &value, WNOHANG) == pid { status = Self.status(value) }
        return status != nil
    }

    /// Ends it and what it started, by force. Safe to call again.
    func kill() {
        guard !hasEnded else { return }
        Glibc.kill(-pid, SIGKILL)
        var value: Int32 = 0
        if waitpid(pid, &value, 0) == pid { status = Self.status(value) }
    }

    /// Waits for its end.
    @discardableResult
    func waitForEnd(limit seconds: Double = 120) throws -> Int32 {
        if wait(seconds, until: { self.hasEnded }), let status { return status }
        kill()
        throw TestFailure("it runs longer than \(seconds) s\n\(output)")
    }

    private static func status(_ value: Int32) -> Int32 { value & 0x7f == 0 ? value >> 8 & 0xff : -(value & 0x7f) }
}

extension Program {
    /// Runs a program to its end, which must be a good one, and returns what it printed.
    @discardableResult
    static func run(
        _ command: [String], in folder: URL, environment: [String: String] = Installation.environment,
        limit seconds: Double = 120
    ) throws -> String {
        let program = try Program(command, in: folder, environment: environment)
        let status = try program.waitForEnd(limit: seconds)
        guard status == 0 else {
            throw TestFailure("\(command.joined(separator: " ")): status \(status)\n\(program.output)")
        }
        return program.output
    }
}

struct TestFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

/// Waits for a condition, however slow the machine is; says whether it came.
func wait(_ seconds: Double, until condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
        guard ContinuousClock.now < deadline else { return false }
        usleep(20_000)
    }
    return true
}
