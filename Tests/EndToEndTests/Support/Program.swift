import Foundation

/// The package's programs, beside the running test bundle, where the package manager puts every product.
enum Program {
    /// REFRESH_DEMO names another one, such as an installed or an optimised build.
    static let demo =
        ProcessInfo.processInfo.environment["REFRESH_DEMO"].map { URL(fileURLWithPath: $0) } ?? product("refresh-demo")
    static let replay = product("refresh-replay")

    private static func product(_ name: String) -> URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(name)
    }
}
