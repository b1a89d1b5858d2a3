import Foundation

// catalogue-generator --template              prints data/po/refresh-gtk.pot
// catalogue-generator OUTPUT PO-FILE...       writes the catalogues as Swift source
let arguments = Array(CommandLine.arguments.dropFirst())

do {
    if arguments == ["--template"] {
        print(Template.text, terminator: "")
    } else if let output = arguments.first, !output.hasPrefix("-") {
        let catalogues = try arguments.dropFirst().map { path in
            try Catalogue(path: path)
        }
        try SwiftSource.text(for: catalogues).write(toFile: output, atomically: true, encoding: .utf8)
    } else {
        throw CatalogueError(message: "usage: catalogue-generator --template | OUTPUT PO-FILE...")
    }
} catch {
    let message = (error as? CatalogueError)?.message ?? error.localizedDescription
    FileHandle.standardError.write(Data("catalogue-generator: \(message)\n".utf8))
    exit(2)
}
