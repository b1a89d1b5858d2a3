import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

/// Waits until a mapped window draws no frame in a row of turns of the main loop that would have shown several.
@MainActor
func expectRest(
    of window: UnsafeMutablePointer<GtkWidget>, sourceLocation: SourceLocation = #_sourceLocation
) {
    var frames = 0
    var turns = 0
    let clock = gtk_widget_get_frame_clock(window)!
    let connection = SignalConnection.plain(clock, "update") {
        frames += 1
        turns = 0
    }
    GtkHarness.wait(
        until: {
            turns += 1
            return turns > 40
        }(), "frames go on: \(frames)", sourceLocation: sourceLocation)
    connection.disconnect()
}
