import CRefreshGtk
import RefreshCGtk3

/// A handler of a GObject signal, connected for as long as this token lives.
///
/// GLib holds the handler and lets go of it when the connection ends: by ``disconnect()``, with the token, or with the
/// instance. It does not matter which of them comes first.
@MainActor
package final class SignalConnection {
    private let box: SignalBox
    private var isKept = false

    init(_ box: SignalBox) { self.box = box }

    isolated deinit {
        if !isKept { box.disconnect() }
    }

    /// Whether the handler may still be called.
    package var isConnected: Bool { box.instance != nil }

    /// Ends the connection. Does nothing when it has ended. A handler may disconnect itself.
    package func disconnect() { box.disconnect() }

    /// Lets the connection live as long as its instance, without a token to keep.
    package func keepWithInstance() { isKept = true }
}

/// What GLib holds for a connection: the state of it, and in the subclass the handler.
@MainActor
class SignalBox {
    fileprivate(set) var instance: UnsafeMutableRawPointer?
    private var id: gulong = 0

    /// Connects with `connect`, which is given this box, retained, as the data to pass on, and the function that
    /// releases it. GLib calls that function once, whoever ends the connection.
    final func connect<Pointer: GObjectPointer>(
        _ instance: Pointer, _ connect: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, GClosureNotify) -> gulong
    ) -> SignalConnection {
        self.instance = instance.rawObject
        id = connect(instance.rawObject, Unmanaged.passRetained(self).toOpaque()) { data, _ in
            let box = Unmanaged<SignalBox>.fromOpaque(data!)
            MainActor.enter(with: box) { $0.takeUnretainedValue().invalidate() }
            box.release()
        }
        return SignalConnection(self)
    }

    final func disconnect() {
        guard let instance else { return }
        let id = id
        // The handler may hold the last reference to the instance.
        g_object_ref(instance)
        invalidate()
        g_signal_handler_disconnect(instance, id)
        g_object_unref(instance)
    }

    /// Lets go of all that could be dead later.
    func invalidate() {
        instance = nil
    }

    nonisolated init() {}
}

/// A box with a handler of type `Body`.
@MainActor
final class TypedSignalBox<Body>: SignalBox {
    private(set) var body: Body?

    init(_ body: Body) { self.body = body }

    override func invalidate() {
        super.invalidate()
        // What the handler holds may, on its way out, end this same connection once more.
        let held = body
        body = nil
        withExtendedLifetime(held) {}
    }

    /// The handler in the box that `data` points to; nil when the connection has ended. The result keeps the handler
    /// alive while it runs.
    static func body(in data: UnsafeMutableRawPointer?) -> Body? {
        Unmanaged<TypedSignalBox<Body>>.fromOpaque(data!).takeUnretainedValue().body
    }
}
