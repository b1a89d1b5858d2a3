import Foundation

/// The library as data/install put it into a folder, and how other languages are told of it.
enum Installation {
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let examples = repository.appendingPathComponent("data/examples")
    static let programs = repository.appendingPathComponent("Tests/EmbeddingTests/Programs")
    /// Tests/run installs it there.
    static let prefix = repository.appendingPathComponent(".build/embedding")

    /// The folder of this architecture's libraries in a prefix, wherever that is.
    static func libraryFolder(in prefix: URL) throws -> URL {
        let library = "librefreshgtk-1.so"
        let folder = prefix.appendingPathComponent("lib")
        for file in FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        where (file as NSString).lastPathComponent == library {
            return folder.appendingPathComponent(file).deletingLastPathComponent()
        }
        throw TestFailure("\(library) is not installed in \(prefix.path); Tests/run embed does that")
    }

    /// That of a user who installed the library where the system does not look by itself, and has no Swift.
    static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "/usr/bin:/bin"
        environment["G_DEBUG"] = nil
        guard let libraries = (try? libraryFolder(in: prefix))?.path else { return environment }
        environment["LD_LIBRARY_PATH"] = libraries
        environment["PKG_CONFIG_PATH"] = "\(libraries)/pkgconfig"
        environment["GI_TYPELIB_PATH"] = "\(libraries)/girepository-1.0"
        environment["XDG_DATA_DIRS"] = "\(prefix.path)/share:/usr/local/share:/usr/share"
        return environment
    }()

    /// What pkg-config says of the library, word by word.
    static func packageWords(_ options: [String]) throws -> [String] {
        try Program.run(["pkg-config"] + options + ["refresh-gtk-1"], in: FileManager.default.temporaryDirectory)
            .split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

/// A folder outside the repository that goes with this.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("refresh-embedding-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Copies a file here.
    func copy(_ name: String, from folder: URL) throws {
        try FileManager.default.copyItem(
            at: folder.appendingPathComponent(name), to: url.appendingPathComponent(name))
    }

    func write(_ text: String, to name: String) throws {
        try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}
