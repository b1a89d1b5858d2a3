import Foundation

/// Records every frame that the compositor shows of a part of its output.
@MainActor
final class Recorder {
    private let program: ChildProcess
    private let file: URL

    init(_ area: Picture.Area, in compositor: Compositor) throws {
        file = compositor.folder.appendingPathComponent("frames-\(UUID().uuidString).ppm")
        program = try ChildProcess(
            Compositor.rigFolder.appendingPathComponent("wlrecord").path,
            [area.x, area.y, area.width, area.height].map(String.init),
            environment: compositor.environment, in: compositor.folder, output: .file(file))
    }

    /// The whole frames so far, the oldest first. The first one is what was there at the start.
    func frames() throws -> [Picture] {
        if program.hasEnded { throw HarnessFailure(description: "the recorder ended\n\(program.errorText)") }
        return try Picture.all(in: Data(contentsOf: file))
    }

    /// Ends the recording.
    func end() {
        program.end(gently: true)
        try? FileManager.default.removeItem(at: file)
    }
}
