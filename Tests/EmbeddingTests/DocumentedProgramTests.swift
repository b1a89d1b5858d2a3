import Foundation
import Testing

extension Embedded {
    /// What the documentation prints is taken from its text: built by the command that stands there, and used.
    @Suite("Documented programs", .serialized)
    struct DocumentedProgramTests {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        private static let texts = ["README.md", "Sources/RefreshGtk/RefreshGtk.docc/OtherLanguages.md"]

        /// Pulls what `command` shows, waits until its refresh has ended, and closes it.
        private func use(_ command: [String]) throws {
            var environment = Installation.environment
            let state = folder.url.appendingPathComponent(UUID().uuidString)
            environment["XDG_STATE_HOME"] = state.path
            let window = try ExampleWindow(command, in: folder.url, environment: environment)
            // Nothing of the programs' own tells of a refresh. That its time is stored does, when it ended well.
            try window.waitForRefresh(storedIn: state) { try window.pullDown() }
            #expect(try window.close() == 0)
            #expect(window.output.isEmpty)
        }

        @Test("the programs in each language build without a warning and are refreshed by a pull", arguments: texts)
        func programs(_ text: String) throws {
            let document = try Document(text)
            try folder.write(document.block("c", with: "\nmain ("), to: "feed.c")
            try folder.write(document.block("python", with: "\nGtk.main()"), to: "feed.py")
            try folder.write(document.block("vala", with: " main ("), to: "feed.vala")
            // Under names of their own, and while the program in Python is used.
            let inC = try start(document.command("gcc", of: "feed.c") + " -Wall -Wextra -o c")
            let inVala = try start(document.command("valac", of: "feed.vala") + " -o vala")
            try use(document.command("python3", of: "feed.py").components(separatedBy: " "))
            for (build, program) in [(inC, "./c"), (inVala, "./vala")] {
                #expect(try build.waitForEnd() == 0)
                #expect(build.output.isEmpty)
                try use([program])
            }
        }

        private func start(_ command: String) throws -> Program {
            try Program(["sh", "-c", command], in: folder.url)
        }

        @Test("the part of a GtkBuilder file makes a list that is refreshed by a pull")
        func interface() throws {
            let part = try Document(Self.texts[1]).block("xml", with: "RefreshGtkScrolledWindow")
            try folder.write("<interface>\n\(part)</interface>\n", to: "feed.ui")
            try folder.copy("show-interface.py", from: Installation.programs)
            try use(["python3", "show-interface.py", "feed.ui"])
        }

        @Test("the controller attaches to a list that is there and gives it back")
        func controller() throws {
            let part = try Document(Self.texts[1]).block("python", with: "RefreshGtk.Controller(")
            let lines = part.split(separator: "\n")
            #expect(lines.count == 3)
            let program = """
                import gi
                gi.require_version("Gtk", "3.0")
                gi.require_version("RefreshGtk", "1.0")
                from gi.repository import Gtk, RefreshGtk

                feed = Gtk.ScrolledWindow()
                rows = Gtk.TreeView()
                feed.add(rows)
                window = Gtk.Window()
                window.add(feed)
                window.show_all()
                refreshed = []
                refresh = refreshed.append
                \(lines[0])
                \(lines[1])
                controller.begin(RefreshGtk.Component.HEADER)
                while not refreshed:
                    Gtk.main_iteration()
                assert feed.get_child() != rows
                \(lines[2])
                assert refreshed == [controller] and feed.get_child() == rows

                """
            try folder.write(program, to: "controller.py")
            #expect(try Program.run(["python3", "controller.py"], in: folder.url) == "")
        }
    }
}
