// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "refresh-gtk",
    products: [
        .library(name: "RefreshCore", targets: ["RefreshCore"]),
        .library(name: "RefreshGtk", targets: ["RefreshGtk"]),
        // For C, Python, Vala and GtkBuilder; data/install builds it for them.
        .library(name: "refreshgtk-1", type: .dynamic, targets: ["RefreshGtkObject"]),
        .executable(name: "refresh-demo", targets: ["refresh-demo"]),
        .executable(name: "refresh-replay", targets: ["refresh-replay"]),
        .executable(name: "refresh-bench", targets: ["refresh-bench"]),
    ],
    targets: [
        // Geometry, state machine, physics and text. Imports nothing, Foundation included.
        .target(name: "RefreshCore"),
        // GTK 3 as the system has it. No code.
        .systemLibrary(
            name: "RefreshCGtk3", pkgConfig: "gtk+-3.0",
            providers: [.apt(["libgtk-3-dev"])]),
        // The scrollable container and typed signal connections. Imports RefreshCGtk3; decides nothing.
        .target(name: "CRefreshGtk", dependencies: ["RefreshCGtk3"]),
        // The public widget layer. Imports the three above.
        .target(
            name: "RefreshGtk", dependencies: ["RefreshCore", "RefreshCGtk3", "CRefreshGtk"],
            plugins: ["CataloguePlugin"]),
        // The GObject types, in C: properties, signals and functions, which ask the next target. Imports RefreshCGtk3.
        .target(name: "CRefreshGtkObject", dependencies: ["RefreshCGtk3", "CRefreshGtk"], exclude: ["public"]),
        // What stands behind those types. Imports RefreshGtk.
        .target(
            name: "RefreshGtkObject", dependencies: ["RefreshCore", "RefreshCGtk3", "CRefreshGtkObject", "RefreshGtk"]),
        // Makes Swift source of data/po at build time. Imports RefreshCore (for the keys) and Foundation.
        .executableTarget(name: "catalogue-generator", dependencies: ["RefreshCore"]),
        .plugin(
            name: "CataloguePlugin", capability: .buildTool(), dependencies: ["catalogue-generator"],
            path: "Sources/CataloguePlugin"),
        // Scenarios: the recorded form of what happened to a scroller. Imports RefreshCore.
        .target(name: "RefreshScenario", dependencies: ["RefreshCore"]),
        // Reading, replaying and comparing scenarios. Imports RefreshScenario and FoundationEssentials (for JSON).
        .target(name: "RefreshReplay", dependencies: ["RefreshCore", "RefreshScenario"]),
        // What the programs have in common: their standard streams. Imports Glibc.
        .target(name: "RefreshTool"),
        // The gallery: desktop demo and bench for manual checks.
        .executableTarget(
            name: "refresh-demo", dependencies: ["RefreshGtk", "RefreshScenario", "RefreshTool", "CDemoPictures"],
            plugins: ["ExampleSourcePlugin"]),
        // Makes Swift source of the examples' own text at build time, for the gallery to show. Imports Foundation.
        .executableTarget(name: "example-source-generator"),
        .plugin(
            name: "ExampleSourcePlugin", capability: .buildTool(), dependencies: ["example-source-generator"],
            path: "Sources/ExampleSourcePlugin"),
        // The pictures of the gallery, embedded.
        .target(name: "CDemoPictures"),
        .executableTarget(name: "refresh-replay", dependencies: ["RefreshReplay", "RefreshTool"]),
        .executableTarget(name: "refresh-bench", dependencies: ["RefreshGtk", "RefreshTool", "CSynth"]),
        // What the start of a program that uses the library is compared with.
        .executableTarget(name: "bare-window", dependencies: ["RefreshCGtk3"], path: "Tests/Support/BareWindow"),

        // In-process input for tests, in C because it fills in event unions.
        .target(
            name: "CSynth", dependencies: ["RefreshCGtk3"], path: "Tests/Support/CSynth",
            linkerSettings: [.linkedLibrary("X11")]),
        .target(
            name: "RefreshTestSupport", dependencies: ["RefreshGtk", "CSynth"],
            path: "Tests/Support/RefreshTestSupport"),
        .testTarget(
            name: "RefreshCoreTests", dependencies: ["RefreshCore", "RefreshReplay", "catalogue-generator"],
            exclude: ["Traces"]),
        // A program around GLib's main loop; RefreshGtkTests runs it.
        .executableTarget(
            name: "MainLoopProbe", dependencies: ["RefreshGtk"], path: "Tests/Support/MainLoopProbe"),
        // Prints the language it speaks; RefreshGtkTests runs it in several environments.
        .executableTarget(
            name: "LanguageProbe", dependencies: ["RefreshGtk"], path: "Tests/Support/LanguageProbe"),
        .testTarget(
            name: "RefreshGtkTests",
            dependencies: ["RefreshGtk", "RefreshTestSupport", "MainLoopProbe", "LanguageProbe"]),
        .testTarget(
            name: "DemoTests", dependencies: ["refresh-demo", "RefreshReplay", "RefreshTestSupport"]),
        .testTarget(name: "EndToEndTests", dependencies: ["RefreshScenario"]),
        // The library as data/install installs it, in other languages; Tests/run installs it first.
        .testTarget(name: "EmbeddingTests", exclude: ["Programs"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
