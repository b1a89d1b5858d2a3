import Glibc

extension StandardStreams {
    /// Writes all of `text` to a descriptor, without a buffer: what is said on standard output and on standard error
    /// keeps its order, and nothing is lost however the program ends.
    /// - Returns: the number of the error that kept it from that; nil where there was none.
    public static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
