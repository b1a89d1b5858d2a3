/// What the command line asks for.
struct DemoOptions: Sendable, Equatable {
    enum Action: Sendable, Equatable {
        case run
        case list
        case source
        case help
    }

    var action = Action.run
    /// The id of the example to begin with; nil for the first.
    var example: String?
    /// The example alone, without sidebar and inspector.
    var isBare = false
    /// How many rows a list begins with; nil for as many as the example wants.
    var rows: Int?
    /// How long a refresh or a load takes, in milliseconds. MJRefresh's examples take two seconds; one is long enough
    /// to see what happens.
    var latency = 1000
    /// How many rows a load adds.
    var loadRows = 10
    /// The code of the language that the components speak; nil for that of the environment.
    var language: String?
    /// Seconds after which the program ends; nil for never.
    var quitAfter: Double?
    /// The file for the log; "-" for standard output, nil for none.
    var log: String?
    /// Whether each change of the offset is logged too.
    var logsOffsets = false
    /// The file for a scenario of what happens to the first example, beside which those of others go; nil for none.
    var record: String?

    /// Takes the arguments after the program's name.
    static func parse(_ arguments: [String]) throws(DemoFailure) -> DemoOptions {
        var options = DemoOptions()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            var reader = OptionReader(argument, rest)
            switch reader.name {
            case "--help", "-h": options.action = .help
            case "--list": options.action = .list
            case "--source":
                options.action = .source
                options.example = try reader.exampleID()
            case "--example": options.example = try reader.exampleID()
            case "--bare": options.isBare = true
            case "--rows": options.rows = try reader.wholeNumber(upTo: 1_000_000)
            case "--latency": options.latency = try reader.wholeNumber(upTo: 3_600_000)
            case "--load-rows": options.loadRows = try reader.wholeNumber(upTo: 100_000)
            case "--language": options.language = try reader.language()
            case "--quit-after": options.quitAfter = try reader.seconds(upTo: 1_000_000)
            case "--log": options.log = try reader.value()
            case "--record": options.record = try reader.value()
            case "--log-offsets": options.logsOffsets = true
            default: throw reader.unknown
            }
            try reader.finish()
            rest = reader.rest
        }
        return options
    }
}
