import Foundation

let usage = """
    Usage: catalogue-generator --template          print data/po/refresh-gtk.pot
           catalogue-generator OUTPUT PO-FILE...   write the catalogues to OUTPUT as Swift source
    """
let arguments = Array(CommandLine.arguments.dropFirst())

do {
    if arguments == ["--help"] || arguments == ["-h"] {
        print(usage)
    } else if arguments == ["--template"] {
        print(Template.text, terminator: "")
    } else if let output = arguments.first, !output.hasPrefix("-") {
        let catalogues = try arguments.dropFirst().map { path in
            try Catalogue(path: path)
        }
        try SwiftSource.text(for: catalogues).write(toFile: output, atomically: true, encoding: .utf8)
    } else {
        throw CatalogueError(message: "neither --template nor an output file is given; see --help")
    }
} catch {
    let message = (error as? CatalogueError)?.message ?? error.localizedDescription
    FileHandle.standardError.write(Data("catalogue-generator: \(message)\n".utf8))
    exit(2)
}
