import Foundation

/// A headless compositor of our own with a pointer, a touchpad, a wheel, a keyboard
/// and a touch screen, and the injector that moves them.
@MainActor
final class Compositor {
    /// The one that the running suite shares; see `CompositorTrait`.
    @TaskLocal static var current: Compositor?

    /// Pixels of the output: larger than the demo's bare window (400 x 500), so that
    /// the pointer has a place beside it.
    static let outputSize = (width: 640, height: 600)

    /// Files of this run: pictures of the screen when a test failed stay, the rest goes.
    let folder: URL
    /// What a program needs to find this compositor.
    let environment: [String: String]
    private let rig: ChildProcess
    private var gesturesSent = 0
    private var gesturesDone = 0

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let rigFolder = root.appendingPathComponent(".build/rig")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("refresh-e2e-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.buildRigIfMissing(in: folder)

        var environment = ProcessInfo.processInfo.environment
        environment["SWAY_TOUCH"] = "1"
        environment["SWAY_SIZE"] = "\(Self.outputSize.width)x\(Self.outputSize.height)"
        // Tells what with-sway set, then becomes the injector: when our end of its
        // input closes, however we end, the injector ends and the compositor with it.
        let command = """
            echo "XDG_RUNTIME_DIR=$XDG_RUNTIME_DIR"; echo "WAYLAND_DISPLAY=$WAYLAND_DISPLAY"; echo ready
            exec "\(Self.rigFolder.path)/wlinject"
            """
        rig = try ChildProcess(
            Self.rigFolder.appendingPathComponent("with-sway").path, ["/bin/sh", "-c", command],
            environment: environment, in: folder)

        var lines: [String] = []
        let deadline = ContinuousClock.now + .seconds(60)
        while !lines.contains("ready") {
            guard !rig.hasEnded, ContinuousClock.now < deadline else {
                rig.end()
                throw HarnessFailure(description: "the compositor did not start\n\(rig.errorText)")
            }
            lines += rig.readLines(waiting: 50)
        }
        var found = Self.plainEnvironment(home: folder)
        for line in lines where line.contains("=") {
            let parts = line.split(separator: "=", maxSplits: 1)
            found[String(parts[0])] = String(parts[1])
        }
        self.environment = found
    }

    /// What the user's session would change in the demo is left out: theme, language,
    /// stored times, the session bus (by which a second demo would only raise the first).
    private static func plainEnvironment(home: URL) -> [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": home.path, "XDG_STATE_HOME": home.path, "XDG_DATA_HOME": home.path,
            "XDG_CONFIG_HOME": home.path, "XDG_CACHE_HOME": home.path,
            "LC_ALL": "C.UTF-8", "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "G_DEBUG": "fatal-criticals",
        ]
    }

    private static func buildRigIfMissing(in folder: URL) throws {
        if FileManager.default.isExecutableFile(atPath: rigFolder.appendingPathComponent("with-sway").path) { return }
        let build = try ChildProcess(
            root.appendingPathComponent("Tests/Rig/build").path,
            environment: ProcessInfo.processInfo.environment, in: folder)
        let deadline = ContinuousClock.now + .seconds(60)
        while !build.hasEnded, ContinuousClock.now < deadline { _ = build.readLines(waiting: 50) }
        let complaint = build.errorText
        build.end()
        guard FileManager.default.isExecutableFile(atPath: rigFolder.appendingPathComponent("with-sway").path) else {
            throw HarnessFailure(description: "Tests/Rig/build failed\n\(complaint)")
        }
    }

    /// Sends the gesture on its way; `isIdle` tells when the last one is over.
    func inject(_ gesture: Gesture) throws {
        gesturesSent += 1
        try rig.write(gesture.lines.joined(separator: "\n") + "\nsync\nsay \(gesturesSent)\n")
    }

    /// Whether all that was sent has been done and the compositor has read it.
    func isIdle(waiting milliseconds: Int32 = 0) throws -> Bool {
        for line in rig.readLines(waiting: milliseconds) { gesturesDone = Int(line) ?? gesturesDone }
        if rig.hasEnded { throw HarnessFailure(description: "the compositor went away\n\(rig.errorText)") }
        return gesturesDone == gesturesSent
    }

    func end() {
        rig.end(gently: true)
        try? FileManager.default.removeItem(at: folder)
    }
}
