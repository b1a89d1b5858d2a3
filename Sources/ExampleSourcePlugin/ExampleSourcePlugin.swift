import Foundation
import PackagePlugin

/// Puts the text of the target's files in Examples into the target itself whenever one of them changes.
@main
struct ExampleSourcePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let files = (target.sourceModule.map { Array($0.sourceFiles(withSuffix: "swift")) } ?? [])
            .map(\.url)
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Examples" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "ExampleSources.swift")
        return [
            .buildCommand(
                displayName: "Embedding the source of the examples",
                executable: try context.tool(named: "example-source-generator").url,
                arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
                inputFiles: files, outputFiles: [output])
        ]
    }
}
