import RefreshCGtk3

/// Something that GLib's main loop is to call later, until this token is dropped.
@MainActor
package final class MainLoopSource {
    private let box: SourceBox

    private init(_ box: SourceBox) { self.box = box }

    isolated deinit { box.cancel() }

    /// Whether the call is still to come.
    package var isActive: Bool { box.id != 0 }

    /// Takes the call back. Does nothing when it has been made.
    package func cancel() { box.cancel() }

    /// Calls `body` once, as soon as nothing of higher priority waits.
    package static func idle(
        priority: gint = G_PRIORITY_DEFAULT_IDLE, _ body: @escaping @MainActor () -> Void
    ) -> MainLoopSource {
        let box = SourceBox(.once(body))
        box.id = g_idle_add_full(priority, SourceBox.call, box.retained(), SourceBox.release)
        return MainLoopSource(box)
    }

    /// Calls `body` once, `delay` seconds from now.
    package static func after(_ delay: Double, _ body: @escaping @MainActor () -> Void) -> MainLoopSource {
        timeout(delay, .once(body))
    }

    /// Calls `body` each time `interval` seconds are over, for as long as it returns true.
    package static func every(
        _ interval: Double, priority: gint = G_PRIORITY_DEFAULT, _ body: @escaping @MainActor () -> Bool
    ) -> MainLoopSource {
        timeout(interval, priority: priority, .repeated(body))
    }

    private static func timeout(
        _ seconds: Double, priority: gint = G_PRIORITY_DEFAULT, _ work: SourceBox.Work
    ) -> MainLoopSource {
        let box = SourceBox(work)
        // GLib counts in milliseconds, up to 49 days.
        let milliseconds = guint(min((max(seconds, 0) * 1000).rounded(.up), Double(guint.max)))
        box.id = g_timeout_add_full(priority, milliseconds, SourceBox.call, box.retained(), SourceBox.release)
        return MainLoopSource(box)
    }
}

/// What GLib holds for a source.
@MainActor
private final class SourceBox {
    enum Work {
        case once(@MainActor () -> Void)
        case repeated(@MainActor () -> Bool)
    }

    /// 0 once no call is to come.
    var id: guint = 0
    private var work: Work?

    init(_ work: Work) { self.work = work }

    /// For GLib, which gives the reference back through ``release``.
    func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let call: GSourceFunc = { data in
        let box = Unmanaged<SourceBox>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.enter(with: box) { gboolean($0.callOut()) }
    }

    static let release: GDestroyNotify = { data in
        let box = Unmanaged<SourceBox>.fromOpaque(data!)
        MainActor.enter(with: box) { $0.takeUnretainedValue().invalidate() }
        box.release()
    }

    func cancel() {
        guard id != 0 else { return }
        let id = id
        invalidate()
        g_source_remove(id)
    }

    /// Returns whether GLib is to call again.
    private func callOut() -> Bool {
        switch work {
        case .once(let body):
            // Before the call, which may drop the token or ask whether it is active.
            invalidate()
            body()
            return false
        case .repeated(let body): return body()
        case nil: return false
        }
    }

    private func invalidate() {
        id = 0
        work = nil
    }
}
