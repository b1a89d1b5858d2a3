import Testing

/// The suite around all suites that use GTK: there is one main loop, so they run one after the other. A file adds its
/// own as an extension:
///
///     extension GtkTests {
///         @Suite @MainActor struct ThingTests {
///             init() { GtkHarness.start() }
///         }
///     }
///
/// No test may `await`: another suite's test would run in between.
@Suite(.serialized) @MainActor struct GtkTests {}
