import Foundation
import Testing

extension Embedded {
    /// The tests in Python and C are programs of their own, in the folder Programs.
    @Suite("Programs", .serialized)
    struct ProgramTests {
        private let folder: ScratchFolder

        init() throws {
            folder = try ScratchFolder()
        }

        @Test(
            "the tests in Python pass",
            arguments: [
                "test_properties.py", "test_components.py", "test_lifetime.py", "test_controller.py", "test_misuse.py",
            ])
        func python(_ name: String) throws {
            for file in ["harness.py", name] { try folder.copy(file, from: Installation.programs) }
            let output = try Program.run(["python3", "-W", "ignore", name, "-v"], in: folder.url)
            // Nothing of GTK's, which has no other way to complain.
            #expect(!output.contains("-CRITICAL") && !output.contains("-WARNING"), "\(output)")
            #expect(output.contains("\nOK\n"))
        }

        private func build(_ name: String) throws {
            let sources = try FileManager.default.contentsOfDirectory(atPath: Installation.programs.path)
                .filter { $0.hasPrefix(name) && $0.hasSuffix(".c") }
                .map { Installation.programs.appendingPathComponent($0).path }
            let flags = try Installation.packageWords(["--cflags", "--libs"])
            try Program.run(
                ["gcc", "-g", "-Wall", "-Wextra", "-Werror", "-o", name] + sources + flags + ["-lm"], in: folder.url)
        }

        @Test(
            "wrong use gives a message or does nothing, and never ends the program",
            arguments: [[], ["--thread"]])
        func misuse(_ options: [String]) throws {
            try build("misuse")
            let output = try Program.run(["./misuse"] + options, in: folder.url, limit: 300)
            #expect(output.hasSuffix("\n0 failures\n"))
        }

        @Test("what is done at random, also by handlers, leaves lists that are at rest")
        func fuzz() throws {
            try build("fuzz")
            let output = try Program.run(["./fuzz", "1", "24"], in: folder.url, limit: 300)
            #expect(output == "0 failures\n")
        }
    }
}
