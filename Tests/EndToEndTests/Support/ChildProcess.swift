import Foundation

/// A failure of a program under test or of the rig, with what is needed to see why.
struct HarnessFailure: Error, CustomStringConvertible {
    var description: String
}

/// A program that a test started: lines go in, lines come out, and it always ends.
///
/// Not Foundation's `Process`: that needs a run loop to notice an end, and cannot
/// give the program a process group of its own, by which its children end too.
@MainActor
final class ChildProcess {
    enum Output {
        case lines
        case file(URL)
    }

    let name: String
    private let pid: pid_t
    private var input: Int32
    private var output: Int32
    private var unfinishedLine = Data()
    private let errors: URL
    private var status: Int32?

    init(
        _ path: String, _ arguments: [String] = [], environment: [String: String], in folder: URL,
        output destination: Output = .lines
    ) throws {
        // A program that ended must not end us when we write to it.
        signal(SIGPIPE, SIG_IGN)
        name = URL(fileURLWithPath: path).lastPathComponent
        errors = folder.appendingPathComponent("\(name)-\(UUID().uuidString).stderr")

        let toChild = try Self.pipe()
        let fromChild = try Self.pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild.read, 0)
        switch destination {
        case .lines: posix_spawn_file_actions_adddup2(&actions, fromChild.write, 1)
        case .file(let url): posix_spawn_file_actions_addopen(&actions, 1, url.path, Self.writing, 0o644)
        }
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, Self.writing, 0o644)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The runner's thread has signals blocked, which a child would inherit and then outlive SIGTERM.
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var child = pid_t()
        let failure = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
        close(toChild.read)
        close(fromChild.write)
        guard failure == 0 else {
            close(toChild.write)
            close(fromChild.read)
            throw HarnessFailure(description: "cannot start \(path): \(String(cString: strerror(failure)))")
        }
        pid = child
        input = toChild.write
        output = fromChild.read
    }

    private static let writing = O_WRONLY | O_CREAT | O_TRUNC

    /// Close-on-exec, so that no other child keeps this one's input open.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw HarnessFailure(description: "no more pipes") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    func write(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { throw HarnessFailure(description: "\(name) takes no more input\n\(errorText)") }
            rest = rest.dropFirst(count)
        }
    }

    /// The whole lines printed since the last call; waits at most this long for the first.
    func readLines(waiting milliseconds: Int32) -> [String] {
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard output >= 0, poll(&ready, 1, milliseconds) > 0 else { return [] }
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = read(output, &chunk, chunk.count)
        guard count > 0 else {
            close(output)
            output = -1
            return []
        }
        unfinishedLine.append(contentsOf: chunk[..<count])
        guard let last = unfinishedLine.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let whole = String(decoding: unfinishedLine[..<last], as: UTF8.self)
        unfinishedLine = Data(unfinishedLine[unfinishedLine.index(after: last)...])
        return whole.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }

    /// Whether it ended by itself.
    var hasEnded: Bool {
        if status == nil {
            var value: Int32 = 0
            if waitpid(pid, &value, WNOHANG) == pid { status = value }
        }
        return status != nil
    }

    /// Waits for its end and returns what it printed and its exit status, which is nil if a signal ended it.
    func finish() throws -> (output: String, status: Int32?) {
        var lines: [String] = []
        let deadline = ContinuousClock.now + .seconds(60)
        while !hasEnded || output >= 0 {
            lines += readLines(waiting: 50)
            if ContinuousClock.now > deadline { throw HarnessFailure(description: "\(name) does not end") }
        }
        let text = lines.joined(separator: "\n")
        return (text, status.flatMap { $0 & 0x7f == 0 ? $0 >> 8 : nil })
    }

    /// What it printed on standard error.
    var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Ends it and what it started: by the end of its input if `gently`, else by a
    /// signal; if that does not help for three seconds, by force. Safe to call again.
    func end(gently: Bool = false) {
        if input >= 0 { close(input) }
        input = -1
        if gently { waitForEnd() }
        if !hasEnded {
            kill(-pid, SIGTERM)
            waitForEnd()
        }
        if !hasEnded {
            kill(-pid, SIGKILL)
            var value: Int32 = 0
            if waitpid(pid, &value, 0) == pid { status = value }
        }
        if output >= 0 { close(output) }
        output = -1
    }

    private func waitForEnd() {
        let deadline = ContinuousClock.now + .seconds(3)
        while !hasEnded, ContinuousClock.now < deadline { usleep(5000) }
    }
}
