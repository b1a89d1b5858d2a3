import Foundation
import FoundationXML
import Testing

extension Embedded {
    @Suite("Installation", .serialized)
    struct InstallationTests {
        private let folder: ScratchFolder
        private let libraries: URL

        init() throws {
            folder = try ScratchFolder()
            libraries = try Installation.libraryFolder(in: Installation.prefix)
        }

        private func run(_ command: [String]) throws -> String { try Program.run(command, in: folder.url) }
        private var library: String { libraries.appendingPathComponent("librefreshgtk-1.so").path }

        @Test("the library exports nothing but its own functions, and has its name in it")
        func symbols() throws {
            let names = try run(["nm", "-D", "--defined-only", library]).split(separator: "\n")
                .map { String($0.split(separator: " ").last!) }
            #expect(names.contains("refresh_gtk_refreshable_end"))
            #expect(names.filter { !$0.hasPrefix("refresh_gtk_") } == [])
            #expect(try run(["objdump", "-p", library]).contains("SONAME               librefreshgtk-1.so.0\n"))
        }

        @Test("each function of the header is exported")
        func header() throws {
            let header = try String(
                contentsOf: Installation.prefix.appendingPathComponent("include/refresh-gtk-1/refresh-gtk.h"),
                encoding: .utf8)
            let declared = header.matches(of: /\b(refresh_gtk_[a-z_]+) \(/).map { String($0.1) }
            let exported = Set(
                try run(["nm", "-D", "--defined-only", library]).split(separator: "\n")
                    .map { String($0.split(separator: " ").last!) })
            #expect(declared.count > 20)
            #expect(Set(declared).subtracting(exported) == [])
        }

        @Test("the library needs GTK and its kin, and no Swift")
        func dependencies() throws {
            let needed = try run(["ldd", library])
            #expect(needed.contains("libgtk-3.so.0"))
            for name in ["swift", "Foundation", "dispatch", "BlocksRuntime", "not found"] {
                #expect(!needed.contains(name), "\(name)")
            }
        }

        @Test(
            "the header compiles, twice in a file, as C99 and as C++, with all warnings",
            arguments: [
                ["gcc", "-std=c99", "-x", "c"], ["g++", "-std=c++11", "-x", "c++"], ["g++", "-std=c++20", "-x", "c++"],
            ])
        func header(_ compiler: [String]) throws {
            try folder.write(
                """
                #include <refresh-gtk.h>
                #include <refresh-gtk.h>
                int main (void) { return refresh_gtk_scrolled_window_get_type () == 0; }

                """, to: "includes.c")
            // GTK's own headers do not stand up to -pedantic.
            let flags = try Installation.packageWords(["--cflags"])
                .map { $0.contains("refresh-gtk") || !$0.hasPrefix("-I") ? $0 : "-isystem\($0.dropFirst(2))" }
            let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]
            #expect(try run(compiler + strict + flags + ["includes.c"]) == "")
        }

        @Test("two files of a program include the header and link")
        func twoFiles() throws {
            try folder.write(
                """
                #include <refresh-gtk.h>
                GType other (void) { return REFRESH_GTK_TYPE_STATE; }

                """, to: "b.c")
            try folder.write(
                """
                #include <refresh-gtk.h>
                GType other (void);
                int main (void) { return other () == REFRESH_GTK_TYPE_STATE ? 0 : 1; }

                """, to: "a.c")
            let flags = try Installation.packageWords(["--cflags", "--libs"])
            _ = try run(["gcc", "a.c", "b.c", "-o", "two"] + flags)
            _ = try run(["./two"])
        }

        @Test("Glade's catalogue is well formed and names the types that there are")
        func catalogue() throws {
            let file = Installation.prefix.appendingPathComponent("share/glade/catalogs/refresh-gtk-1.xml").path
            #expect(try run(["xmllint", "--noout", file]) == "")
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for function in text.matches(of: /get-type-function="(\w+)"/).map({ String($0.1) }) {
                #expect(try run(["nm", "-D", library]).contains(" \(function)\n"))
            }
        }

        @Test("Vala knows what may be null")
        func nullability() throws {
            try folder.write(
                """
                void main (string[] args) {
                    Gtk.init (ref args);
                    var feed = new RefreshGtk.ScrolledWindow ();
                    feed.header_widget = feed.footer_widget = feed.trailer_widget = null;
                    Gtk.Widget? widget = feed.get_widget (RefreshGtk.Component.HEADER);
                    feed.set_widget (RefreshGtk.Component.HEADER, widget);
                    feed.set_title (RefreshGtk.Component.HEADER, RefreshGtk.State.IDLE, null);
                    feed.set_pictures (RefreshGtk.Component.HEADER, RefreshGtk.State.IDLE, null, 0);
                    feed.set_pixbufs (RefreshGtk.Component.HEADER, RefreshGtk.State.IDLE, null, 0);
                    var controller = new RefreshGtk.Controller (feed);
                    controller.scrolled_window = null;
                    RefreshGtk.set_language (null);
                }

                """, to: "null.vala")
            let options = ["-C", "--enable-experimental-non-null", "--pkg", "refresh-gtk-1"]
            #expect(try run(["valac"] + options + ["null.vala"]) == "")
        }

