import Foundation
import Testing

/// Each test here builds and runs outside the repository, without Swift.
@Suite("Embedded", .serialized)
enum Embedded {}

extension Embedded {
    @Suite("Examples", .serialized)
    struct ExampleTests {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        /// Builds an example as its first lines say, and returns how it is started.
        private func build(_ name: String) throws -> [String] {
            try folder.copy(name, from: Installation.examples)
            switch (name as NSString).pathExtension {
            case "c":
                let flags = try Installation.packageWords(["--cflags", "--libs"])
                try run(["gcc", "-Wall", "-Wextra", "-Werror", name, "-o", "example"] + flags)
                return ["./example"]
            case "vala":
                try run(["valac", "--pkg", "refresh-gtk-1", "--pkg", "gmodule-2.0", "-o", "example", name])
                return ["./example"]
            default:
                return ["python3", name]
            }
        }

        private func run(_ command: [String]) throws { try Program.run(command, in: folder.url) }

        @Test(
            "is refreshed by a pull and loads to the end as it is scrolled",
            arguments: ["news.c", "news.py", "news.vala"])
        func list(_ name: String) throws {
            let window = try ExampleWindow(build(name), in: folder.url)
            try window.waitForTitle("20 news")
            try window.pullDown()
            try window.waitForTitle("21 news")
            for count in [41, 61] { try window.waitForTitle("\(count) news") { try window.scrollDown() } }
            try window.scrollDown(notches: 40)
            #expect(window.title == "61 news")
            #expect(try window.close() == 0)
            #expect(window.output.isEmpty)
        }

        @Test(
            "opened from a file is refreshed by a pull down and loads by a pull up",
            arguments: ["news-ui.c", "news-ui.py", "news-ui.vala"])
        func file(_ name: String) throws {
            try folder.copy("news.ui", from: Installation.examples)
            let window = try ExampleWindow(build(name) + ["news.ui"], in: folder.url)
            try window.waitForTitle("20 news")
            try window.pullDown()
            try window.waitForTitle("21 news")
            for count in [41, 61] {
                try window.scrollDown(notches: 40)
                try window.waitForTitle("\(count) news") {
                    try window.pullUp()
                    window.waitForAnotherTitle()
                }
            }
            try window.scrollDown(notches: 40)
            try window.pullUp()
            #expect(window.title == "61 news")
            #expect(try window.close() == 0)
            #expect(window.output.isEmpty)
        }

        @Test("does by a pull, in fewer lines, what a floating button did")
        func detailedList() throws {
            let (before, after) = ("detailed-list-before.py", "detailed-list-after.py")
            let old = try ExampleWindow(build(before), in: folder.url)
            try old.waitForTitle("20 contacts")
            try old.waitForTitle("21 contacts") {
                try old.click(atHeight: 450)
                old.waitForAnotherTitle()
            }
            #expect(try old.close() == 0)

            let new = try ExampleWindow(build(after), in: folder.url)
            try new.waitForTitle("20 contacts")
            try new.pullDown()
            try new.waitForTitle("21 contacts")
            #expect(try new.close() == 0)
            #expect(new.output.isEmpty)

            func lines(_ name: String) throws -> Int {
                try String(contentsOf: Installation.examples.appendingPathComponent(name), encoding: .utf8)
                    .split(separator: "\n").count
            }
            #expect(try lines(after) * 2 < lines(before))
        }
    }
}
