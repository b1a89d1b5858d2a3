import Foundation
import PackagePlugin

/// Turns the .po files of data/po into Swift source whenever one of them changes. A new language is a new file there.
@main
struct CataloguePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "data/po")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "po" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "ShippedCatalogues.swift")
        return [
            .buildCommand(
                displayName: "Making the catalogues of \(files.count) languages",
                executable: try context.tool(named: "catalogue-generator").url,
                arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
                inputFiles: files, outputFiles: [output])
        ]
    }
}