        @Test("every property is documented for other languages")
        func documentation() throws {
            let file = Installation.prefix.appendingPathComponent("share/gir-1.0/RefreshGtk-1.0.gir")
            let gir = try XMLDocument(contentsOf: file)
            for kind in ["property", "method", "function", "glib:signal", "enumeration", "member"] {
                let all = try gir.nodes(forXPath: "//*[name()='\(kind)']")
                let bare = all.filter { node in !(node.children ?? []).contains { $0.name == "doc" } }
                #expect(all.count > 0)
                let names = bare.compactMap { ($0 as? XMLElement)?.attribute(forName: "name")?.stringValue }
                #expect(names == [], "\(kind)")
            }
        }

        /// The swift that it finds has nothing to do: what Tests/run built is there.
        private func environment(prefix: String) throws -> [String: String] {
            try folder.write("#!/bin/sh\n", to: "swift")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("swift").path)
            var environment = Installation.environment
            environment["PATH"] = "\(folder.url.path):/usr/bin:/bin"
            environment["DESTDIR"] = folder.url.appendingPathComponent("stage").path
            environment["PREFIX"] = prefix
            return environment
        }
        private var script: String { Installation.repository.appendingPathComponent("data/install").path }

        @Test(
            "a prefix that a shell, a search path or pkg-config would take for something else is refused",
            arguments: ["/a\"b", "/a'b", "/a$b", "/a`b", "/a\\b", "/a\nb", "/a:b", "/a#b", "b"])
        func refused(_ prefix: String) throws {
            let environment = try environment(prefix: prefix)
            for action in ["--library-only", "uninstall"] {
                // Standard error with the rest, and the status.
                let said = try run(
                    ["sh", "-c", "env -i \"$@\" 2>&1; echo $?", "sh", "PATH=\(environment["PATH"]!)"]
                        + ["PREFIX=\(prefix)", "DESTDIR=\(environment["DESTDIR"]!)", script, action])
                let lines = said.split(separator: "\n")
                #expect(lines.count == 2 && lines.first?.hasPrefix("install: ") == true, "\(said)")
                #expect(lines.last == "2")
            }
            #expect(!FileManager.default.fileExists(atPath: environment["DESTDIR"]!))
        }

        @Test("a prefix with other signs in it is used", arguments: ["/a b", "/a,b;c&d", "/ü(~)*?[x]!{}=%@+"])
        func strange(_ prefix: String) throws {
            let environment = try environment(prefix: prefix)
            #expect(try Program.run([script, "--library-only"], in: folder.url, environment: environment) == "")
            let root = folder.url.appendingPathComponent("stage" + prefix)
            #expect(FileManager.default.fileExists(atPath: try Installation.libraryFolder(in: root).path))
            #expect(try Program.run([script, "uninstall"], in: folder.url, environment: environment) == "")
            #expect(!FileManager.default.fileExists(atPath: root.path))
        }

        @Test("installed for a package it is in DESTDIR, says nothing, and uninstall leaves nothing")
        func destination() throws {
            let environment = try environment(prefix: "/opt/embedded")
            let said = try Program.run(
                [script, "--library-only"], in: folder.url, environment: environment, limit: 600)
            // Neither do g-ir-scanner, g-ir-compiler and vapigen.
            #expect(said == "")

            let stage = folder.url.appendingPathComponent("stage")
            let root = stage.appendingPathComponent("opt/embedded")
            let staged = try Installation.libraryFolder(in: root)
            let package = try String(
                contentsOf: staged.appendingPathComponent("pkgconfig/refresh-gtk-1.pc"), encoding: .utf8)
            #expect(package.contains("prefix=/opt/embedded\n"))
            #expect(!package.contains(stage.path))
            #expect(try FileManager.default.contentsOfDirectory(atPath: stage.path) == ["opt"])

            try "not ours".write(to: root.appendingPathComponent("lib/other"), atomically: true, encoding: .utf8)
            let uninstalled = try Program.run([script, "uninstall"], in: folder.url, environment: environment)
            #expect(uninstalled == "")
            let rest = FileManager.default.enumerator(atPath: stage.path)?.allObjects as? [String] ?? []
            #expect(rest.sorted() == ["opt", "opt/embedded", "opt/embedded/lib", "opt/embedded/lib/other"])
        }
    }
}
