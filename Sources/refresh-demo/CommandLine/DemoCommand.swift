import Glibc
import RefreshCGtk3
import RefreshGtk

/// The program: reads the command line and does what it says.
@MainActor
enum DemoCommand {
    /// Returns the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(DemoFailure) {
            let options = try DemoOptions.parse(Array(arguments.dropFirst()))
            switch options.action {
            case .help: try OutputFile(path: "-").write(usage + "\n")
            case .list: try OutputFile(path: "-").write(list)
            case .source: try OutputFile(path: "-").write(options.example.flatMap(Example.named)?.source ?? "")
            case .run: try show(options)
            }
            return 0
        } catch {
            error.report()
            return DemoFailure.exitStatus
        }
    }

    private static func show(_ options: DemoOptions) throws(DemoFailure) {
        let log = try options.log.map { path throws(DemoFailure) in
            try EventLog(path: path, includesOffsets: options.logsOffsets)
        }
        let recordings = try options.record.map { path throws(DemoFailure) in try RecordingFiles(path: path) }
        guard gtk_init_check(nil, nil) != 0 else {
            throw DemoFailure("there is no display: neither WAYLAND_DISPLAY nor DISPLAY leads to one")
        }
        if let language = options.language { speak(language) }
        if options.isBare {
            BareWindow(options, log: log, recordings: recordings).show()
        } else {
            GalleryApplication(options, log: log, recordings: recordings).run()
        }
        try recordings?.write()
    }

    /// As GTK does for the language of the environment, the windows are mirrored where it is written from right to left.
    private static func speak(_ language: String) {
        RefreshLanguage.current = language
        gtk_widget_set_default_direction(RefreshLanguage.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    private static var list: String { Example.listed.map { "\($0.id)\t\($0.title)\n" }.joined() }

    private static let usage = """
        Usage: refresh-demo [OPTION]...
        Shows what pull to refresh and load more look like, and lets them be tried.

          --list            print the ids and titles of the examples
          --source ID       print the source of this example
          --example ID      begin with this example
          --bare            the example alone, in a window of 400 x 500
          --rows N          rows that a list begins with
          --latency MS      how long a refresh or a load takes, in milliseconds
          --load-rows N     rows that a load adds
          --language CODE   the language of the components: de, zh_TW, pt-BR, ...
          --quit-after S    end after S seconds
          --log FILE        write what happens to FILE, a JSON object a line; - for standard output
          --log-offsets     log each change of the content offset too
          --record FILE     write what happens to the example to FILE, for refresh-replay; of those shown after
                            it to FILE-2, FILE-3 and so on: pull.json, pull-2.json
          -h, --help        print this

        Exit status: 0, or 2 for a mistake on the command line, a missing display or a file that cannot be written.
        """
}
