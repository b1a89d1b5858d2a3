import Glibc

/// The streams that a program is started with.
public enum StandardStreams {
    /// Opens those that were closed by whoever started the program. Otherwise the next file that is opened, such as the
    /// connection to the display, gets the number of one of them and what is meant for it. Standard input is empty then,
    /// standard output cannot be written, as before, and what is said on standard error is lost.
    public static func openMissing() {
        // In this order each gets its own number, which is the lowest that is free.
        for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
    }
}
