import Foundation
import PackagePlugin

/// Compiles each set of `Catalogues/` into a resource of the target.
///
/// A set that holds an error stops the build with the set's own finding.
@main
struct CompileCatalogues: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogues = context.package.directoryURL.appending(path: "Catalogues")
    let compiler = try context.tool(named: "catalogue-compile")
    let sets = try sets(in: catalogues)
    // A set may extend another one, so that each depends on the files of all.
    let inputs = try sets.flatMap(catalogueFiles)
    return sets.map { set in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(set.lastPathComponent).dcat")
      return .buildCommand(
        displayName: "Compiling the catalogues of \(set.lastPathComponent)",
        executable: compiler.url,
        arguments: [set.path(percentEncoded: false), "-o", output.path(percentEncoded: false)],
        inputFiles: inputs,
        outputFiles: [output])
    }
  }

  /// The folders of `Catalogues/` that hold a `jeu.yaml`.
  private func sets(in folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "jeu.yaml").path) }
      .sorted { $0.path < $1.path }
  }

  /// All YAML files of a set, so that the build notices every change.
  private func catalogueFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0) }
  }
}
